import type { Point } from '../destinations/map-geometry.ts';
import { mapFrame } from '../generated/route-map.ts';
import { conePoint } from './cone.ts';

/** A place of the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = Math.PI / 180;

/** Gives where a place lies on the drawn map. */
export function projectPlace({ longitude, latitude }: Coordinates): Point {
  const [unit, originX, originY] = mapFrame;
  const [x, y] = conePoint(longitude, latitude);
  return [originX + unit * x, originY - unit * y];
}

/** Makes what gives the place after a share of the shortest way between two places: 0 is the first, 1 the second. */
export function greatCircle(from: Coordinates, to: Coordinates): (share: number) => Coordinates {
  const [start, end] = [toVector(from), toVector(to)];
  const cosine = start.reduce((sum, value, index) => sum + value * (end[index] ?? 0), 0);
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
  return (share) => {
    if (angle < 1e-9) return from;
    const [before, after] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x, y, z] = start.map((value, index) => value * before + (end[index] ?? 0) * after) as [
      number,
      number,
      number,
    ];
    return { latitude: Math.atan2(z, Math.hypot(x, y)) / radians, longitude: Math.atan2(y, x) / radians };
  };
}

/** Writes points as a path of an SVG. */
export function toPath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function toVector({ latitude, longitude }: Coordinates): readonly [x: number, y: number, z: number] {
  const [vertical, around] = [latitude * radians, longitude * radians];
  return [Math.cos(vertical) * Math.cos(around), Math.cos(vertical) * Math.sin(around), Math.sin(vertical)];
}
