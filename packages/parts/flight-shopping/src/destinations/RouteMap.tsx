import { cityName } from '@airline/reference-data/place-names';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { stationPoints } from '../generated/route-map.ts';
import { MapGround } from '../map/MapGround.tsx';
import { formatLowest, type Destination } from './list-destinations.ts';
import { arc, isInView, pressedStation, stationTowards, viewAround, viewOf, type Point } from './map-geometry.ts';
import { MapLabels } from './MapLabels.tsx';
import { MapStop } from './MapStop.tsx';
import type { Label } from './place-labels.ts';
import styles from './RouteMap.module.css';
import { useBoxSize } from './use-box-size.ts';

interface RouteMapProps {
  readonly origin: string;
  /** The cheapest first. */
  readonly destinations: readonly Destination[];
  readonly chosen: string;
  readonly onChoose: (station: string) => void;
  readonly nameOf: (station: string) => string;
}

/** How far beside a dot a press may be: a finger covers more than a dot. */
const REACH_PIXELS = 32;
const FINGERTIP_PIXELS = 14;
/** A map that is narrower shows what is near, without prices. */
const SMALL_MAP_PIXELS = 480;
const PRICES_ON_MAP = 5;
const TEXT_REM = 0.8125;

/**
 * Renders the nonstop flights of a place on a map: the place, the chosen destination and the cheapest ones by name. A press
 * chooses the nearest destination; by keyboard the map is one stop, in which the arrow keys go from one to another. A small
 * map shows what is near the place, until all of it is asked for.
 */
export function RouteMap({ origin, destinations, chosen, onChoose, nameOf }: RouteMapProps): ReactNode {
  const { t } = useTranslation('destinations');
  const locale = useLocale();
  const map = useRef<SVGSVGElement>(null);
  const box = useBoxSize(map);
  const [isWhole, setIsWhole] = useState(false);
  const [from, to] = [stationPoints[origin], stationPoints[chosen]];
  const stations = destinations.map(({ station }) => station);
  const shape = box && box.width / box.height;
  const whole = viewOf([origin, ...stations], shape);
  const isSmall = box !== undefined && box.width < SMALL_MAP_PIXELS;
  const near = isSmall ? viewAround(origin, stations, chosen, box.width / box.height) : whole;
  const view = isWhole ? whole : near;
  const pixel = view.width / (box?.width ?? SMALL_MAP_PIXELS);

  const press = ({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const scale = view.width / width;
    const at: Point = [view.x + (clientX - left) * scale, view.y + (clientY - top) * scale];
    const reach = { farthest: REACH_PIXELS * scale, fingertip: FINGERTIP_PIXELS * scale };
    const pressed = pressedStation(stations, at, chosen, reach);
    if (pressed !== undefined) onChoose(pressed);
  };
  const move = (event: KeyboardEvent): void => {
    const next = stationTowards(stations, chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    map.current?.querySelector<SVGElement>(`[data-station="${next}"]`)?.focus();
  };
  const labels = toLabels({ origin, chosen, destinations, locale }).filter(({ station }) => isInView(station, view));

  return (
    <div className={styles['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dots take the keys; a press beside one means it */}
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
                const end = stationPoints[station];
                return end === undefined ? null : (
                  <path key={station} className={styles['route']} data-chosen={station === chosen} d={arc(from, end)} />
                );
              })}
        </g>
        {destinations.map((destination) => (
          <MapStop
            key={destination.station}
            place={nameOf(destination.station)}
            destination={destination}
            isChosen={destination.station === chosen}
            radius={4.5 * pixel}
          />
        ))}
        {/* Over its neighbours: where its button stands among them, it would be hidden. */}
        {to === undefined ? null : (
          <circle className={styles['chosen']} cx={to[0]} cy={to[1]} r={7.5 * pixel} aria-hidden="true" />
        )}
        {from === undefined ? null : (
          <circle className={styles['origin']} cx={from[0]} cy={from[1]} r={6.5 * pixel} aria-hidden="true" />
        )}
        {box === undefined ? null : (
          <MapLabels
            labels={labels}
            room={{
              view,
              points: [origin, ...stations]
                .map((station) => stationPoints[station])
                .filter((point) => point !== undefined),
              fontSize: TEXT_REM * box.remPixels * pixel,
              gap: 10 * pixel,
              most: isSmall ? 0 : PRICES_ON_MAP,
            }}
          />
        )}
      </svg>
      {near.width < whole.width ? (
        <div className={styles['zoom']}>
          <Button size="small" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('mapNear', { origin: cityName(origin, locale) }) : t('mapWhole')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface LabelledMap extends Pick<RouteMapProps, 'origin' | 'chosen' | 'destinations'> {
  readonly locale: string;
}

/** Lists what may be written on the map: the origin and the chosen destination, which are needed, then the cheapest ones. */
function toLabels({ origin, chosen, destinations, locale }: LabelledMap): readonly Label[] {
  const label = (station: string, price: string | undefined, isNeeded: boolean): readonly Label[] => {
    const at = stationPoints[station];
    const lines = [cityName(station, locale), ...(price === undefined ? [] : [price])];
    return at === undefined ? [] : [{ station, at, lines, isNeeded }];
  };
  const current = destinations.find(({ station }) => station === chosen);
  return [
    ...label(origin, undefined, true),
    ...(current === undefined ? [] : label(chosen, formatLowest(current, locale), true)),
    ...destinations
      .filter(({ station, lowest }) => station !== chosen && lowest !== undefined)
      .flatMap((destination) => label(destination.station, formatLowest(destination, locale), false)),
  ];
}
