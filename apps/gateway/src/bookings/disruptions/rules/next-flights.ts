import type { FareFamily, Itineraries, OfferBound } from '@airline/contract';

/** What a search finds. */
type Found = Itineraries['itineraries'][number];

/**
 * Sorts what may be flown instead of a direction, the earliest arrival first:
 *
 * 1. it leaves no earlier than what was booked, for who planned to be at the airport then;
 * 2. it is sold in the fare family that was booked;
 * 3. it is not the itinerary that was booked.
 */
export function sortNextFlights<
  Itinerary extends Pick<Found, 'id' | 'legs'> & { readonly fares: readonly { readonly family: FareFamily }[] },
>(
  { itinerary: booked, family }: Pick<OfferBound, 'itinerary' | 'family'>,
  found: readonly Itinerary[],
): readonly Itinerary[] {
  return found
    .filter(
      (next) =>
        next.id !== booked.id &&
        departureOf(next) >= departureOf(booked) &&
        next.fares.some((fare) => fare.family === family),
    )
    .toSorted((one, other) => arrivalOf(one) - arrivalOf(other) || departureOf(other) - departureOf(one));
}

function departureOf({ legs }: Pick<Found, 'legs'>): number {
  return Date.parse(legs[0]?.departsAt ?? '');
}

function arrivalOf({ legs }: Pick<Found, 'legs'>): number {
  return Date.parse(legs.at(-1)?.arrivesAt ?? '');
}
