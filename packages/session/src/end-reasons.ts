/**
 * Lists why a session ended, for the words that say so.
 *
 * - `loggedOut`, `loggedOutEverywhere`: the person asked for it, in this tab or another one.
 * - `idle`: nothing was done for too long. `expired`: it had lasted as long as a session may, or is gone.
 * - `endedElsewhere`: logged out everywhere, or a new password was set, on another device.
 * - `tokenReused`: an old refresh token came back, so that somebody may have copied it.
 */
export const endReasons = [
  'loggedOut',
  'loggedOutEverywhere',
  'idle',
  'expired',
  'endedElsewhere',
  'tokenReused',
] as const;

/** Names why a session ended: see {@link endReasons}. */
export type EndReason = (typeof endReasons)[number];

const reasonByCode: ReadonlyMap<number, EndReason> = /* @__PURE__ */ new Map([
  [401_615_399, 'idle'],
  [400_080_012, 'endedElsewhere'],
  [400_080_013, 'tokenReused'],
]);

/** Tells why a session ended, from the gateway error number that said so. */
export function endReasonOf(code: number | undefined): EndReason {
  return reasonByCode.get(code ?? 0) ?? 'expired';
}

/** Tells whether a text is a reason, for a storage that holds one. */
export function isEndReason(value: unknown): value is EndReason {
  return endReasons.some((reason) => reason === value);
}

/**
 * Tells whether a session ended because its time was over, and nobody ended it: what was typed stays, and where a login is
 * due the login page says why.
 *
 * @example
 * ```ts
 * import { isEndByTime } from '@airline/session';
 *
 * console.log(isEndByTime('idle'), isEndByTime('loggedOut')); // true false
 * ```
 */
export function isEndByTime(reason: EndReason): reason is 'idle' | 'expired' {
  return reason === 'idle' || reason === 'expired';
}

/**
 * Tells whether the person ended the session: they wanted to leave, and are led to no login.
 *
 * @example
 * ```ts
 * import { isLogOut } from '@airline/session';
 *
 * console.log(isLogOut('loggedOutEverywhere'), isLogOut('endedElsewhere')); // true false
 * ```
 */
export function isLogOut(reason: EndReason): boolean {
  return reason === 'loggedOut' || reason === 'loggedOutEverywhere';
}
