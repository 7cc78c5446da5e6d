import { useFlag } from '@airline/app-shell/flags';
import { addDays } from '@airline/flight-shopping/calendar-dates';
import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import styles from './FlightSchedules.module.css';
import { formatQuestion, type ScheduleQuestion } from './schedule-question.ts';

export interface TimetableToolsProps {
  readonly question: ScheduleQuestion;
  /** The first and the last date that can be asked for; the last one is unknown until the gateway has answered. */
  readonly first: string;
  readonly last: string | undefined;
}

/** Renders the ways from a timetable to others: earlier and later days, one day or seven, with stops or without, and the way back. */
export function TimetableTools({ question, first, last }: TimetableToolsProps): ReactNode {
  const { t } = useTranslation('schedules');
  const hasCalendar = useFlag('lowFareCalendar');
  const { pathname } = useLocation();
  const { origin, destination, date, days } = question;
  const hrefFor = (change: Partial<ScheduleQuestion>) =>
    `${pathname}?${formatQuestion({ ...question, ...change }).toString()}`;
  const unit = days === 1 ? 'Day' : 'Week';
  const earlier = addDays(date, -days) < first ? first : addDays(date, -days);
  const later = addDays(date, days);
  return (
    <nav className={styles['tools']} aria-label={t('ways.label')}>
      <div className={styles['steps']}>
        <Step label={t(`ways.earlier${unit}`)} href={date > first ? hrefFor({ date: earlier }) : undefined} mark="‹" />
        <Step
          label={t(`ways.later${unit}`)}
          href={last === undefined || later <= last ? hrefFor({ date: later }) : undefined}
          mark="›"
        />
      </div>
      <Choice
        label={t('ways.view')}
        options={[
          { label: t('ways.week'), href: hrefFor({ days: 7 }), isCurrent: days === 7 },
          { label: t('ways.day'), href: hrefFor({ days: 1 }), isCurrent: days === 1 },
        ]}
      />
      <Choice
        label={t('ways.stops')}
        options={[
          { label: t('ways.all'), href: hrefFor({ stops: 'any' }), isCurrent: question.stops === 'any' },
          { label: t('ways.nonstop'), href: hrefFor({ stops: 'none' }), isCurrent: question.stops === 'none' },
        ]}
      />
      <p className={styles['others']}>
        <Link href={hrefFor({ origin: destination, destination: origin })} variant="standalone">
          {t('ways.return')}
        </Link>
        {hasCalendar ? (
          <Link
            href={`${buildPath('air-low-fare-calendar')}?${new URLSearchParams({ from: origin, to: destination, date }).toString()}`}
            variant="standalone"
          >
            {t('ways.calendar')}
          </Link>
        ) : null}
      </p>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly href: string | undefined;
  readonly mark: string;
}

function Step({ label, href, mark }: StepProps): ReactNode {
  const shown = (
    <>
      <span aria-hidden="true">{mark}</span> {label}
    </>
  );
  if (href === undefined) return <span className={styles['step']}>{shown}</span>;
  return (
    <RouterLink to={href} preventScrollReset className={styles['step']}>
      {shown}
    </RouterLink>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** Renders ways of which one is the page's own. */
function Choice({ label, options }: ChoiceProps): ReactNode {
  return (
    <ul className={styles['choice']} aria-label={label}>
      {options.map((option) => (
        <li key={option.href}>
          <RouterLink
            to={option.href}
            preventScrollReset
            aria-current={option.isCurrent ? 'true' : undefined}
            className={styles['option']}
          >
            {option.label}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
