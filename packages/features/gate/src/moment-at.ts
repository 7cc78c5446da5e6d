/** Writes an instant as the clocks of a station show it, day and time. */
export function momentAt(instant: string, timeZone: string | undefined, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone || 'UTC',
  }).format(new Date(instant));
}

/** Writes the time of an instant as the clocks of a station show it, to the second: of two scans one is the earlier. */
export function timeAt(instant: string, timeZone: string | undefined, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone: timeZone || 'UTC' }).format(
    new Date(instant),
  );
}
