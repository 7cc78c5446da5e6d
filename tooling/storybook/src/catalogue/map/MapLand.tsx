import { geoGraticule10, geoPath } from 'd3-geo';
import { memo } from 'react';

import styles from './MapPicture.module.css';
import type { MapView } from './map-projection.ts';
import { land } from './world-land.ts';

const quarterTurns = [-180, -90, 0, 90, 180];
const equator = { type: 'LineString' as const, coordinates: quarterTurns.map((longitude) => [longitude, 0]) };
const meridian = { type: 'LineString' as const, coordinates: [-80, 0, 80].map((latitude) => [0, latitude]) };

/** Draws sea, land, each tenth degree, and the two lines where signs change: the equator and the meridian of Greenwich. */
export const MapLand = memo(function MapLand({ view }: { readonly view: MapView }) {
  const path = geoPath(view.projection).digits(1);
  return (
    <g>
      <path className={styles['sea']} d={path({ type: 'Sphere' }) ?? undefined} />
      <path className={styles['graticule']} d={path(geoGraticule10()) ?? undefined} />
      <path className={styles['land']} d={path(land) ?? undefined} />
      <path className={styles['zero']} d={path(equator) ?? undefined} />
      <path className={styles['zero']} d={path(meridian) ?? undefined} />
    </g>
  );
});
