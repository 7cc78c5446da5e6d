import { coordinatesOf, type Station } from '@airline/reference-data/stations';

import type { MapView } from './map-projection.ts';

/** A station where the picture shows it, in CSS pixels from the picture's upper left corner. */
export interface StationPoint {
  readonly station: Station;
  readonly x: number;
  readonly y: number;
}

/** Places stations in a view, in the order given; those that it does not show are left out. */
export function placeStations(stations: readonly Station[], view: MapView): readonly StationPoint[] {
  return stations.flatMap((station) => {
    const { longitude, latitude } = coordinatesOf(station);
    const point = view.place(longitude, latitude);
    return point === undefined ? [] : [{ station, x: point[0], y: point[1] }];
  });
}

/** Finds the point nearest to a place of the picture, no farther than `reach` pixels. */
export function nearestPoint(
  points: readonly StationPoint[],
  x: number,
  y: number,
  reach: number,
): StationPoint | undefined {
  let nearest: StationPoint | undefined;
  let least = reach;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance > least || (nearest !== undefined && distance === least)) continue;
    nearest = point;
    least = distance;
  }
  return nearest;
}
