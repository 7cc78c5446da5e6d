import type { Party } from '@airline/contract';

import type { LowFareDay } from '../search/low-fares.ts';
import type { PriceBasis } from './list-options.ts';
import type { ChosenFlight } from './picks.ts';

/** What stands around the day whose price is shown. */
export interface DayJourney {
  readonly party: Party;
  readonly chosen: readonly ChosenFlight[];
  /** The days of the directions after this one, in order; `undefined` for one that is not known, or has nothing for sale. */
  readonly onward: readonly (LowFareDay | undefined)[];
}

/**
 * Gives the basis on which the days can be shown: the list's, but for each person where infants on laps travel, whose taxes no
 * day tells.
 */
export function dayBasis(basis: PriceBasis, { lapInfants }: Party): PriceBasis {
  if (lapInfants === 0) return basis;
  return basis === 'partyTrip' ? 'personTrip' : basis === 'party' ? 'person' : basis;
}

/**
 * Gives a day with its lowest price as the list shows its own: for one person or all of them, for this flight or with those chosen and
 * the cheapest of the later days. A day without a price, or of a journey that has none, has none.
 */
export function dayOnBasis(day: LowFareDay, basis: PriceBasis, { party, chosen, onward }: DayJourney): LowFareDay {
  const isTrip = basis === 'personTrip' || basis === 'partyTrip';
  const days = isTrip ? [day, ...onward] : [day];
  const persons = basis === 'party' || basis === 'partyTrip' ? party.adults + party.children : 1;
  let amountMinor = 0;
  let points = 0;
  for (const one of days) {
    if (one?.perPassenger === undefined || one.pointsPerPassenger === undefined) return { date: day.date };
    amountMinor += one.perPassenger.amountMinor;
    points += one.pointsPerPassenger;
  }
  for (const { fare } of isTrip ? chosen : []) {
    amountMinor += fare.perPassenger.amountMinor;
    points += fare.pointsPerPassenger;
  }
  return {
    date: day.date,
    perPassenger: { amountMinor: persons * amountMinor, currency: 'USD' },
    pointsPerPassenger: persons * points,
  };
}
