import { useLocale } from '@airline/ui/locale';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { stationPoints } from '../generated/route-map.ts';
import { MapGround } from '../map/MapGround.tsx';
import { wholePrice } from '../search/low-fares.ts';
import type { Destination } from './list-destinations.ts';
import { arc, nearestStation, stationTowards, viewOf, type Point } from './map-geometry.ts';
import styles from './RouteMap.module.css';

interface RouteMapProps {
  readonly origin: string;
  readonly destinations: readonly Destination[];
  readonly chosen: string;
  readonly onChoose: (station: string) => void;
  readonly nameOf: (station: string) => string;
}

/** How far beside a dot a press may be, in pixels: a finger covers more than a dot. */
const REACH_PIXELS = 32;

/**
 * Renders the nonstop flights of a place on a map. A press chooses the nearest destination; by keyboard the map is one stop,
 * in which the arrow keys go from one destination to another.
 */
export function RouteMap({ origin, destinations, chosen, onChoose, nameOf }: RouteMapProps): ReactNode {
  const { t } = useTranslation('destinations');
  const locale = useLocale();
  const map = useRef<SVGSVGElement>(null);
  const from = stationPoints[origin];
  const stations = destinations.map(({ station }) => station);
  const view = viewOf([origin, ...stations]);
  const unit = view.width / 100;

  const press = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const box = currentTarget.getBoundingClientRect();
    const scale = view.width / box.width;
    const at: Point = [view.x + (clientX - box.left) * scale, view.y + (clientY - box.top) * scale];
    const nearest = nearestStation(stations, at, REACH_PIXELS * scale);
    if (nearest !== undefined) onChoose(nearest);
  };
  const move = (event: KeyboardEvent): void => {
    const next = stationTowards(stations, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    map.current?.querySelector<SVGElement>(`[data-station="${next}"]`)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dots take the keys; a press beside one means it
    <svg
      ref={map}
      className={styles['map']}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag of its own for a group
      role="group"
      aria-label={t('map', { origin: nameOf(origin) })}
      onClick={press}
      onKeyDown={move}
    >
      <MapGround />
      <g aria-hidden="true">
        {from === undefined
          ? null
          : destinations.map(({ station }) => {
              const to = stationPoints[station];
              return to === undefined ? null : (
                <path key={station} className={styles['route']} data-chosen={station === chosen} d={arc(from, to)} />
              );
            })}
      </g>
      {destinations.map(({ station, lowest }) => {
        const [x, y] = stationPoints[station] ?? [-99, -99];
        const place = nameOf(station);
        const isChosen = station === chosen;
        return (
          <g
            key={station}
            className={styles['stop']}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML buttons cannot stand in a drawing
            role="button"
            aria-pressed={isChosen}
            aria-label={
              lowest === undefined
                ? t('placeSoldOut', { place })
                : t('placeFrom', { place, price: wholePrice(lowest.perPassenger, locale) })
            }
            tabIndex={isChosen ? 0 : -1}
            data-station={station}
            data-sold-out={lowest === undefined}
          >
            <circle cx={x} cy={y} r={isChosen ? unit * 1.1 : unit * 0.65} />
          </g>
        );
      })}
      {from === undefined ? null : (
        <circle className={styles['origin']} cx={from[0]} cy={from[1]} r={unit} aria-hidden="true" />
      )}
    </svg>
  );
}
