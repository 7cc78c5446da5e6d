import type { CompanyOverview, Whereabout } from '@airline/contract';
import { MapGround, stationPoints, viewOf } from '@airline/flight-shopping/map';
import { cityName } from '@airline/reference-data/place-names';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { placeNames, spreadDots } from './arrange-map.ts';
import styles from './HomePage.module.css';
import { WriteToTravellers } from './WriteToTravellers.tsx';

/** Of a place so many travellers are listed by name. */
const mostNames = 6;

/** Renders who travels now: on a map, and in words by place, with a way to write to everybody of a place. */
export function Whereabouts({ overview }: { readonly overview: CompanyOverview }): ReactNode {
  const { t } = useTranslation('companyReports');
  const locale = useLocale();
  const [written, setWritten] = useState<string>();
  const { whereabouts, mayWrite } = overview;
  if (whereabouts.length === 0) {
    return (
      <Card title={t('home.now')} headingLevel={3}>
        <EmptyState headingLevel={4} title={t('home.nobody')}>
          {t('home.nobodyBody')}
        </EmptyState>
      </Card>
    );
  }
  const nameOf = (station: string) => cityName(station, locale);
  const places = groupByStation(whereabouts);
  return (
    <Card title={t('home.now')} headingLevel={3}>
      <PlaceMap places={places} label={t('home.map')} nameOf={nameOf} />
      <ul className={styles['places']}>
        {places.map(([station, people]) => (
          <li key={station} className={styles['place']}>
            <h4>{t('home.atStation', { station: nameOf(station), count: people.length })}</h4>
            <ul className={styles['people']}>
              {people.slice(0, mostNames).map((person) => (
                <li key={`${person.recordLocator} ${person.traveller}`}>
                  <strong>{person.traveller}</strong>{' '}
                  {t(`home.states.${person.state}`, { station: nameOf(person.station) })}
                  <br />
                  <span className={styles['flight']}>
                    {t('home.flightLine', {
                      flight: person.flight,
                      from: person.from,
                      to: person.to,
                      departs: person.departsAt.slice(11, 16),
                      arrives: person.arrivesAt.slice(11, 16),
                    })}
                  </span>
                </li>
              ))}
            </ul>
            {people.length > mostNames ? <p>{t('home.more', { count: people.length - mostNames })}</p> : null}
            {mayWrite ? (
              <Button onClick={() => setWritten(station)} aria-label={t('home.writeTo', { station: nameOf(station) })}>
                {t('home.write')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {written === undefined ? null : (
        <WriteToTravellers station={written} name={nameOf(written)} onClose={() => setWritten(undefined)} />
      )}
    </Card>
  );
}

type Place = readonly [station: string, people: readonly Whereabout[]];

/** Groups by place, the place with the most travellers first. */
function groupByStation(whereabouts: readonly Whereabout[]): readonly Place[] {
  const places = new Map<string, Whereabout[]>();
  for (const person of whereabouts) {
    const people = places.get(person.station);
    if (people === undefined) places.set(person.station, [person]);
    else people.push(person);
  }
  return [...places].toSorted(([, one], [, other]) => other.length - one.length);
}

function PlaceMap({
  places,
  label,
  nameOf,
}: {
  readonly places: readonly Place[];
  readonly label: string;
  readonly nameOf: (station: string) => string;
}): ReactNode {
  const view = viewOf(
    places.map(([station]) => station),
    1.8,
  );
  const unit = view.width / 100;
  const counts = new Map(places.map(([station, people]) => [station, people.length]));
  const dots = spreadDots(
    places.flatMap(([station, people]) => {
      const point = stationPoints[station];
      if (point === undefined) return [];
      const radius = unit * Math.min(3.2, 1 + 0.5 * Math.sqrt(people.length));
      return [{ id: station, x: point[0], y: point[1], radius, name: nameOf(station) }];
    }),
  );
  const names = placeNames(dots, unit * 2, { left: view.x, right: view.x + view.width });
  return (
    <svg
      className={styles['map']}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={label}
    >
      <MapGround />
      {dots.map(({ id, x, y, radius, name }) => {
        const named = names.get(id);
        return (
          <g key={id}>
            <circle className={styles['dot']} cx={x} cy={y} r={radius} />
            <text className={styles['count']} x={x} y={y} fontSize={unit * 1.7} textAnchor="middle" dy="0.35em">
              {counts.get(id)}
            </text>
            {named === undefined ? null : (
              <text className={styles['name']} x={named.x} y={named.y} fontSize={unit * 2} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
