import type { ReactNode } from 'react';

import styles from './PlacePicture.module.css';
import { sceneOf } from './scene-of.ts';
import { scenes } from './scenes.ts';

/** Mirrors the landscapes of every other station: neighbours on a page often share one. */
function isMirrored(station: string): boolean {
  return (station.charCodeAt(0) + station.charCodeAt(1) + station.charCodeAt(2)) % 2 === 1;
}

/** Draws the landscape that a station's place is known by, as wide and high as the room it is given. Decoration. */
export function PlacePicture({ station }: { readonly station: string }): ReactNode {
  const { colours, shapes } = scenes[sceneOf(station)];
  return (
    <svg
      className={`${styles['picture']} ${styles[colours]}`}
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      data-mirrored={isMirrored(station)}
    >
      {shapes.map(([layer, path]) => (
        <path key={path} className={styles[`layer-${layer}`]} d={path} />
      ))}
    </svg>
  );
}
