/** Writes the time that a moment's own clocks show: '7:05', '7:05 AM'. */
export function clockTime(
  { instant, timeZone }: { readonly instant: string; readonly timeZone: string },
  locale: string,
): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(Date.parse(instant));
}
