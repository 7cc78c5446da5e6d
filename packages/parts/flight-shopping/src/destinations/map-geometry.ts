import { mapSize, stationPoints } from '../generated/route-map.ts';

/** A point of the map, or a distance on it. */
export type Point = readonly [x: number, y: number];

/** The part of the map in sight, as an SVG's `viewBox`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 34;
/** A map of three neighbours is not magnified until nothing can be recognised. */
const LEAST_WIDTH = 320;
const SHAPE = 1.6;

/**
 * Frames stations with some land around them; never beyond the map where it is large enough.
 *
 * @param shape the width of the view divided by its height
 */
export function viewOf(stations: readonly string[], shape = SHAPE): View {
  const points = stations.flatMap((station) => {
    const point = stationPoints[station];
    return point === undefined ? [] : [point];
  });
  const [left, right] = span(points.map(([x]) => x));
  const [top, bottom] = span(points.map(([, y]) => y));
  const width = Math.max(LEAST_WIDTH, right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * shape);
  const height = width / shape;
  return {
    x: within((left + right - width) / 2, mapSize[0] - width),
    y: within((top + bottom - height) / 2, mapSize[1] - height),
    width,
    height,
  };
}

/** Tells whether a station lies in a view. */
export function isInView(station: string, { x, y, width, height }: View): boolean {
  const point = stationPoints[station];
  if (point === undefined) return false;
  const [left, top] = [point[0] - x, point[1] - y];
  return left >= 0 && left <= width && top >= 0 && top <= height;
}

/** On a small map so many of the nearest stations can be told apart; of a small network all are shown. */
const NEAREST_SHOWN = 32;

/** Frames a place with the stations that are nearest to it, and the chosen one wherever it lies: what a small map has room for. */
export function viewAround(origin: string, stations: readonly string[], chosen: string, shape: number): View {
  const distance = (station: string) => distanceBetween(stationPoints[origin], stationPoints[station]);
  const nearest = stations.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST_SHOWN);
  const view = viewOf([origin, ...nearest], shape);
  return isInView(chosen, view) ? view : viewOf([origin, chosen, ...nearest], shape);
}

/** Bends the way between two points upwards, as long flights seem to on a flat map. */
export function arc([fromX, fromY]: Point, [toX, toY]: Point): string {
  const rise = Math.hypot(toX - fromX, toY - fromY) * 0.16;
  return `M${fromX} ${fromY}Q${(fromX + toX) / 2} ${Math.round((fromY + toY) / 2 - rise)} ${toX} ${toY}`;
}

/** How far beside a station a press may be, on the map. */
export interface Reach {
  /** Up to here the nearest station is meant. */
  readonly farthest: number;
  /** Within a fingertip, of two stations the one that is not chosen yet is meant: so each of a crowd can be chosen. */
  readonly fingertip: number;
}

/** Finds the station that a press at a point means. */
export function pressedStation(
  stations: readonly string[],
  at: Point,
  chosen: string,
  { farthest, fingertip }: Reach,
): string | undefined {
  const distance = (station: string) => distanceBetween(stationPoints[station], at);
  const [nearest, next] = stations
    .filter((station) => distance(station) <= farthest)
    .toSorted((a, b) => distance(a) - distance(b));
  return nearest === chosen && next !== undefined && distance(next) <= fingertip ? next : nearest;
}

/** Directions on the screen by the key that goes there. */
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Finds where an arrow key goes from a station: to the nearest one within 60° of its direction, what lies aside counting as
 * twice as far. `undefined` when nothing lies there, or the key is another one.
 */
export function stationTowards(stations: readonly string[], from: string, key: string): string | undefined {
  const direction = directions[key];
  const start = stationPoints[from];
  if (direction === undefined || start === undefined) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const station of stations) {
    const point = stationPoints[station];
    if (point === undefined || station === from) continue;
    const [x, y] = [point[0] - start[0], point[1] - start[1]];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1] - y * direction[0]);
    const distance = ahead + 2 * aside;
    if (aside > ahead * Math.sqrt(3) || distance >= least) continue;
    least = distance;
    best = station;
  }
  return best;
}

function distanceBetween(one: Point | undefined, other: Point | undefined): number {
  return one === undefined || other === undefined ? Infinity : Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function span(values: readonly number[]): readonly [least: number, most: number] {
  return values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)];
}

function within(value: number, most: number): number {
  return most < 0 ? most / 2 : Math.min(most, Math.max(0, value));
}
