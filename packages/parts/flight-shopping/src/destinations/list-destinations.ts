import type { Destinations } from '@airline/contract';

import { wholePrice } from '../search/low-fares.ts';

/** A place that nonstop flights lead to, with its lowest fare. */
export type Destination = Destinations['destinations'][number];

/** A destination that is for sale. */
export interface PricedDestination extends Destination {
  readonly lowest: NonNullable<Destination['lowest']>;
}

/** What is shown of the destinations of a month. */
export interface Choice {
  /** The cheapest first; those of one price by code. */
  readonly withinBudget: readonly PricedDestination[];
  readonly soldOut: readonly Destination[];
  /** The lowest price of all in cents, whatever the budget; absent when nothing is for sale. */
  readonly lowestMinor: number | undefined;
}

/** Orders destinations by price, without those that cost more than a budget in cents. */
export function chooseWithin(destinations: readonly Destination[], budgetMinor: number | undefined): Choice {
  const priced = destinations
    .filter((destination): destination is PricedDestination => destination.lowest !== undefined)
    .toSorted((a, b) => priceOf(a) - priceOf(b) || (a.station < b.station ? -1 : 1));
  return {
    withinBudget: priced.filter((destination) => budgetMinor === undefined || priceOf(destination) <= budgetMinor),
    soldOut: destinations.filter(({ lowest }) => lowest === undefined),
    lowestMinor: priced[0] && priceOf(priced[0]),
  };
}

/** Writes the lowest price of a destination for one passenger, '$121'; `undefined` where it is sold out. */
export function formatLowest({ lowest }: Destination, locale: string): string | undefined {
  return lowest && wholePrice(lowest.perPassenger, locale);
}

function priceOf({ lowest }: PricedDestination): number {
  return lowest.perPassenger.amountMinor;
}
