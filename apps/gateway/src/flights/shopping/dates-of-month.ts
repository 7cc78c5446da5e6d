import { type CalendarDate, dateOfDay, dayOfDate, isCalendarDate } from '../schedule/rules/index.ts';

/** Lists the dates of a month given as 'YYYY-MM', in order; none for a year before 0100. */
export function datesOfMonth(month: string): readonly CalendarDate[] {
  if (!isCalendarDate(`${month}-01`)) return [];
  const firstDay = dayOfDate(`${month}-01`);
  return Array.from({ length: 31 }, (_, index) => dateOfDay(firstDay + index)).filter((date) => date.startsWith(month));
}
