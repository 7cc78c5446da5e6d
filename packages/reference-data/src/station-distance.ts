import { coordinatesOf } from './station-fields.ts';
import type { Station } from './station-types.ts';

/** Mean radius of the earth by the IUGG, and one international mile. */
const EARTH_RADIUS_KILOMETERS = 6371.0088;
const KILOMETERS_PER_MILE = 1.609344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Measures the great circle between two stations, in statute miles unless kilometres are asked for.
 *
 * By the haversine formula on a sphere of the mean radius 6,371.0088 km: within 0.6 % of the ellipsoid. It is no flown
 * distance and no basis of a fare. Symmetric; 0 for a station and itself.
 *
 * @example
 * ```ts
 * import { distanceBetween, getStation } from '@airline/reference-data/stations';
 *
 * const from = getStation('DAL');
 * const to = getStation('HOU');
 * const miles = from && to ? Math.round(distanceBetween(from, to)) : 0; // 240
 * ```
 */
export function distanceBetween(a: Station<string>, b: Station<string>, unit: 'mi' | 'km' = 'mi'): number {
  const from = coordinatesOf(a);
  const to = coordinatesOf(b);
  const haversine =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const kilometers = 2 * EARTH_RADIUS_KILOMETERS * Math.asin(Math.min(1, Math.sqrt(haversine)));
  return unit === 'km' ? kilometers : kilometers / KILOMETERS_PER_MILE;
}
