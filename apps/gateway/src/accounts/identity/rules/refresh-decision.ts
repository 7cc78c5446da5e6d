/** What of a refresh token decides what it is still good for. */
export interface RefreshTokenState {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly successorHash: string | null;
}

/** How long two tabs that ask at the same moment may both be right. */
const raceMs = 10_000;

/**
 * Decides what a refresh token of a session that goes on is good for.
 *
 * 1. One that was not used in time: the session was idle too long.
 * 2. One that was not used: a new one.
 * 3. One that was used, while its successor was not: the answer was lost on its way, or a second tab asked at the same
 *    moment. A new one; the successor works no more.
 * 4. One that such a new one replaced before anybody used it: a new one within ten seconds, for the tabs of one browser.
 * 5. Any other used one: two have the session's tokens, and one of them should not. The session ends.
 *
 * Source: RFC 9700 §4.14.2, refresh token rotation.
 */
export function refreshDecision(
  token: RefreshTokenState,
  successor: Pick<RefreshTokenState, 'usedAt'> | undefined,
  now: Date,
): 'renew' | 'idle' | 'reused' {
  if (token.usedAt === null) return token.expiresAt <= now ? 'idle' : 'renew';
  if (successor?.usedAt === null) return 'renew';
  const wasReplaced = token.successorHash === null;
  return wasReplaced && now.getTime() - token.usedAt.getTime() <= raceMs ? 'renew' : 'reused';
}
