import type { FlightLeg, ItineraryView } from '@airline/contract';
import type { FlightEnd, FlightLegs } from '@airline/ui/flight-timeline';

import { placeName, stationTimeZone } from './places.ts';

/**
 * Gives the legs of an itinerary as the flight components show them: with names and clocks of their stations.
 *
 * @throws RangeError when the itinerary has no leg, which the contract does not allow
 *
 * @example
 * ```ts
 * import type { ItineraryView } from '@airline/contract';
 * import { toFlightLegs } from '@airline/itinerary';
 *
 * const firstCity = (itinerary: ItineraryView) => toFlightLegs(itinerary)[0].from.city;
 * ```
 */
export function toFlightLegs({ id, legs }: ItineraryView): FlightLegs {
  const [first, ...others] = legs.map((leg) => ({
    flightNumber: spaced(leg.flight),
    from: end(leg, 'from'),
    to: end(leg, 'to'),
  }));
  if (first === undefined) throw new RangeError(`Itinerary '${id}' has no leg: an itinerary has one to three.`);
  return [first, ...others];
}

function end(leg: FlightLeg, side: 'from' | 'to'): FlightEnd {
  const code = leg[side];
  const instant = new Date(side === 'from' ? leg.departsAt : leg.arrivesAt).toISOString();
  return { code, city: placeName(code), instant, timeZone: stationTimeZone(code) };
}

/** Writes a flight as people say it: '9Z1234' as '9Z 1234'. */
function spaced(flight: string): string {
  return `${flight.slice(0, 2)} ${flight.slice(2)}`;
}
