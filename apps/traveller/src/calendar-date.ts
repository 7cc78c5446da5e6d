const widths = {
  /** `mar, 1 dic` */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `martes, 1 de diciembre de 2026` */
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `1 de diciembre de 2026` */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes a calendar date, `YYYY-MM-DD`, in words of a language: a day without a zone is the same day everywhere. */
export function formatCalendarDate(date: string, locale: string, width: keyof typeof widths = 'long'): string {
  return new Intl.DateTimeFormat(locale, { ...widths[width], timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
