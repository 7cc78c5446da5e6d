import type { ReactNode } from 'react';

import { borders, land } from '../generated/route-map.ts';
import styles from './MapGround.module.css';

/** Renders the land and its borders inside the `<svg>` of a map. */
export function MapGround(): ReactNode {
  return (
    <g transform="scale(0.5)" aria-hidden="true">
      <path className={styles['land']} d={land} />
      <path className={styles['borders']} d={borders} />
    </g>
  );
}
