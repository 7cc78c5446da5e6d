import { dayOfParts, weekdayOfDay } from '../calendar-date.ts';

/** A stretch of one IATA scheduling season inside a window of days. */
export interface SeasonPart {
  readonly kind: 'summer' | 'winter';
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Cuts a window of days, both ends in it, into IATA scheduling seasons.
 *
 * Summer begins on the last Sunday of March and winter on the last Sunday of October (IATA Worldwide Airport Slot
 * Guidelines).
 */
export function seasonsBetween(firstDay: number, lastDay: number): readonly SeasonPart[] {
  const firstYear = new Date(firstDay * 86_400_000).getUTCFullYear();
  const lastYear = new Date(lastDay * 86_400_000).getUTCFullYear();
  const starts: { kind: SeasonPart['kind']; day: number }[] = [];
  for (let year = firstYear - 1; year <= lastYear; year += 1) {
    starts.push({ kind: 'summer', day: lastSunday(year, 3) }, { kind: 'winter', day: lastSunday(year, 10) });
  }
  return starts.flatMap(({ kind, day }, index) => {
    const from = Math.max(day, firstDay);
    const to = Math.min((starts[index + 1]?.day ?? Infinity) - 1, lastDay);
    return from <= to ? [{ kind, firstDay: from, lastDay: to }] : [];
  });
}

function lastSunday(year: number, month: number): number {
  const lastDayOfMonth = dayOfParts(year, month + 1, 0);
  return lastDayOfMonth - (weekdayOfDay(lastDayOfMonth) % 7);
}
