const dayMs = 24 * 60 * 60 * 1000;

/**
 * Counts the days until a departure by the calendar of the place that it leaves from: 0 on its day, negative later.
 *
 * @param departsAt local time with its offset, ISO 8601
 */
export function daysUntil(departsAt: string, now: Date, timeZone: string): number {
  // Sweden writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return (Date.parse(departsAt.slice(0, 'YYYY-MM-DD'.length)) - Date.parse(today)) / dayMs;
}
