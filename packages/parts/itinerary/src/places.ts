import { getAirportGroup } from '@airline/reference-data/airport-groups';
import { getStation } from '@airline/reference-data/stations';

/**
 * Gives the name by which people know a station or a group: 'Dallas (Love Field)', 'New York City'.
 *
 * A code that the catalogue does not know is given back as it is: an imported schedule can have one.
 *
 * @example
 * ```ts
 * import { placeName } from '@airline/itinerary';
 *
 * console.log(placeName('DAL')); // 'Dallas (Love Field)'
 * ```
 */
export function placeName(code: string): string {
  return (getStation(code) ?? getAirportGroup(code))?.shortDisplayName ?? code;
}

/** Gives the zone whose clocks a station shows; UTC for one that the catalogue does not know. */
export function stationTimeZone(code: string): string {
  return getStation(code)?.timeZone ?? 'UTC';
}
