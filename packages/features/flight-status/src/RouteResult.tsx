import { placeName } from '@airline/reference-data/place-names';
import type { LegStatusView, RouteStatus } from '@airline/contract';
import { PhaseBadge, routeStatusQuery, UpdatedNote, useStatusWords, type RouteQuestion } from '@airline/flight-status';
import { FailureBanner } from '@airline/gateway-client/react';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { spacedFlight } from '@airline/itinerary';
import { useSession } from '@airline/session/react';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { OutsideDates } from './OutsideDates.tsx';
import styles from './Results.module.css';
import { RouteTimes } from './RouteTimes.tsx';
import { formatQuestion, type StatusQuestion } from './status-question.ts';
import { useStatus } from './use-status.ts';

interface RouteResultProps {
  readonly question: RouteQuestion;
  readonly onAsk: (question: StatusQuestion) => void;
}

/** Renders how the flights of a route stand on a day, one line each. */
export function RouteResult({ question }: RouteResultProps): ReactNode {
  const { t, i18n } = useTranslation('flightStatus');
  const locale = useLocale();
  const { origin, destination, date } = question;
  const { answer, failure, outside, ...live } = useStatus(
    routeStatusQuery(useSession(), { origin, destination, date }),
  );
  const words = useStatusWords();
  const sentenceOf = ({ flight, legs }: RouteStatus['flights'][number]): string => {
    const leg = currentLeg(legs);
    return leg === undefined ? '' : `${t('flightTitle', { flight: spacedFlight(flight) })}: ${words.headline(leg)}`;
  };
  const names = { from: placeName(origin, i18n.language), to: placeName(destination, i18n.language) };
  const day = formatCalendarDate(date, locale, 'full');
  if (outside !== undefined) return <OutsideDates date={date} dates={outside} />;
  if (failure !== undefined) return <FailureBanner failure={failure} live="off" onRetry={live.refresh} />;
  if (answer === undefined) return <Skeleton label={t('loading')} shape="card" count={4} />;
  if (answer.flights.length === 0) {
    return (
      <EmptyState title={t('empty.routeTitle', { ...names, date: formatCalendarDate(date, locale, 'long') })}>
        {t('empty.routeBody')}
      </EmptyState>
    );
  }
  return (
    <section className={styles['result']} aria-label={t('routeTitle', names)}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('routeTitle', names)}</h2>
        <p className={styles['date']}>
          {day} · {t('routeCount', { count: answer.flights.length })}
        </p>
      </div>
      <ul className={styles['flights']}>
        {answer.flights.map((flight) => (
          <li key={flight.legs[0]?.id ?? flight.flight}>
            <RouteFlight flight={flight} date={date} />
          </li>
        ))}
      </ul>
      <UpdatedNote
        asOf={answer.asOf}
        said={answer.flights.map(sentenceOf)}
        isRefreshing={live.isRefreshing}
        hasFailed={live.isStale}
        onRefresh={live.refresh}
      />
    </section>
  );
}

interface RouteFlightProps {
  readonly flight: RouteStatus['flights'][number];
  readonly date: string;
}

function RouteFlight({ flight: { flight, legs }, date }: RouteFlightProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const words = useStatusWords();
  const { pathname } = useLocation();
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined) return null;
  const current = currentLeg(legs) ?? first;
  const name = spacedFlight(flight);
  return (
    <article className={styles['flight']}>
      <div className={styles['line']}>
        <h3 className={styles['name']}>
          <Link
            href={`${pathname}?${formatQuestion({ by: 'flight', flight, date }).toString()}`}
            aria-label={t('seeFlight', { flight: name })}
            variant="quiet"
          >
            {name}
          </Link>
        </h3>
        <PhaseBadge leg={current} />
      </div>
      <RouteTimes first={first} last={last} />
      <p className={styles['words']}>
        {words.headline(current)} {words.reason(current) ?? ''}
      </p>
      {legs.length === 1 ? null : <p className={styles['words']}>{t('stops', { count: legs.length - 1 })}</p>}
    </article>
  );
}

/** The leg that a flight is on: the first that has not ended. */
function currentLeg(legs: readonly LegStatusView[]): LegStatusView | undefined {
  return legs.find(({ phase }) => phase !== 'arrived') ?? legs.at(-1);
}
