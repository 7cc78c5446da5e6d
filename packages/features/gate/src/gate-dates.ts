import { addDays } from '@airline/flight-shopping/calendar-dates';
import { formatCalendarDate } from '@airline/i18n/calendar-date';

/** The days that a gate chooses from: a flight of yesterday may leave after midnight, and the next one is looked at ahead. */
const days = [-1, 0, 1] as const;

/** Gives the days around today that a flight is chosen from. */
export function gateDates(
  today: string,
  locale: string,
): readonly { readonly value: string; readonly label: string }[] {
  return days.map((shift) => {
    const value = addDays(today, shift);
    return { value, label: formatCalendarDate(value, locale, 'full') };
  });
}
