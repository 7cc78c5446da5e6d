import { type CalendarDate, dateOfDay, dayOfDate, dayOfParts } from './calendar-date.ts';

/** How SSIM writes values in columns. Each reader gives `undefined` for a text that is no such value. */

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** Stands for "until further notice" in a period's last date. */
export const OPEN_DATE = '00XXX00';
/** The two digits of a year are read as 1970 to 2069. */
const FIRST_YEAR = 1970;

/** Reads '09JUN05' as 2005-06-09. */
export function readDate(text: string): CalendarDate | undefined {
  const match = /^(\d{2})([A-Z]{3})(\d{2})$/.exec(text);
  const month = months.findIndex((name) => name === match?.[2]) + 1;
  if (!match || month === 0) return undefined;
  const [, dayOfMonth, , yearOfCentury] = match;
  const year = FIRST_YEAR + ((Number(yearOfCentury) + 30) % 100);
  const date = dateOfDay(dayOfParts(year, month, Number(dayOfMonth)));
  return date.endsWith(`-${dayOfMonth}`) ? date : undefined;
}

/**
 * Writes a date as '09JUN05'.
 *
 * @throws RangeError before 1970 and after 2069, which two digits cannot say, and for what is no date.
 */
export function writeDate(date: CalendarDate): string {
  dayOfDate(date);
  const year = Number(date.slice(0, 4));
  if (year < FIRST_YEAR || year >= FIRST_YEAR + 100) {
    throw new RangeError(`'${date}' cannot be written with two digits of a year: give one from 1970 to 2069.`);
  }
  return `${date.slice(8)}${months[Number(date.slice(5, 7)) - 1]}${date.slice(2, 4)}`;
}

/** Reads '0730' as 450 minutes; '2400' is 1440, the midnight that ends a day. */
export function readTime(text: string): number | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const hours = Number(text.slice(0, 2));
  const minutes = Number(text.slice(2));
  if (minutes > 59 || hours * 60 + minutes > 1440) return undefined;
  return hours * 60 + minutes;
}

export function writeTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
}

/** Reads '-0530' as -330 minutes; offsets reach from -12 to +14 hours. */
export function readVariation(text: string): number | undefined {
  const match = /^([+-])(\d{2})([0-5]\d)$/.exec(text);
  if (!match) return undefined;
  const [, sign, hours, minutes] = match;
  const variation = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return variation < -720 || variation > 840 ? undefined : variation + 0;
}

export function writeVariation(variation: number): string {
  return `${variation < 0 ? '-' : '+'}${writeTime(Math.abs(variation))}`;
}

/** Reads ' 2 4   ' as '24': each weekday's digit in its own place. */
export function readDays(text: string): string | undefined {
  for (const [index, digit] of Array.from(text).entries()) {
    if (digit !== ' ' && digit !== String(index + 1)) return undefined;
  }
  const days = text.replaceAll(' ', '');
  return days === '' ? undefined : days;
}

export function writeDays(days: string): string {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => (days.includes(String(weekday)) ? weekday : ' ')).join('');
}

/** Reads digits, right-justified with blanks or zeros before them, from 1 up. */
export function readCount(text: string): number | undefined {
  return /^ *\d+$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}
