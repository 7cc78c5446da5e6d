/** A place on the map: its dot, and the name that would stand beside it. */
export interface Dot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly name: string;
}

/** Where the middle of a name's base line stands. */
export interface NamePoint {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const mostRounds = 40;

/** A letter is about so wide, for each unit of its size. */
const letterWidth = 0.56;
/** A letter stands so high above its base line, for each unit of its size. */
const ascent = 0.8;

/** Moves dots apart that would cover each other, each by as little as its neighbours ask for. */
export function spreadDots(dots: readonly Dot[]): readonly Dot[] {
  const moved = dots.map((dot) => ({ ...dot }));
  for (let round = 0; round < mostRounds; round += 1) {
    let isStill = true;
    for (const [place, one] of moved.entries()) {
      for (const other of moved.slice(place + 1)) {
        // Two at the very same point part sideways.
        const [dx, dy] = one.x === other.x && one.y === other.y ? [1, 0] : [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        const missing = one.radius + other.radius - Math.hypot(other.x - one.x, other.y - one.y);
        if (missing <= one.radius / 1_000) continue;
        isStill = false;
        const [stepX, stepY] = [(dx / distance) * (missing / 2), (dy / distance) * (missing / 2)];
        one.x -= stepX;
        one.y -= stepY;
        other.x += stepX;
        other.y += stepY;
      }
    }
    if (isStill) break;
  }
  return moved;
}

/**
 * Finds a point for the name of each dot where it covers no dot and no other name, within the map: above its dot, below it, or at one of its sides. The
 * first dots choose first; a name that fits nowhere is left out, since each place is named in words below the map.
 */
export function placeNames(
  dots: readonly Dot[],
  fontSize: number,
  map: { readonly left: number; readonly right: number },
): ReadonlyMap<string, NamePoint> {
  const taken: Box[] = dots.map(({ x, y, radius }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  const points = new Map<string, NamePoint>();
  for (const { id, x, y, radius, name } of dots) {
    const half = (name.length * letterWidth * fontSize) / 2;
    const gap = fontSize * 0.3;
    const within = Math.min(Math.max(x, map.left + half), map.right - half);
    const candidates: readonly NamePoint[] = [
      { x: within, y: y - radius - gap },
      { x: within, y: y + radius + gap + fontSize * ascent },
      { x: x + radius + gap + half, y: y + fontSize * 0.35 },
      { x: x - radius - gap - half, y: y + fontSize * 0.35 },
    ];
    for (const point of candidates) {
      const box = {
        left: point.x - half,
        top: point.y - fontSize * ascent,
        right: point.x + half,
        bottom: point.y + fontSize * 0.2,
      };
      if (box.left < map.left || box.right > map.right || taken.some((other) => areOver(box, other))) continue;
      points.set(id, point);
      taken.push(box);
      break;
    }
  }
  return points;
}

function areOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
