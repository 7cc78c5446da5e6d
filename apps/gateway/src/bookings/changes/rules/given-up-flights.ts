import type { OfferBound } from '@airline/contract';

import { listLegs } from '../../orders/rules/journey.ts';

/** Tells whether a direction that a change gives up has departed: who may have flown it keeps it. */
export function haveGivenUpDeparted(before: readonly OfferBound[], after: readonly OfferBound[], now: Date): boolean {
  const givenUp = before.filter(({ itinerary }, place) => itinerary.id !== after[place]?.itinerary.id);
  return listLegs(givenUp).some(({ departsAt }) => Date.parse(departsAt) <= now.getTime());
}
