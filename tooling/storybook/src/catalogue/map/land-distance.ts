import { coordinatesOf, type Station } from '@airline/reference-data/stations';

import { landPolygons, type Ring } from './world-land.ts';

const EARTH_RADIUS_KILOMETRES = 6371.0088;

/** A station on the sea, and how far the nearest outline of land is. */
export interface OffshoreStation {
  readonly station: Station;
  readonly kilometres: number;
}

/** Lists the stations that lie farther than `kilometres` from all land, the farthest first: where a sign may be wrong. */
export function offshoreStations(stations: readonly Station[], kilometres: number): readonly OffshoreStation[] {
  return stations
    .map((station) => {
      const { longitude, latitude } = coordinatesOf(station);
      return { station, kilometres: kilometresFromLand(longitude, latitude) };
    })
    .filter((offshore) => offshore.kilometres > kilometres)
    .toSorted((one, other) => other.kilometres - one.kilometres);
}

/**
 * Measures how far a place lies from land: 0 on land, else the great circle to the nearest corner of an outline.
 *
 * Corners stand a few kilometres apart, so the answer is right to about as much. A lake is land.
 */
export function kilometresFromLand(longitude: number, latitude: number): number {
  if (isOnLand(longitude, latitude)) return 0;
  const [x, y, z] = towards(longitude, latitude);
  let nearest = -1;
  for (const corner of corners) nearest = Math.max(nearest, x * corner[0] + y * corner[1] + z * corner[2]);
  return Math.acos(Math.min(1, nearest)) * EARTH_RADIUS_KILOMETRES;
}

type Direction = readonly [x: number, y: number, z: number];

/** The direction from the earth's middle; the product of two is the cosine of the angle between them. */
function towards(longitude: number, latitude: number): Direction {
  const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const corners: readonly Direction[] = landPolygons.flat(2).map(([east = 0, north = 0]) => towards(east, north));

interface Outline {
  readonly ring: Ring;
  readonly west: number;
  readonly east: number;
  readonly north: number;
}

const outlines: readonly Outline[] = landPolygons.flat().map((ring) => {
  const longitudes = ring.map(([east = 0]) => east);
  const west = Math.min(...longitudes);
  const east = Math.max(...longitudes);
  // An outline that crosses the antimeridian (Eurasia, Fiji) or goes round a pole may lie below any longitude.
  const wraps = east - west > 180;
  return {
    ring,
    west: wraps ? -180 : west,
    east: wraps ? 180 : east,
    north: Math.max(...ring.map(([, north = 0]) => north)),
  };
});

/**
 * Counts how often the way due north to the pole crosses an outline: an odd number began on land, since the pole is sea.
 *
 * North and not west, because the outlines are not cut at the antimeridian.
 */
function isOnLand(longitude: number, latitude: number): boolean {
  let crossings = 0;
  for (const { ring, west, east, north } of outlines) {
    if (longitude < west || longitude > east || latitude > north) continue;
    let last = ring.at(-1) ?? [];
    for (const corner of ring) {
      if (crossesNorthOf(longitude, latitude, last, corner)) crossings += 1;
      last = corner;
    }
  }
  return crossings % 2 === 1;
}

function crossesNorthOf(
  longitude: number,
  latitude: number,
  [east = 0, north = 0]: readonly number[],
  [nextEast = 0, nextNorth = 0]: readonly number[],
): boolean {
  const from = turn(east - longitude);
  const to = turn(nextEast - longitude);
  // A side that is longer than half a turn crosses the far meridian, not this one.
  if (from > 0 === to > 0 || Math.abs(to - from) > 180) return false;
  return north + ((nextNorth - north) * from) / (from - to) > latitude;
}

/** Brings a difference of longitudes between -180 and 180. */
function turn(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}
