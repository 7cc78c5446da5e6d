import type { MapSize } from './map-projection.ts';
import type { StationPoint } from './station-points.ts';

/** A code where it stands: `x` is its start, middle or end, as `anchor` says, and `y` its middle, in CSS pixels. */
export interface PointLabel {
  readonly point: StationPoint;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A straight line that no code may cross, from one point to another. */
export type Line = readonly [from: StationPoint, to: StationPoint];

/** What a code may not cover. */
interface Obstacles {
  readonly points: readonly StationPoint[];
  readonly lines?: readonly Line[];
}

/** A part of the picture by its edges, in CSS pixels. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room that a code of three letters takes, in CSS pixels. */
const labelRoom = { width: 30, height: 14 } as const;

/** Where a code may stand, best first: which way from its point, as cartographers prefer it. */
const sides = [
  { across: 1, down: 0 },
  { across: -1, down: 0 },
  { across: 0, down: -1 },
  { across: 0, down: 1 },
  { across: 1, down: -1 },
  { across: -1, down: -1 },
  { across: 1, down: 1 },
  { across: -1, down: 1 },
] as const;

/** How near the points of a line are to each other that are held against a code's room: less than its lesser side. */
const LINE_STEP_PIXELS = 6;

/**
 * Places the codes that can stand beside their point, whole, without covering another code, a point or a line: the first given
 * goes first, on the best side that is free. `gap` is the distance from the middle of a point to its code.
 */
export function placeLabels(
  candidates: readonly StationPoint[],
  { points, lines = [] }: Obstacles,
  size: MapSize,
  gap: (point: StationPoint) => number,
): readonly PointLabel[] {
  const lineDots = lines.flatMap(dotsOf);
  const taken: Rectangle[] = [];
  return candidates.flatMap((point) => {
    const isFree = (room: Rectangle) =>
      room.left >= 0 &&
      room.right <= size.width &&
      room.top >= 0 &&
      room.bottom <= size.height &&
      !taken.some((other) => overlap(room, other)) &&
      !points.some(({ station, x, y }) => station !== point.station && contains(room, x, y)) &&
      !lineDots.some(([x, y]) => contains(room, x, y));
    for (const side of sides) {
      const label = labelAt(point, side, gap(point));
      const room = roomOf(label);
      if (!isFree(room)) continue;
      taken.push(room);
      return [label];
    }
    return [];
  });
}

/** Leaves out the codes that a part of the picture would cover, whole or by half. */
export function labelsOutside(labels: readonly PointLabel[], room: Rectangle | undefined): readonly PointLabel[] {
  return room === undefined ? labels : labels.filter((label) => !overlap(roomOf(label), room));
}

function labelAt(point: StationPoint, { across, down }: (typeof sides)[number], gap: number): PointLabel {
  // In a corner the code starts above or below its point's rim, else it keeps the whole gap to the side.
  const aside = down === 0 ? gap : gap / 2;
  return {
    point,
    x: point.x + across * aside,
    y: point.y + down * (gap - 2 + labelRoom.height / 2),
    anchor: across === 1 ? 'start' : across === -1 ? 'end' : 'middle',
  };
}

function roomOf({ x, y, anchor }: PointLabel): Rectangle {
  const left = { start: x, middle: x - labelRoom.width / 2, end: x - labelRoom.width }[anchor];
  const top = y - labelRoom.height / 2;
  return { left, top, right: left + labelRoom.width, bottom: top + labelRoom.height };
}

function dotsOf([from, to]: Line): readonly (readonly [x: number, y: number])[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LINE_STEP_PIXELS));
  return Array.from({ length: steps + 1 }, (_, step) => [
    from.x + ((to.x - from.x) * step) / steps,
    from.y + ((to.y - from.y) * step) / steps,
  ]);
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function contains({ left, top, right, bottom }: Rectangle, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
