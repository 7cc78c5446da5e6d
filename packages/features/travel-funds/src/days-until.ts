const dayMs = 24 * 60 * 60 * 1000;

/** Counts the days from today, by the calendar of this browser, up to a calendar date: 0 on it. */
export function daysUntil(date: string, now: Date): number {
  return (Date.parse(date) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / dayMs;
}
