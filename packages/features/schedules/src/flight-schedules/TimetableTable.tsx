import type { Schedules, ScheduleRow } from '@airline/contract';
import { formatCalendarDate, formatCalendarDates } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { Duration } from '@airline/ui/duration';
import { useLocale } from '@airline/ui/locale';
import { Table, type SortOrder } from '@airline/ui/table';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DepartureDays } from './DepartureDays.tsx';
import styles from './FlightSchedules.module.css';
import { clockText, flightsOf, stopsOf } from './row-texts.ts';
import { sortRows } from './sort-rows.ts';

export interface TimetableTableProps {
  readonly schedules: Schedules;
  readonly caption: string;
}

/** Renders a timetable: a line for each way to go, with the days on which it departs, each of which leads to its prices. */
export function TimetableTable({ schedules, caption }: TimetableTableProps): ReactNode {
  const { t } = useTranslation('schedules');
  const [sort, setSort] = useState<SortOrder>({ column: 'departs', direction: 'ascending' });
  return (
    <div className={styles['table']}>
      <Table
        caption={caption}
        captionHidden
        rows={sortRows(schedules.rows, sort)}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={setSort}
        columns={[
          { id: 'flight', header: t('table.flight'), cell: (row) => <FlightCell row={row} /> },
          {
            id: 'departs',
            header: t('table.departs'),
            cell: (row) => <EndCell row={row} end="departs" />,
            sortable: true,
          },
          {
            id: 'arrives',
            header: t('table.arrives'),
            cell: (row) => <EndCell row={row} end="arrives" />,
            sortable: true,
          },
          { id: 'duration', header: t('table.duration'), cell: durationCell, sortable: true },
          { id: 'stops', header: t('table.stops'), cell: (row) => <StopsCell row={row} />, sortable: true },
          {
            id: 'days',
            header: t(schedules.days === 1 ? 'table.day' : 'table.days'),
            cell: (row) => <DaysCell row={row} schedules={schedules} />,
          },
        ]}
      />
    </div>
  );
}

function durationCell({ durationMinutes }: ScheduleRow): ReactNode {
  return <Duration minutes={durationMinutes} />;
}

function FlightCell({ row }: { readonly row: ScheduleRow }): ReactNode {
  return <span className={styles['flights']}>{flightsOf(row)}</span>;
}

interface EndCellProps {
  readonly row: ScheduleRow;
  readonly end: 'departs' | 'arrives';
}

function EndCell({ row: { legs }, end }: EndCellProps): ReactNode {
  const { t, i18n } = useTranslation('schedules');
  const locale = useLocale();
  const leg = end === 'departs' ? legs[0] : legs.at(-1);
  if (leg === undefined) return null;
  const station = end === 'departs' ? leg.from : leg.to;
  const days = end === 'departs' ? 0 : leg.arrivesAfterDays;
  return (
    <span className={styles['end']}>
      <strong>{clockText(leg[end], locale)}</strong>
      {days === 0 ? null : (
        <sup>
          <span aria-hidden="true">{days > 0 ? `+${days}` : days}</span>
          <VisuallyHidden> {days > 0 ? t('table.laterDays', { count: days }) : t('table.dayBefore')}</VisuallyHidden>
        </sup>
      )}{' '}
      <span className={styles['code']} aria-hidden="true">
        {station}
      </span>
      <VisuallyHidden>{placeName(station, i18n.language)}</VisuallyHidden>
    </span>
  );
}

function StopsCell({ row }: { readonly row: ScheduleRow }): ReactNode {
  const { t, i18n } = useTranslation('schedules');
  const stops = stopsOf(row);
  if (stops.length === 0) return t('table.direct');
  const places = stops.map((station) => placeName(station, i18n.language)).join(', ');
  return (
    <>
      {t('table.stopCount', { count: row.stops })} <span className={styles['code']}>{t('table.via', { places })}</span>
    </>
  );
}

interface DaysCellProps {
  readonly row: ScheduleRow;
  readonly schedules: Schedules;
}

function DaysCell({ row, schedules }: DaysCellProps): ReactNode {
  return (
    <>
      <DepartureDays row={row} schedules={schedules} />
      <Period row={row} date={schedules.date} />
    </>
  );
}

interface PeriodProps {
  readonly row: ScheduleRow;
  /** The first date of the timetable. */
  readonly date: string;
}

/** Renders until when a row is flown, and from when where that is still to come. */
function Period({ row: { period, everyOtherWeek }, date }: PeriodProps): ReactNode {
  const { t } = useTranslation('schedules');
  const locale = useLocale();
  const { from, to } = period;
  const isAhead = from > date;
  const until =
    to === undefined ? t('table.notice') : t('table.until', { date: formatCalendarDate(to, locale, 'long') });
  const begins = t('table.from', { date: formatCalendarDate(from, locale, 'long') });
  const shown = isAhead ? (to === undefined ? begins : formatCalendarDates(from, to, locale, 'long')) : until;
  return (
    <p className={styles['period']}>
      {shown}
      {everyOtherWeek === true ? `. ${t('table.everyOtherWeek')}` : null}
    </p>
  );
}
