import type { FundGivenBack, GivenBack } from '@airline/contract';

import { daysLeft, type StoredFund } from './fund-state.ts';
import { usd } from './fund-view.ts';

/** Says what goes back to travel funds at a moment, the latest last day first; nothing where nothing goes back to any. */
export function toFundsGivenBack(
  returned: readonly Pick<StoredFund, 'number' | 'expiresOn' | 'amountMinor'>[],
  now: Date,
): Pick<GivenBack, 'funds'> {
  const funds = returned
    .filter(({ amountMinor }) => amountMinor > 0)
    .toSorted((one, other) => other.expiresOn.localeCompare(one.expiresOn))
    .map(({ number, expiresOn, amountMinor }): FundGivenBack => ({
      lastFour: number.slice(-4),
      amount: usd(amountMinor),
      expiresOn,
      isExpired: daysLeft(expiresOn, now) < 0,
    }));
  return funds.length === 0 ? {} : { funds };
}
