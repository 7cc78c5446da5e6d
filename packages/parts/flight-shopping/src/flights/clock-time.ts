/** Gives what the words of a time of day need: the time, and the hour on the clock's face, for “la 1” and “las 2”. */
export function clockWords(
  moment: { readonly instant: string; readonly timeZone: string },
  locale: string,
): { readonly time: string; readonly count: number } {
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h12', timeZone: moment.timeZone });
  return { time: clockTime(moment, locale), count: Number.parseInt(hour.format(Date.parse(moment.instant)), 10) };
}

/** Writes the time that a moment's own clocks show: '7:05', '7:05 AM'. */
function clockTime(
  { instant, timeZone }: { readonly instant: string; readonly timeZone: string },
  locale: string,
): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(Date.parse(instant));
}
