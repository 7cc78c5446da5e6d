import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { DatesWithStatus } from './use-status.ts';

interface OutsideDatesProps {
  readonly date: string;
  readonly dates: DatesWithStatus;
}

/** Renders that a date is too far ahead or too long ago for a status, and which are not. */
export function OutsideDates({ date, dates: { first, last } }: OutsideDatesProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const locale = useLocale();
  const when = date > last ? 'tooEarly' : 'tooLate';
  const dates = { first: formatCalendarDate(first, locale, 'long'), last: formatCalendarDate(last, locale, 'long') };
  return <EmptyState title={t(`empty.${when}Title`)}>{t(`empty.${when}Body`, dates)}</EmptyState>;
}
