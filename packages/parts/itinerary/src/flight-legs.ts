import type { FlightLeg, ItineraryView } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';
import type { FlightEnd, FlightLegs } from '@airline/ui/flight-timeline';

import { aircraftName } from './aircraft-names.ts';

/**
 * Gives the legs of an itinerary as the flight components show them: with the names of their stations in a language, and
 * their clocks; those of UTC where the catalogue does not know the station.
 *
 * @throws RangeError when the itinerary has no leg, which the contract does not allow
 *
 * @example
 * ```ts
 * import type { ItineraryView } from '@airline/contract';
 * import { toFlightLegs } from '@airline/itinerary';
 *
 * const firstCity = (itinerary: ItineraryView) => toFlightLegs(itinerary, 'es')[0].from.city;
 * ```
 */
export function toFlightLegs({ id, legs }: ItineraryView, language: string): FlightLegs {
  const [first, ...others] = legs.map((leg) => ({
    flightNumber: spacedFlight(leg.flight),
    from: end(leg, 'from', language),
    to: end(leg, 'to', language),
    note: aircraftName(leg.aircraft),
  }));
  if (first === undefined) throw new RangeError(`Itinerary '${id}' has no leg: an itinerary has one to three.`);
  return [first, ...others];
}

function end(leg: FlightLeg, side: 'from' | 'to', language: string): FlightEnd {
  const code = leg[side];
  const instant = new Date(side === 'from' ? leg.departsAt : leg.arrivesAt).toISOString();
  return { code, city: placeName(code, language), instant, timeZone: getStation(code)?.timeZone ?? 'UTC' };
}

/**
 * Writes a flight as people say it: '9Z1234' as '9Z 1234'.
 *
 * @example
 * ```ts
 * import { spacedFlight } from '@airline/itinerary';
 *
 * console.log(spacedFlight('9Z1234')); // 9Z 1234
 * ```
 */
export function spacedFlight(flight: string): string {
  return `${flight.slice(0, 2)} ${flight.slice(2)}`;
}
