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

/**
 * Tells whether a text is a reason, for an address that carries one.
 *
 * @example
 * ```ts
 * import { isEndReason } from '@airline/session';
 *
 * console.log(isEndReason('idle'), isEndReason('<b>')); // true false
 * ```
 */
export function isEndReason(value: unknown): value is EndReason {
  return endReasons.some((reason) => reason === value);
}

/** Tells whether what the person typed goes with the session: nobody who comes after may read it. */
export function clearsPersonalData(reason: EndReason): boolean {
  return reason !== 'idle' && reason !== 'expired';
}
