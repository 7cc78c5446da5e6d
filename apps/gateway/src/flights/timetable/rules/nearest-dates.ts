import { type CalendarDate, dateOfDay, dayOfDate } from '../../schedule/rules/calendar-date.ts';

/** How far from the dates that were asked for others are looked for. */
const DAYS_LOOKED_AT = 21;

/** Lists dates before the first day and after the last one, the nearest first, as far as some dates go. */
export function findNearestDates(
  { first, last }: { readonly first: CalendarDate; readonly last: CalendarDate },
  dates: { readonly from: CalendarDate; readonly to: CalendarDate },
): { readonly before: readonly CalendarDate[]; readonly after: readonly CalendarDate[] } {
  const days = Array.from({ length: DAYS_LOOKED_AT }, (_, index) => index + 1);
  return {
    before: days.map((day) => dateOfDay(dayOfDate(first) - day)).filter((date) => date >= dates.from),
    after: days.map((day) => dateOfDay(dayOfDate(last) + day)).filter((date) => date <= dates.to),
  };
}
