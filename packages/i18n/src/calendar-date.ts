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
  return formatOf(locale, width).format(toInstant(date));
}

/**
 * Writes the days from one calendar date to another, both `YYYY-MM-DD`, in a language: what both share stands once.
 *
 * @throws RangeError when a text is no date
 *
 * @example
 * ```ts
 * import { formatCalendarDates } from '@airline/i18n/calendar-date';
 *
 * console.log(formatCalendarDates('2027-01-02', '2027-01-09', 'es-US')); // '2–9 de enero de 2027'
 * ```
 */
export function formatCalendarDates(
  first: string,
  last: string,
  locale: string,
  width: CalendarDateWidth = 'long',
): string {
  return formatOf(locale, width).formatRange(toInstant(first), toInstant(last));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Gives a format, made once: making one costs a thousand times its use. */
function formatOf(locale: string, width: CalendarDateWidth): Intl.DateTimeFormat {
  const key = `${locale} ${width}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...widths[width], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

function toInstant(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
