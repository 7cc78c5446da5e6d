/**
 * Writes a calendar date as ISO 8601 does, 'YYYY-MM-DD': a day on a wall calendar, with no zone and no time.
 *
 * Texts of this form sort as their dates do.
 */
export type CalendarDate = string;

const MS_PER_DAY = 86_400_000;
export const MINUTES_PER_DAY = 1440;

/** ISO weekdays: Monday is 1, Sunday 7, as SSIM numbers days of operation. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Tells whether a value is a calendar date that exists: '2026-02-29' is none. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  if (typeof value !== 'string') return false;
  const match = form.exec(value);
  if (!match) return false;
  const [, year, month, day] = match;
  return dateOfDay(dayOfParts(Number(year), Number(month), Number(day))) === value;
}

/**
 * Counts the days from 1970-01-01 to a date: dates are compared, moved and stored as these numbers.
 *
 * @throws RangeError when the text is no calendar date.
 */
export function dayOfDate(date: CalendarDate): number {
  const match = form.exec(date);
  const day = match ? dayOfParts(Number(match[1]), Number(match[2]), Number(match[3])) : Number.NaN;
  if (!match || dateOfDay(day) !== date) {
    throw new RangeError(`'${date}' is no calendar date: give an existing day as 'YYYY-MM-DD'.`);
  }
  return day;
}

/** Dates that were written before: a schedule asks for the same few hundred again and again. */
const written = new Map<number, CalendarDate>();
const MOST_WRITTEN = 5_000;

/** Gives the date of a day's number. */
export function dateOfDay(day: number): CalendarDate {
  const known = written.get(day);
  if (known !== undefined) return known;
  const instant = new Date(day * MS_PER_DAY);
  const date = Number.isNaN(instant.getTime()) ? '' : instant.toISOString().slice(0, 10);
  if (written.size < MOST_WRITTEN) written.set(day, date);
  return date;
}

/** Gives the ISO weekday of a day's number; 1970-01-01 was a Thursday. */
export function weekdayOfDay(day: number): Weekday {
  return (((((day + 3) % 7) + 7) % 7) + 1) as Weekday;
}

/** Gives the day's number of a year, a month from 1 and a day of the month; out-of-range parts run over. */
export function dayOfParts(year: number, month: number, dayOfMonth: number): number {
  return Date.UTC(year, month - 1, dayOfMonth) / MS_PER_DAY;
}
