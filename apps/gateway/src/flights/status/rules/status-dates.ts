import { type CalendarDate, dateOfDay, dayOfDate } from '../../schedule/rules/index.ts';

/** The dates whose flights have a status: both ends in it. */
export interface StatusDates {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const DAYS_BACK = 1;
const DAYS_AHEAD = 2;

/** Gives the dates with a status where calendars show a date: yesterday to the day after tomorrow. */
export function statusDates(today: CalendarDate): StatusDates {
  const day = dayOfDate(today);
  return { from: dateOfDay(day - DAYS_BACK), to: dateOfDay(day + DAYS_AHEAD) };
}

/** Joins the dates of several places: from the first of all to the last of all. */
export function joinDates(dates: readonly StatusDates[]): StatusDates | undefined {
  const [first, ...rest] = dates;
  if (first === undefined) return undefined;
  return rest.reduce(
    (all, { from, to }) => ({ from: from < all.from ? from : all.from, to: to > all.to ? to : all.to }),
    first,
  );
}

/** Lists the dates, in order. */
export function listDates({ from, to }: StatusDates): readonly CalendarDate[] {
  return Array.from({ length: dayOfDate(to) - dayOfDate(from) + 1 }, (_, index) => dateOfDay(dayOfDate(from) + index));
}

export function isWithin({ from, to }: StatusDates, date: CalendarDate): boolean {
  return date >= from && date <= to;
}
