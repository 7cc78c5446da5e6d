import type { Offer } from '@airline/contract';

/** Tells whether two offers are for the same flights and the same party, at whatever fare and price. */
export function isSameJourney(one: Pick<Offer, 'bounds' | 'party'>, other: Pick<Offer, 'bounds' | 'party'>): boolean {
  return toFlights(one) === toFlights(other);
}

function toFlights({ bounds, party: { adults, children, lapInfants } }: Pick<Offer, 'bounds' | 'party'>): string {
  const flights = bounds.map(({ date, origin, destination, itinerary }) => [date, origin, destination, itinerary.id]);
  return JSON.stringify([flights, adults, children, lapInfants]);
}
