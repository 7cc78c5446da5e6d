import { isInCountryBox } from '../../src/country-boxes.ts';
import { coordinatesOf } from '../../src/station-fields.ts';
import { canKeepOffset, standardOffsetHours } from '../../src/zone-longitude.ts';
import type { CompiledStation } from '../stations.ts';
import { type Finding, findings } from './finding.ts';

/** Clocks run up to this far from the sun almost everywhere; who is farther off is looked at. */
const USUAL_HOURS_FROM_THE_SUN = 2;

/** Checks coordinates against the country's box and against the meridian of the zone. */
export function checkPlaces(stations: readonly CompiledStation[]): readonly Finding[] {
  const outside: [string, string][] = [];
  const offMeridian: [string, string][] = [];
  for (const station of stations) {
    const place = coordinatesOf(station);
    if (isInCountryBox(station.countryCode, place) !== true) {
      outside.push([
        station.id,
        `${place.latitude}, ${place.longitude} is outside every box of ${station.countryCode}`,
      ]);
    }
    const hours = standardOffsetHours(station.timeZone);
    const sun = place.longitude / 15;
    if (hours === undefined || !canKeepOffset(place.longitude, hours)) {
      offMeridian.push([station.id, `${station.timeZone} cannot hold at longitude ${place.longitude}`]);
    } else if (Math.min(Math.abs(hours - sun), 24 - Math.abs(hours - sun)) > USUAL_HOURS_FROM_THE_SUN) {
      offMeridian.push([station.id, `${station.timeZone} is ${(hours - sun).toFixed(1)} hours from the sun`]);
    }
  }
  return [...findings('box', outside), ...findings('meridian', offMeridian)];
}
