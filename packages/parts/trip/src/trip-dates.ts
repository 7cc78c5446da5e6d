import type { Trip } from '@airline/contract';
import { formatCalendarDate, formatCalendarDates } from '@airline/i18n/calendar-date';

/** Writes when a trip is, for its card: the day of a single flight with its weekday, else from the first day to the last. */
export function formatTripDates({ bounds }: Pick<Trip, 'bounds'>, locale: string): string {
  const [first] = bounds;
  const last = bounds.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last
    ? formatCalendarDate(first.date, locale, 'full')
    : formatCalendarDates(first.date, last.date, locale);
}
