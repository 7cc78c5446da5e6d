import type { MapSize } from './map-projection.ts';
import type { StationPoint } from './station-points.ts';

/** Room that a code of three letters takes beside its point, in CSS pixels. */
const labelRoom = { width: 30, height: 14, gap: 6 } as const;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Chooses the points whose code can stand to their right, whole, without covering another code or a point: the first given
 * goes first.
 */
export function labelledPoints(
  candidates: readonly StationPoint[],
  points: readonly StationPoint[],
  size: MapSize,
): readonly StationPoint[] {
  const taken: Rectangle[] = [];
  return candidates.filter((point) => {
    const room = roomOf(point);
    const covers =
      room.right > size.width ||
      room.top < 0 ||
      room.bottom > size.height ||
      taken.some((other) => overlap(room, other)) ||
      points.some(({ station, x, y }) => station !== point.station && contains(room, x, y));
    if (!covers) taken.push(room);
    return !covers;
  });
}

function roomOf({ x, y }: StationPoint): Rectangle {
  const left = x + labelRoom.gap;
  const top = y - labelRoom.height / 2;
  return { left, top, right: left + labelRoom.width, bottom: top + labelRoom.height };
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function contains({ left, top, right, bottom }: Rectangle, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
