const widths = {
  /** `martes, 1 de diciembre de 2026` */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `1 de diciembre de 2026` */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `mar, 1 de dic` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `1 dic` */
  dayAndMonth: { day: 'numeric', month: 'short' },
  /** `mar` */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a calendar date is written. */
export type CalendarDateWidth = keyof typeof widths;

/**
 * Writes a calendar date, `YYYY-MM-DD`, in a language: a day has no zone, and is the same day everywhere.
 *
 * @throws RangeError when the text is no date
 *
 * @example
 * ```ts
 * import { formatCalendarDate } from '@airline/i18n/calendar-date';
 *
 * console.log(formatCalendarDate('2026-12-01', 'es-US')); // '1 de diciembre de 2026'
 * ```
 */
export function formatCalendarDate(date: string, locale: string, width: CalendarDateWidth = 'long'): string {
  return new Intl.DateTimeFormat(locale, { ...widths[width], timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
