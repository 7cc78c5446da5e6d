import type { ReactNode } from 'react';

import styles from './WindArt.module.css';

const drawings = {
  calm: ['M8 92c40-2 62-16 98-16s50 14 92 12', 'M36 108c30-1 52-9 78-9s44 8 70 7', 'M70 122c20 0 34-4 52-4s30 3 46 3'],
  gust: [
    'M6 78c46 4 74-6 104-22 16-9 36-4 36 12 0 14-18 18-25 7',
    'M28 98c52 3 88-4 122-12 22-5 44 4 40 19-3 12-20 12-23 2',
    'M58 120c30 2 54 0 78-4',
  ],
} as const;

/** What {@link WindArt} takes. */
export interface WindArtProps {
  /** `calm` for a list with nothing in it yet, `gust` for something that went wrong. */
  readonly mood: keyof typeof drawings;
}

/**
 * Draws the wind: fine lines, the sun, and a flight path. Decoration, hidden from assistive technology.
 *
 * @example
 * ```tsx
 * import { WindArt } from '@airline/ui/wind-art';
 *
 * export const Example = () => <WindArt mood="calm" />;
 * ```
 */
export function WindArt({ mood }: WindArtProps): ReactNode {
  return (
    <svg className={styles['art']} viewBox="0 0 204 136" aria-hidden="true">
      <circle className={styles['halo']} cx="142" cy="48" r="34" />
      <circle className={styles['sun']} cx="142" cy="48" r="21" />
      <path className={styles['path']} d="M22 62C52 22 100 12 128 30" />
      <path className={styles['plane']} d="m124 20 17 13-21 3 5-6Z" />
      {drawings[mood].map((line) => (
        <path key={line} className={styles['line']} d={line} />
      ))}
    </svg>
  );
}
