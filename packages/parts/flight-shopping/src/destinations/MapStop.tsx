import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { stationPoints } from '../generated/route-map.ts';
import { formatLowest, type Destination } from './list-destinations.ts';
import styles from './RouteMap.module.css';

interface MapStopProps {
  readonly place: string;
  readonly destination: Destination;
  readonly isChosen: boolean;
  /** In units of the map. */
  readonly radius: number;
}

/** Draws a destination inside the `<svg>` of the map, as a button that says its name and its price. */
export function MapStop({ place, destination, isChosen, radius }: MapStopProps): ReactNode {
  const { t } = useTranslation('destinations');
  const price = formatLowest(destination, useLocale());
  const point = stationPoints[destination.station];
  if (point === undefined) return null;
  const name = price === undefined ? t('placeSoldOut', { place }) : t('placeFrom', { place, price });
  return (
    <g
      className={styles['stop']}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML buttons cannot stand in a drawing
      role="button"
      aria-pressed={isChosen}
      aria-label={name}
      tabIndex={isChosen ? 0 : -1}
      data-station={destination.station}
      data-sold-out={price === undefined}
    >
      <title>{name}</title>
      <circle cx={point[0]} cy={point[1]} r={radius} />
    </g>
  );
}
