import type { FlightLeg, OfferBound, Party } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

/** Gives the legs of all directions, in the order in which they are flown. */
export function listLegs(bounds: readonly OfferBound[]): readonly FlightLeg[] {
  return bounds.flatMap(({ itinerary }) => itinerary.legs);
}

/** Gives a leg's local date of departure. */
export function departureDate({ departsAt }: FlightLeg): string {
  return departsAt.slice(0, 'YYYY-MM-DD'.length);
}

/** Tells whether a journey needs a passport: one of its legs touches a station abroad. */
export function needsDocument(bounds: readonly OfferBound[]): boolean {
  return listLegs(bounds).some(
    ({ from, to }) => getStation(from)?.internationalStation === true || getStation(to)?.internationalStation === true,
  );
}

/** So many seats of one leg. */
export interface LegSeats {
  readonly legId: string;
  readonly date: string;
  readonly count: number;
}

/**
 * Gives the seats that a party takes on each leg, sorted by leg: everybody who takes or gives back the seats of several
 * legs does it in this order, so that no two of them wait for each other.
 */
export function seatsTaken(bounds: readonly OfferBound[], { adults, children }: Party): readonly LegSeats[] {
  const byLeg = new Map<string, LegSeats>();
  for (const leg of listLegs(bounds)) {
    const count = (byLeg.get(leg.id)?.count ?? 0) + adults + children;
    byLeg.set(leg.id, { legId: leg.id, date: departureDate(leg), count });
  }
  return [...byLeg.values()].toSorted((a, b) => (a.legId < b.legId ? -1 : 1));
}
