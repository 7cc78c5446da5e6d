import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
/** A code counts one step early and late, for clocks that are off and people who type slowly (RFC 6238 §5.2). */
const stepsAround = 1;

/** What authenticator apps show above the code. */
const issuer = 'Alisio';

/** How many random bytes make the secret of an authenticator app (RFC 4226 §4 R6). */
export const totpSecretBytes = 20;

/** Writes random bytes as the secret of an authenticator app: base32. */
export function toTotpSecret(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** Writes a secret as an authenticator app reads it from a QR code. */
export function totpUri(secret: string, label: string): string {
  return createTotp(secret, label).toString();
}

/**
 * Gives the time step that a code of six digits belongs to, `undefined` when it is wrong.
 *
 * A step that was taken before counts for nothing: that is for the caller to check.
 *
 * Source: RFC 6238.
 */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/** Gives the code that an authenticator app shows. */
export function totpCodeAt(secret: string, now: Date): string {
  return createTotp(secret).generate({ timestamp: now.getTime() });
}

function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
  });
}
