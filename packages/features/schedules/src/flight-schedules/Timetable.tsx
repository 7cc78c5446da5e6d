import { failureIn } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { addDays } from '@airline/flight-shopping/calendar-dates';
import { formatCalendarDate, formatCalendarDates } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './FlightSchedules.module.css';
import { NothingFlies } from './NothingFlies.tsx';
import { findUnanswerable, schedulesQuery } from './schedule-queries.ts';
import type { ScheduleQuestion } from './schedule-question.ts';
import { TimetableFiles } from './TimetableFiles.tsx';
import { TimetableTable } from './TimetableTable.tsx';
import { TimetableTools } from './TimetableTools.tsx';
import { UnanswerableQuestion } from './UnanswerableQuestion.tsx';

export interface TimetableProps {
  readonly question: ScheduleQuestion;
  /** The date of the device's calendar. */
  readonly today: string;
}

/** Renders what flies between two places on some days, with the ways to other days and the files. */
export function Timetable({ question, today }: TimetableProps): ReactNode {
  const { t, i18n } = useTranslation('schedules');
  const locale = useLocale();
  const { data: schedules, error, refetch } = useQuery(schedulesQuery(useSession(), question));
  const unanswerable = findUnanswerable(error, question);
  const names = {
    from: placeName(question.origin, i18n.language),
    to: placeName(question.destination, i18n.language),
  };
  if (unanswerable !== undefined) return <UnanswerableQuestion question={question} reason={unanswerable} />;
  const dates = writeDates(question, schedules?.dates.to, locale);
  const count = schedules?.rows.length ?? 0;
  const failure = schedules === undefined ? failureIn(error) : undefined;
  return (
    <section className={styles['timetable']} aria-label={t('route', names)}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('route', names)}</h2>
        <p className={styles['dates']}>{dates}</p>
      </div>
      <TimetableTools question={question} first={schedules?.dates.from ?? today} last={schedules?.dates.to} />
      {/* There before its words are: what comes into it is said aloud. */}
      <output className={styles['count']}>
        {schedules === undefined ? '' : t('count', { count })}
        {count === 0 ? null : (
          <>
            . {t('localTimes')} <span className={styles['onScreen']}>{t('chooseDay')}</span>
          </>
        )}
      </output>
      {failure !== undefined ? (
        <FailureBanner failure={failure} live="off" onRetry={() => void refetch()} />
      ) : schedules === undefined ? (
        <Skeleton label={t('loading')} shape="card" count={4} />
      ) : count === 0 ? (
        <NothingFlies question={question} nearest={schedules.nearest} />
      ) : (
        <>
          <TimetableTable schedules={schedules} caption={t('table.caption', { ...names, dates })} />
          <TimetableFiles question={question} schedules={schedules} />
        </>
      )}
    </section>
  );
}

/** Writes the days of a question as far as they can be asked for: '7–13 de diciembre de 2026'. */
function writeDates({ date, days }: ScheduleQuestion, last: string | undefined, locale: string): string {
  if (days === 1) return formatCalendarDate(date, locale, 'full');
  const end = addDays(date, days - 1);
  return formatCalendarDates(date, last !== undefined && last < end && last >= date ? last : end, locale, 'long');
}
