import type { Station } from './station-types.ts';

/**
 * Gives a station's coordinates as numbers: degrees, negative in the south and in the west.
 *
 * Reads the text strictly: a field that is no decimal number throws a `RangeError` that names the station and the text.
 * Every station of the catalogue has both. Source: docs/rules.md §3.
 *
 * @example
 * ```ts
 * import { coordinatesOf, getStation } from '@airline/reference-data/stations';
 *
 * const dallas = getStation('DAL');
 * if (dallas) {
 *   const { latitude, longitude } = coordinatesOf(dallas); // 32.8471, -96.8518
 * }
 * ```
 */
export function coordinatesOf(station: Pick<Station<string>, 'id' | 'latitude' | 'longitude'>): {
  readonly latitude: number;
  readonly longitude: number;
} {
  return {
    latitude: numberIn(station.id, 'latitude', station.latitude),
    longitude: numberIn(station.id, 'longitude', station.longitude),
  };
}

/**
 * Gives a station's or a group's weight as a number from 0 to 5.
 *
 * Reads the text strictly: text that is no decimal number throws a `RangeError`. Weights break ties in a list, the
 * greater first, and say nothing else. Source: docs/rules.md §3, §9.
 *
 * @example
 * ```ts
 * import { activeStations, weightOf } from '@airline/reference-data/stations';
 *
 * const popularFirst = activeStations.toSorted((a, b) => weightOf(b) - weightOf(a));
 * ```
 */
export function weightOf(station: { readonly id: string; readonly weight: string }): number {
  return numberIn(station.id, 'weight', station.weight);
}

/**
 * Lists the cities that a station serves, the one in its name first.
 *
 * Source: docs/rules.md §3, where they are one text with commas.
 *
 * @example
 * ```ts
 * import { citiesServedBy, getStation } from '@airline/reference-data/stations';
 *
 * const providence = getStation('PVD');
 * const cities = providence ? citiesServedBy(providence) : []; // ['Providence', 'Warwick', 'Boston']
 * ```
 */
export function citiesServedBy(station: Pick<Station, 'cityServed'>): readonly string[] {
  return station.cityServed
    .split(',')
    .map((city) => city.trim())
    .filter((city) => city !== '');
}

function numberIn(id: string, field: string, text: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(text)) {
    throw new RangeError(
      `The ${field} of station ${id} is ${JSON.stringify(text)}, not a decimal number: pass a record of the catalogue, or one that normalizeStation accepted.`,
    );
  }
  return Number(text);
}
