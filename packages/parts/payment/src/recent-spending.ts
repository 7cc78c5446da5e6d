import type { listPoints } from '@airline/contract';
import type { AnswerOf } from '@airline/gateway-client';

/** An offer’s price holds for 20 minutes: what was spent before that, the person knew when they chose the flights. */
const recentMinutes = 20;

/**
 * Finds how many points were spent a moment ago, where without that they would be enough for a price: in another tab, or on another
 * device. `undefined` where they would be too few all the same.
 */
export function findRecentSpending(
  { balance, movements }: Pick<AnswerOf<typeof listPoints>, 'balance' | 'movements'>,
  price: number,
  now: Date,
): number | undefined {
  const since = now.getTime() - recentMinutes * 60_000;
  const spent = movements
    .filter(({ kind, at }) => (kind === 'spent' || kind === 'returned') && Date.parse(at) >= since)
    .reduce((sum, { points }) => sum - points, 0);
  return spent > 0 && balance < price && balance + spent >= price ? spent : undefined;
}
