import { placeName } from '@airline/reference-data/place-names';
import type { FlightLeg, LegStatusView } from '@airline/contract';
import { spacedFlight } from '@airline/itinerary';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useQueries } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { flightHref } from './flight-href.ts';
import { legsWithStatus } from './legs-with-status.ts';
import { PhaseBadge } from './PhaseBadge.tsx';
import { flightStatusQuery } from './status-queries.ts';
import { useStatusWords } from './status-words.ts';
import { UpdatedNote } from './UpdatedNote.tsx';
import styles from './TripStatus.module.css';

/** What {@link TripStatus} takes. */
export interface TripStatusProps {
  /** The legs of the trip's directions, in order. */
  readonly legs: readonly FlightLeg[];
}

/** Renders how the flights of a trip stand that leave soon or have just left; before that nothing. */
export function TripStatus({ legs }: TripStatusProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const session = useSession();
  const [now] = useState(() => session.now());
  const near = legsWithStatus(legs, now);
  const queries = useQueries({
    queries: near.map(({ flight, departsAt }) =>
      flightStatusQuery(session, { flight, date: departsAt.slice(0, 'YYYY-MM-DD'.length) }),
    ),
  });
  const words = useStatusWords();
  if (near.length === 0) return null;
  const statuses = near.map(({ id }, index) => queries[index]?.data?.legs.find((leg) => leg.id === id));
  // The oldest answer says since when all of it is known.
  const isComplete = queries.every(({ data, error }) => data !== undefined || error !== null);
  const asOf = isComplete ? queries.flatMap(({ data }) => data?.asOf ?? []).toSorted()[0] : undefined;
  return (
    <Card title={t('trip.title')}>
      <ul className={styles['list']}>
        {near.map((leg, index) => {
          const query = queries[index];
          const status = statuses[index];
          const isWaiting = query?.data === undefined && query?.error === null;
          return (
            <li key={leg.id} className={styles['leg']}>
              {isWaiting ? <Skeleton label={t('loading')} shape="text" /> : <LegLine leg={leg} status={status} />}
            </li>
          );
        })}
      </ul>
      {asOf === undefined ? null : (
        <div className={styles['updated']}>
          <UpdatedNote
            asOf={asOf}
            said={statuses.flatMap((status) =>
              status === undefined ? [] : [`${spacedFlight(status.flight)}: ${words.headline(status)}`],
            )}
            isRefreshing={queries.some(({ isFetching, data }) => isFetching && data !== undefined)}
            hasFailed={queries.some(({ isRefetchError }) => isRefetchError)}
            onRefresh={() => {
              for (const query of queries) void query.refetch();
            }}
          />
        </div>
      )}
    </Card>
  );
}

interface LegLineProps {
  readonly leg: FlightLeg;
  readonly status: LegStatusView | undefined;
}

function LegLine({ leg, status }: LegLineProps): ReactNode {
  const { t, i18n } = useTranslation('flightStatus');
  const words = useStatusWords();
  const locale = useLocale();
  const flight = spacedFlight(leg.flight);
  const [from, to] = [leg.from, leg.to].map((station) => placeName(station, i18n.language));
  const href = flightHref(buildPath('air-flight-status'), leg.flight, leg.departsAt);
  const gate = status?.departure.gate;
  const reason = status === undefined ? undefined : words.reason(status);
  const date = formatCalendarDate(leg.departsAt.slice(0, 'YYYY-MM-DD'.length), locale, 'short');
  return (
    <>
      <p className={styles['title']}>
        <strong>{flight}</strong> {t('route', { from, to })}
        {status === undefined ? null : <PhaseBadge leg={status} />}
      </p>
      <p className={styles['date']}>{date}</p>
      <p>
        {status === undefined ? t('trip.failed') : words.headline(status)}
        {gate === undefined ? null : ` ${t('end.gate')}: ${gate}.`}
        {reason === undefined ? null : ` ${reason}`}
      </p>
      <p className={styles['way']}>
        <Link href={href} aria-label={`${t('trip.see')}: ${t('flightTitle', { flight })}`}>
          {t('trip.see')}
        </Link>
      </p>
    </>
  );
}
