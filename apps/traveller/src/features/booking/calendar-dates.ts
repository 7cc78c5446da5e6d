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
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** Gives the date that a calendar shows now, in a zone or where the device is. */
export function dateIn(timeZone: string | undefined, now: Date): string {
  // Canadian English writes a date as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

const widths = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes a date in a language: 'martes, 1 de diciembre de 2026', 'mar, 1 dic'. */
export function formatDate(date: string, locale: string, width: keyof typeof widths): string {
  return new Intl.DateTimeFormat(locale, { ...widths[width], timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
}
