import type { TokenKind } from '@airline/client-config/login-clients';

/** How long sessions and tokens last, in milliseconds. */
export interface SessionLifetime {
  /** From the last use: after that the person logs in again, as 401615399 says. */
  readonly idleMs: number;
  /** From the login, however much the session is used. */
  readonly absoluteMs: number;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long a session lasts, by the kind of its token.
 *
 * Source: OWASP ASVS 5.0 §7.3; NIST SP 800-63B §4.2.3 for the twelve hours of a company.
 */
const sessionLifetimes: Readonly<Record<TokenKind, SessionLifetime>> = {
  traveler: { idleMs: 7 * dayMs, absoluteMs: 30 * dayMs },
  mobile: { idleMs: 30 * dayMs, absoluteMs: 90 * dayMs },
  corporate: { idleMs: hourMs, absoluteMs: 12 * hourMs },
};

/** On a device that others use too, whatever the kind. */
const sharedDeviceLifetime: SessionLifetime = { idleMs: 30 * minuteMs, absoluteMs: 12 * hourMs };

/** Returns how long a session of a kind lasts. */
export function sessionLifetimeOf(kind: TokenKind, isSharedDevice: boolean): SessionLifetime {
  return isSharedDevice ? sharedDeviceLifetime : sessionLifetimes[kind];
}

export const accessTokenSeconds = 300;

/** How long a proof of the person is recent enough for what changes the account. */
export const recentProofMs = 10 * minuteMs;
