import type { Problem } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { isCalendarDate } from '../calendar-dates.ts';

export interface OutsideSaleProps {
  readonly problem: Problem;
}

/** Says that the date is not on sale, and which dates are, as the gateway tells them. */
export function OutsideSale({ problem }: OutsideSaleProps): ReactNode {
  const { t } = useTranslation('flights');
  const locale = useLocale();
  const { first, last } = problem.errors?.find(({ code }) => code === 'dateOutsideSchedule')?.params ?? {};
  const [from, to] = [dateText(first), dateText(last)];
  return (
    <EmptyState title={t('outsideSale.title')}>
      {from === undefined || to === undefined
        ? t('outsideSale.otherDate')
        : t('outsideSale.body', { first: from, last: to })}
    </EmptyState>
  );

  function dateText(date: string | number | undefined): string | undefined {
    return typeof date === 'string' && isCalendarDate(date) ? formatCalendarDate(date, locale, 'full') : undefined;
  }
}
