import { useId, type ReactNode } from 'react';

import { accentShapes } from './accent-shapes.ts';
import styles from './PlacePicture.module.css';
import { isSceneOfOne, sceneOf } from './scene-of.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { accentAt, isEvergreen, seasonAt, type PlaceMoment } from './season.ts';

export interface PlacePictureProps {
  readonly station: string;
  /** Shows the season there; without, it is nice weather. */
  readonly moment?: PlaceMoment | undefined;
  /** `wide` where the room is low: the landscape stands whole at its end, and its ground and sky go on before it. */
  readonly shape?: 'card' | 'wide';
}

/** Draws the landscape that a station's place is known by, as wide and high as the room it is given. Decoration. */
export function PlacePicture({ station, moment, shape = 'card' }: PlacePictureProps): ReactNode {
  const name = sceneOf(station);
  const { colours, shapes, accents = [] }: Scene = scenes[name];
  const accent = moment && accentAt(moment);
  const id = useId();
  const mirrored = isMirrored(station);
  const atTheEnd = mirrored ? 'xMinYMax meet' : 'xMaxYMax meet';
  return (
    <svg
      className={`${styles['picture']} ${styles[colours]}`}
      viewBox="0 0 320 200"
      preserveAspectRatio={shape === 'wide' ? atTheEnd : 'xMidYMax slice'}
      aria-hidden="true"
      data-season={moment && seasonAt(moment)}
      data-evergreen={moment && isEvergreen(moment)}
      data-mirrored={mirrored}
      data-shape={shape}
    >
      <g id={id}>
        {shapes.map(([layer, path]) => (
          <path key={path} className={styles[`layer-${layer}`]} d={path} />
        ))}
      </g>
      {accent === undefined || !accents.includes(accent)
        ? null
        : accentShapes[accent].map(([part, path]) => (
            <path key={path} className={styles[`${accent}-${part}`]} d={path} />
          ))}
      {shape === 'wide' ? <Edge of={id} side={mirrored ? 'right' : 'left'} /> : null}
    </svg>
  );
}

const EDGE_WIDTH = 1600;
/** Two shapes that end where the other begins show a thin line there. */
const OVERLAP = 1;

/** Goes on with a landscape beside it: its outermost column, drawn as wide as the widest page. */
function Edge({ of, side }: { readonly of: string; readonly side: 'left' | 'right' }): ReactNode {
  return (
    <svg
      x={side === 'left' ? -EDGE_WIDTH : 320 - OVERLAP}
      width={EDGE_WIDTH + OVERLAP}
      height={200}
      viewBox={side === 'left' ? '0 0 1 200' : '319 0 1 200'}
      preserveAspectRatio="none"
    >
      <use href={`#${of}`} />
    </svg>
  );
}

/** Mirrors the landscapes of every other station: neighbours on a page often share one. A city of its own stands as it is. */
function isMirrored(station: string): boolean {
  if (isSceneOfOne(station)) return false;
  return (station.charCodeAt(0) + station.charCodeAt(1) + station.charCodeAt(2)) % 2 === 1;
}
