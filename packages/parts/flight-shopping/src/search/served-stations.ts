import {
  activeStations,
  coordinatesOf,
  distanceBetween,
  stations,
  weightOf,
  type Station,
} from '@airline/reference-data/stations';

import { nonstopDestinationCounts } from '../generated/nonstop-destination-counts.ts';

/** A station, and how far it is from a place in kilometres. */
export interface StationAtDistance {
  readonly station: Station;
  readonly kilometers: number;
}

/** A farther station is of no use to who wants to go to a place: on the map nothing stands for it. */
const FARTHEST_KILOMETERS = 1_000;

/** A place on the map, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Gives the served stations that are nearest to a place, up to 1,000 km from it, the nearest first. */
export function nearestServed(place: Coordinates, count: number): readonly StationAtDistance[] {
  return activeStations
    .map((station) => ({ station, kilometers: kilometersTo(place, station) }))
    .filter(({ kilometers }) => kilometers <= FARTHEST_KILOMETERS)
    .toSorted((a, b) => a.kilometers - b.kilometers)
    .slice(0, count);
}

/**
 * Gives the served stations of a time zone, the heaviest first, of one weight those with more nonstop destinations; where it has none, those nearest to the heaviest station of
 * the zone that is in the catalogue.
 */
export function servedInZone(timeZone: string, count: number): readonly Station[] {
  const inZone = stations.filter((station) => station.timeZone === timeZone).toSorted(heaviestFirst);
  const served = inZone.filter(({ isActive }) => isActive);
  const [heaviest] = inZone;
  if (served.length > 0 || heaviest === undefined) return served.slice(0, count);
  return nearestServed(coordinatesOf(heaviest), count).map(({ station }) => station);
}

function heaviestFirst(a: Station, b: Station): number {
  return weightOf(b) - weightOf(a) || nonstopDestinationsOf(b) - nonstopDestinationsOf(a);
}

function nonstopDestinationsOf({ id }: Station): number {
  return nonstopDestinationCounts[id] ?? 0;
}

function kilometersTo({ latitude, longitude }: Coordinates, station: Station): number {
  const place = { ...station, latitude: String(latitude), longitude: String(longitude) };
  return distanceBetween(place, station, 'km');
}
