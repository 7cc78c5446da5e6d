import type { Money } from '@airline/contract';
import type { LowFareDay } from '@airline/flight-shopping/low-fares';

/** What the chosen days of a journey cost together. */
export interface DaysSum {
  readonly perPerson: Money;
  readonly party: Money;
  readonly points: number;
  readonly partyPoints: number;
}

/** Adds up the lowest prices of days, for one passenger and for all with a ticket; `undefined` where one of them has none. */
export function sumDays(days: readonly (LowFareDay | undefined)[], tickets: number): DaysSum | undefined {
  let [amountMinor, points] = [0, 0];
  for (const day of days) {
    if (day?.perPassenger === undefined || day.pointsPerPassenger === undefined) return undefined;
    amountMinor += day.perPassenger.amountMinor;
    points += day.pointsPerPassenger;
  }
  return {
    perPerson: { amountMinor, currency: 'USD' },
    party: { amountMinor: amountMinor * tickets, currency: 'USD' },
    points,
    partyPoints: points * tickets,
  };
}
