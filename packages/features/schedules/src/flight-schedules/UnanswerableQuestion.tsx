import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Unanswerable } from './schedule-queries.ts';
import { formatQuestion, type ScheduleQuestion } from './schedule-question.ts';

export interface UnanswerableQuestionProps {
  readonly question: ScheduleQuestion;
  readonly reason: Unanswerable;
}

/** Renders why there is no timetable: a date too far away, or places between which nothing flies; and what can be asked for. */
export function UnanswerableQuestion({ question, reason }: UnanswerableQuestionProps): ReactNode {
  const { t, i18n } = useTranslation('schedules');
  const locale = useLocale();
  const { pathname } = useLocation();
  if (reason.kind === 'samePlace') return <EmptyState title={t('place.sameTitle')}>{t('place.body')}</EmptyState>;
  if ('place' in reason) {
    const { kind, place } = reason;
    const title =
      kind === 'unknownPlace'
        ? t('place.unknownTitle', { place })
        : t('place.title', { place: placeName(place, i18n.language) });
    return <EmptyState title={title}>{t('place.body')}</EmptyState>;
  }
  const isPast = reason.kind === 'past';
  const date = isPast ? reason.first : reason.last;
  const written = formatCalendarDate(date, locale, 'long');
  return (
    <EmptyState
      title={t(isPast ? 'outside.pastTitle' : 'outside.farTitle')}
      actions={
        <ButtonLink href={`${pathname}?${formatQuestion({ ...question, date }).toString()}`} variant="primary">
          {t(isPast ? 'outside.first' : 'outside.last', { date: written })}
        </ButtonLink>
      }
    >
      {t(isPast ? 'outside.pastBody' : 'outside.farBody', { last: written })}
    </EmptyState>
  );
}
