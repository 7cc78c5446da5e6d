import type { Schedules, ScheduleRow } from '@airline/contract';
import { resultsHref } from '@airline/flight-shopping/search';
import { addDays } from '@airline/flight-shopping/calendar-dates';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import styles from './DepartureDays.module.css';
import { flightsOf } from './row-texts.ts';

/** What departs sooner is sold no more; the results say so by the gateway's own clock. */
const SALE_ENDS_MS = 60 * 60_000;

export interface DepartureDaysProps {
  readonly row: ScheduleRow;
  readonly schedules: Pick<Schedules, 'date' | 'days'>;
}

/** Renders the days of a timetable, in their order, with those on which a row departs as ways to their prices. */
export function DepartureDays({ row, schedules: { date: first, days } }: DepartureDaysProps): ReactNode {
  const { t } = useTranslation('schedules');
  const session = useSession();
  const [now] = useState(() => session.now().getTime());
  const flight = flightsOf(row);
  const departures = new Map(
    row.departures.map(({ departsAt }) => [departsAt.slice(0, 'YYYY-MM-DD'.length), departsAt]),
  );
  return (
    <ul className={styles['days']} aria-label={t('table.daysLabel', { flight })}>
      {Array.from({ length: days }, (_, index) => addDays(first, index)).map((date) => {
        const departsAt = departures.get(date);
        // What has no departure is a gap to the eye alone.
        if (departsAt === undefined) return <li key={date} className={styles['none']} aria-hidden="true" />;
        return (
          <li key={date}>
            <DepartureDay
              date={date}
              flight={flight}
              href={Date.parse(departsAt) < now + SALE_ENDS_MS ? undefined : hrefFor(row, date)}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface DepartureDayProps {
  readonly date: string;
  readonly flight: string;
  /** Absent for what is sold no more. */
  readonly href: string | undefined;
}

function DepartureDay({ date, flight, href }: DepartureDayProps): ReactNode {
  const { t } = useTranslation('schedules');
  const locale = useLocale();
  const shown = (
    <>
      <span className={styles['weekday']}>{formatCalendarDate(date, locale, 'weekday')}</span>{' '}
      <span>{Number(date.slice(-2))}</span>
    </>
  );
  const whole = formatCalendarDate(date, locale, 'full');
  if (href === undefined) {
    return (
      <span className={styles['day']}>
        <span aria-hidden="true">{shown}</span>
        <VisuallyHidden>{t('table.closed', { date: whole })}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Link to={href} className={styles['day']}>
      {shown}
      <VisuallyHidden> {t('table.book', { date: whole, flight })}</VisuallyHidden>
    </Link>
  );
}

/** The results of a way's own stations on a date: of a group of airports those that it flies between. */
function hrefFor({ legs }: ScheduleRow, date: string): string {
  return resultsHref(buildPath('air-booking-flights'), {
    tripKind: 'oneWay',
    bounds: [{ origin: legs[0]?.from ?? '', destination: legs.at(-1)?.to ?? '', date }],
    party: { adults: 1, children: 0, lapInfants: 0 },
    inPoints: false,
  });
}
