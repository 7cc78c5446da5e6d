import { parseDate, type CalendarDate } from '@internationalized/date';

/**
 * Reads a calendar date: `2026-12-14`. Gives `null` for nothing and for what is no date, so that a stale value empties the field.
 */
export function toCalendarDate(text: string | null | undefined): CalendarDate | null {
  if (text === null || text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
