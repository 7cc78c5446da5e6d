import type { OfferBound } from '@airline/contract';

import { listLegs } from '../../orders/rules/journey.ts';

/**
 * Tells whether a direction that a change gives up has departed since somebody asked for the change: who may have flown it keeps it.
 * What should have departed before that was checked then, by what operations said of it.
 */
export function haveGivenUpDeparted(
  before: readonly OfferBound[],
  after: readonly OfferBound[],
  { askedAt, now }: { readonly askedAt: Date; readonly now: Date },
): boolean {
  const givenUp = before.filter(({ itinerary }, place) => itinerary.id !== after[place]?.itinerary.id);
  return listLegs(givenUp).some(({ departsAt }) => {
    const departs = Date.parse(departsAt);
    return departs > askedAt.getTime() && departs <= now.getTime();
  });
}
