import type { Accent } from './season.ts';
import { boxes, disc } from './shapes.ts';

/** A leaf that falls: its tip, and how far it leans. */
function leaf(x: number, y: number, lean: number): string {
  return `M${x} ${y}q${5 + lean}-8 11-${4 + lean}q${-1 - lean} 9-11 ${4 + lean}Z`;
}

/** What each accent draws over a landscape. */
export const accentShapes: Readonly<Record<Accent, readonly (readonly [part: 'accent' | 'pole', path: string])[]>> = {
  snow: [
    [
      'accent',
      `M0 188q60-9 130-4t190-5v21H0Z${[
        [18, 40],
        [46, 92],
        [70, 22],
        [104, 66],
        [128, 30],
        [160, 84],
        [186, 18],
        [206, 58],
        [244, 34],
        [258, 88],
        [284, 52],
        [304, 20],
        [30, 136],
        [146, 128],
        [226, 122],
        [296, 116],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, (x + y) % 3 === 0 ? 2.5 : 1.75))
        .join('')}`,
    ],
  ],
  leaves: [
    [
      'accent',
      [
        [24, 60, 0],
        [58, 112, 2],
        [92, 40, 1],
        [130, 88, 0],
        [196, 52, 2],
        [238, 104, 0],
        [280, 70, 1],
        [40, 188, 2],
        [112, 192, 0],
        [180, 186, 1],
        [228, 192, 2],
        [292, 186, 0],
      ]
        .map(([x = 0, y = 0, lean = 0]) => leaf(x, y, lean))
        .join(''),
    ],
  ],
  parasol: [
    ['pole', boxes([254, 132, 3, 54])],
    ['accent', 'M222 152q2-30 33-32 31 2 33 32-8-6-16 0-9-6-17 0-8-6-17 0-8-6-16 0ZM196 188l8-5h34l-6 5Z'],
  ],
};
