import type { ReactNode } from 'react';

import styles from './HomePage.module.css';

const lines = [
  'M-40 262C180 250 330 190 520 168s330 44 520 12 300-96 480-92',
  'M-40 306c260 0 430-70 640-84s330 40 500 16 250-74 400-78',
  'M120 344c220-6 360-60 560-66s280 34 470 20 220-44 330-50',
  'M-40 214c150-4 260-44 400-64 210-30 330 30 390-8 44-28 26-84-22-82-40 2-50 52-12 64',
] as const;

/** Draws the trade wind over the whole width of the hero. Decoration. */
export function HeroWind(): ReactNode {
  return (
    <svg className={styles['wind']} viewBox="0 0 1440 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
