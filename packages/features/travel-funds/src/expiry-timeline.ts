import type { AccountFund } from '@airline/contract';

import { isUsable } from './fund-usable.ts';

/** What expires on one day. */
export interface ExpiryPoint {
  /** Calendar date. */
  readonly date: string;
  readonly amountMinor: number;
  /** Where it stands between today and a year from today: 0 to 1. */
  readonly position: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const yearDays = 366;

/** Adds up what expires on each day, the nearest first: what can be spent alone. */
export function listExpiries(funds: readonly AccountFund[], now: Date): readonly ExpiryPoint[] {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const byDate = new Map<string, number>();
  for (const fund of funds) {
    if (!isUsable(fund) || fund.left.amountMinor === 0) continue;
    byDate.set(fund.expiresOn, (byDate.get(fund.expiresOn) ?? 0) + fund.left.amountMinor);
  }
  return [...byDate]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, amountMinor]) => ({
      date,
      amountMinor,
      position: Math.min(1, Math.max(0, (Date.parse(date) - today) / dayMs / yearDays)),
    }));
}

/** Lists the first days of every third month of the year that begins today, with where they stand. */
export function listTicks(now: Date): readonly { readonly date: string; readonly position: number }[] {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return [3, 6, 9].map((months) => {
    const at = Date.UTC(now.getFullYear(), now.getMonth() + months, 1);
    return {
      date: new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length),
      position: (at - today) / dayMs / yearDays,
    };
  });
}
