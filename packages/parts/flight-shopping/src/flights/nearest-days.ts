import { daysBetween } from '../calendar-dates.ts';
import type { LowFareDay } from '../search/low-fares.ts';

/** Gives the days with something for sale that are nearest to a date, by date. */
export function nearestDays(days: readonly LowFareDay[], date: string, count: number): readonly string[] {
  return days
    .filter((day) => day.perPassenger !== undefined && day.date !== date)
    .map((day) => day.date)
    .toSorted((a, b) => Math.abs(daysBetween(date, a)) - Math.abs(daysBetween(date, b)))
    .slice(0, count)
    .toSorted();
}
