/** What of a refresh token decides what it is still good for. */
export interface RefreshTokenState {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly successorHash: string | null;
}

/** How long the tabs of one browser may send a token that one of them used. */
const raceMs = 10_000;

/**
 * Decides what a refresh token of a session that goes on is good for.
 *
 * 1. One that was not used: a successor.
 * 2. One that was used within ten seconds, while its successor was not: the same successor, for a second tab that asked at the
 *    same moment. So it does not matter which answer comes last.
 * 3. One that was used earlier, while its successor was not: the answer was lost on its way. Another successor; the first
 *    works no more.
 * 4. One that was not used in time, or whose successor was not: the session was idle too long.
 * 5. One that another replaced before it was used, by rule 3 or by a new proof of the person: nothing within ten seconds, when a
 *    second tab may have sent it before the browser had the new one.
 * 6. Any other used one: two have the session's tokens, and one of them should not. The session ends.
 *
 * Source: RFC 9700 §4.14.2, refresh token rotation.
 */
export function refreshDecision(
  token: RefreshTokenState,
  successor: Pick<RefreshTokenState, 'usedAt' | 'expiresAt'> | undefined,
  now: Date,
): 'renew' | 'repeat' | 'idle' | 'replaced' | 'reused' {
  if (token.usedAt === null) return token.expiresAt <= now ? 'idle' : 'renew';
  const isRace = now.getTime() - token.usedAt.getTime() <= raceMs;
  if (successor?.usedAt === null) {
    if (successor.expiresAt <= now) return 'idle';
    return isRace ? 'repeat' : 'renew';
  }
  return token.successorHash === null && isRace ? 'replaced' : 'reused';
}
