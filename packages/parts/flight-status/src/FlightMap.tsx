import { placeName } from '@airline/reference-data/place-names';
import type { LegStatusView } from '@airline/contract';
import { greatCircle, MapGround, projectPlace, toPath, viewOf, type Point } from '@airline/flight-shopping/map';
import { coordinatesOf, getStation } from '@airline/reference-data/stations';
import { formatDuration } from '@airline/ui/duration';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { flightProgress } from './flight-progress.ts';
import styles from './FlightMap.module.css';

/** What {@link FlightMap} takes. */
export interface FlightMapProps {
  readonly leg: LegStatusView;
  /** The gateway's clock. */
  readonly now: Date;
}

const STEPS = 48;

/** Renders where a flight is now on a map, along the great circle and by its times; nothing where a place has no coordinates. */
export function FlightMap({ leg, now }: FlightMapProps): ReactNode {
  const { t, i18n } = useTranslation('flightStatus');
  const locale = useLocale();
  const [fromId, toId] = [leg.departure.station, leg.divertedTo ?? leg.arrival.station];
  const [from, to] = [getStation(fromId), getStation(toId)];
  if (from === undefined || to === undefined) return null;
  const placeAt = greatCircle(coordinatesOf(from), coordinatesOf(to));
  const { share, minutesLeft } = flightProgress(leg, now);
  const points = (start: number, end: number): readonly Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => projectPlace(placeAt(start + ((end - start) * step) / STEPS)));
  const [x, y] = projectPlace(placeAt(share));
  const [aheadX, aheadY] = projectPlace(placeAt(Math.min(1, share + 0.01)));
  const [behindX, behindY] = projectPlace(placeAt(Math.max(0, share - 0.01)));
  const heading = (Math.atan2(aheadY - behindY, aheadX - behindX) * 180) / Math.PI + 90;
  const view = viewOf([fromId, toId]);
  const unit = view.width / 100;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const names = { from: placeName(fromId, i18n.language), to: placeName(toId, i18n.language), percent };
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['map']}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="img"
        aria-label={t('map.label', names)}
      >
        <MapGround />
        <path className={styles['ahead']} d={toPath(points(share, 1))} />
        <path className={styles['behind']} d={toPath(points(0, share))} />
        {[from, to].map((station) => {
          const [stationX, stationY] = projectPlace(coordinatesOf(station));
          return (
            <g key={station.id} className={styles['stop']}>
              <circle cx={stationX} cy={stationY} r={unit} />
              <text x={stationX} y={stationY + unit * 4.8} fontSize={unit * 3.2} textAnchor="middle">
                {station.id}
              </text>
            </g>
          );
        })}
        <g transform={`translate(${x} ${y}) rotate(${heading}) scale(${unit * 0.24})`}>
          <path className={styles['plane']} d={plane} />
        </g>
      </svg>
      <figcaption className={styles['caption']}>
        {t('map.caption', { percent, left: formatDuration(minutesLeft, locale) })} {t('map.estimate')}
      </figcaption>
    </figure>
  );
}

/** An aircraft from above, its nose up, around the middle of 24 units. */
const plane =
  'M0-12C1.2-12 2-10 2-7.5V-2.5L11 3.5V6L2 3.2V8.5L4.8 10.8V12.4L0 11L-4.8 12.4V10.8L-2 8.5V3.2L-11 6V3.5L-2-2.5V-7.5C-2-10-1.2-12 0-12Z';
