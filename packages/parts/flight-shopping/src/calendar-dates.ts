const MILLISECONDS_PER_DAY = 86_400_000;

/** Tells whether a text is a date of the calendar, `YYYY-MM-DD`: 2026-02-30 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Gives the date so many days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

/** Counts the days from one date to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MILLISECONDS_PER_DAY;
}

/** Gives the month of a date, `YYYY-MM`. */
export function toMonth(date: string): string {
  return date.slice(0, 7);
}

/**
 * Gives the date that a calendar shows now, in a zone or where the device is.
 *
 * It is put together from its parts: no locale writes `YYYY-MM-DD` in every browser (WebKit writes `en-CA` as 11/22/2026).
 */
export function dateIn(timeZone: string | undefined, now: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...isoDateParts });
  // Making one costs a phone some milliseconds; where the device is can change.
  if (timeZone !== undefined) formats.set(timeZone, format);
  const parts = format.formatToParts(now);
  const digits = (type: keyof typeof isoDateParts) => parts.find((part) => part.type === type)?.value ?? '';
  return [digits('year').padStart(4, '0'), digits('month').padStart(2, '0'), digits('day').padStart(2, '0')].join('-');
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

const isoDateParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;
