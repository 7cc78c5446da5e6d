import type { Point, View } from './map-geometry.ts';

/** What is to be written beside a point of the map. */
export interface Label {
  readonly station: string;
  readonly at: Point;
  readonly lines: readonly string[];
  /** Written although it covers other points. */
  readonly isNeeded: boolean;
}

/** A label with its place: its text begins, has its middle or ends at `x`; `y` is the baseline of its first line. */
export interface PlacedLabel extends Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Where labels may stand, in units of the map. */
export interface LabelRoom {
  readonly view: View;
  /** Every point that is drawn. */
  readonly points: readonly Point[];
  readonly fontSize: number;
  /** From the middle of a point to its label. */
  readonly gap: number;
  /** How many labels that are not needed are written at most. */
  readonly most: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Lines follow each other by so many font sizes. */
export const LINE_HEIGHT = 1.2;
/** A letter is so wide on average, in font sizes: rather too much than too little. */
const LETTER_WIDTH = 0.58;
/** The height of the letters above their baseline, in font sizes. */
const ASCENT = 0.78;

/** Beside the point, under and over it, then towards the corners, in the order of how well a label is read there. */
const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/**
 * Places labels on the map, those that come first in the list first: each where it covers the fewest points, within the view,
 * and never over another label. One that is not needed and covers a point is left out.
 */
export function placeLabels(labels: readonly Label[], room: LabelRoom): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const taken: Box[] = [];
  let written = 0;
  for (const label of labels) {
    if (!label.isNeeded && written === room.most) continue;
    let best: { readonly label: PlacedLabel; readonly box: Box; readonly covered: number } | undefined;
    for (const side of sides) {
      const box = boxAt(label, side, room);
      if (!isInside(box, room.view) || taken.some((other) => overlap(box, other))) continue;
      const covered = room.points.filter((point) => point !== label.at && covers(box, point, room.gap / 2)).length;
      if (best !== undefined && covered >= best.covered) continue;
      best = { label: { ...label, ...anchorIn(box, side, room.fontSize) }, box, covered };
    }
    if (best === undefined || (best.covered > 0 && !label.isNeeded)) continue;
    placed.push(best.label);
    taken.push(best.box);
    if (!label.isNeeded) written += 1;
  }
  return placed;
}

function boxAt({ at: [x, y], lines }: Label, [across, down]: (typeof sides)[number], room: LabelRoom): Box {
  const { fontSize, gap } = room;
  const width = Math.max(...lines.map((line) => line.length)) * fontSize * LETTER_WIDTH;
  const height = lines.length * fontSize * LINE_HEIGHT;
  // Towards a corner both distances together are one gap.
  const distance = across !== 0 && down !== 0 ? gap * 0.7 : gap;
  const middleX = x + across * (distance + width / 2);
  const middleY = y + down * (distance + height / 2);
  return {
    left: middleX - width / 2,
    top: middleY - height / 2,
    right: middleX + width / 2,
    bottom: middleY + height / 2,
  };
}

function anchorIn(
  { left, top, right }: Box,
  [across]: (typeof sides)[number],
  fontSize: number,
): Pick<PlacedLabel, 'x' | 'y' | 'anchor'> {
  const y = top + ((LINE_HEIGHT - 1) / 2 + ASCENT) * fontSize;
  if (across === 1) return { x: left, y, anchor: 'start' };
  if (across === -1) return { x: right, y, anchor: 'end' };
  return { x: (left + right) / 2, y, anchor: 'middle' };
}

function isInside({ left, top, right, bottom }: Box, { x, y, width, height }: View): boolean {
  return left >= x && top >= y && right <= x + width && bottom <= y + height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function covers({ left, top, right, bottom }: Box, [x, y]: Point, radius: number): boolean {
  return x > left - radius && x < right + radius && y > top - radius && y < bottom + radius;
}
