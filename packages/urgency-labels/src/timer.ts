const longestWaitMilliseconds = 86_400_000;

/**
 * Gives how long a screen's timer waits before it asks for the label again.
 *
 * Milliseconds, from 0 to 24 hours: a later change is waited for in steps of a day, because `setTimeout` fires at once
 * for a wait of 2^31 ms or more, and because a sleeping machine's timers drift. Without a change there is no timer:
 * `undefined`. It does not check that the two dates are valid.
 *
 * Source: HTML Living Standard, timer initialization steps (a signed 32-bit `timeout`).
 *
 * @example
 * ```ts
 * import { timerMilliseconds } from '@airline/urgency-labels/timer';
 *
 * timerMilliseconds(new Date('2026-05-01T00:00:00.001Z'), new Date('2026-05-01T00:00:00Z')); // 1
 * timerMilliseconds(new Date('2026-06-01T00:00:00Z'), new Date('2026-05-01T00:00:00Z')); // 86400000
 * ```
 */
export function timerMilliseconds(changesAt: Date | undefined, now: Date): number | undefined {
  if (changesAt === undefined) return undefined;
  return Math.min(Math.max(0, changesAt.getTime() - now.getTime()), longestWaitMilliseconds);
}
