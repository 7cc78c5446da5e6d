import { addDays, toMonth } from '../calendar-dates.ts';

/** Flights are sold for about eleven months. */
const MONTHS_ON_SALE = 11;
/** Most leisure trips are booked some weeks ahead; nearer days are dearer. */
const DAYS_TO_PREPARE = 21;

/** Gives the months that can be asked for from a date on, and the one that is asked for at first. */
export function monthsAhead(today: string): { readonly months: readonly string[]; readonly first: string } {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const months = Array.from({ length: MONTHS_ON_SALE }, (_, index) => {
    const count = year * 12 + month - 1 + index;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
  return { months, first: toMonth(addDays(today, DAYS_TO_PREPARE)) };
}

/** Writes a month, `YYYY-MM`, in a language: 'diciembre de 2026'. */
export function formatMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
