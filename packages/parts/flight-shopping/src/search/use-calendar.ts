import { formatCalendarDate } from '@airline/i18n/calendar-date';
import type { CalendarTexts, ChosenDates } from '@airline/ui/date-picker';
import { useLocale } from '@airline/ui/locale';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives the words of a calendar. */
export function useCalendarTexts(): CalendarTexts {
  const { t } = useTranslation('search');
  return useMemo(
    () => ({
      open: t('calendar.open'),
      previous: t('calendar.previous'),
      next: t('calendar.next'),
      close: t('calendar.close'),
      done: t('calendar.done'),
    }),
    [t],
  );
}

/** Writes the dates of a journey: one where it goes and comes back on the same day. */
export function datesText({ start, end }: { readonly start: string; readonly end: string }, locale: string): string {
  return [...new Set([start, end])].map((date) => formatCalendarDate(date, locale, 'short')).join(' – ');
}

/** What {@link useDatesSummary} takes. */
export interface DatesSummaryOptions {
  readonly isReturn: boolean;
  readonly inPoints: boolean;
  /** Gives what the dates cost together, where that is known. */
  readonly priceOf: (dates: ChosenDates) => string | undefined;
}

/** Gives what a calendar says below its days: what to choose next, then the dates and what they cost. */
export function useDatesSummary({ isReturn, inPoints, priceOf }: DatesSummaryOptions): (dates: ChosenDates) => string {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return useCallback(
    (dates) => {
      const { start, end = start } = dates;
      if (start === undefined || end === undefined) return t(isReturn ? 'calendar.chooseDeparture' : 'calendar.choose');
      if (isReturn && dates.end === undefined) {
        return t('calendar.chooseReturn', { departure: formatCalendarDate(start, locale, 'short') });
      }
      const written = datesText({ start, end }, locale);
      const price = priceOf(dates);
      if (price === undefined) return written;
      return t(inPoints ? 'calendar.inPoints' : 'calendar.inMoney', { dates: written, price });
    },
    [t, locale, isReturn, inPoints, priceOf],
  );
}
