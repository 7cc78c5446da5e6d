import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { formatQuestion, type ScheduleQuestion } from './schedule-question.ts';

export interface NothingFliesProps {
  readonly question: ScheduleQuestion;
  /** The nearest dates with a departure. */
  readonly nearest: readonly string[];
}

/** Stands where nothing flies on the days that were asked for, and leads to the nearest ones on which something does. */
export function NothingFlies({ question, nearest }: NothingFliesProps): ReactNode {
  const { t, i18n } = useTranslation('schedules');
  const locale = useLocale();
  const { pathname } = useLocation();
  const hrefFor = (change: Partial<ScheduleQuestion>) =>
    `${pathname}?${formatQuestion({ ...question, ...change }).toString()}`;
  const names = {
    from: placeName(question.origin, i18n.language),
    to: placeName(question.destination, i18n.language),
  };
  const isNonstop = question.stops === 'none';
  return (
    <EmptyState
      title={t(isNonstop ? 'empty.nonstopTitle' : 'empty.title')}
      actions={
        <>
          {nearest.map((date) => (
            <ButtonLink key={date} href={hrefFor({ date })} variant="secondary">
              {formatCalendarDate(date, locale, 'short')}
            </ButtonLink>
          ))}
          {isNonstop ? <ButtonLink href={hrefFor({ stops: 'any' })}>{t('empty.withStops')}</ButtonLink> : null}
        </>
      }
    >
      {t(nearest.length === 0 ? 'empty.noneNear' : 'empty.body', names)}
    </EmptyState>
  );
}
