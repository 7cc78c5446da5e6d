import { dayOfDate, weekdayOfDay } from './calendar-date.ts';
import { type LegPattern, weekdayBits } from './leg-pattern.ts';

/** A pattern's dates as numbers: what decides on which days it operates. */
export interface OperatingDays {
  readonly firstDay: number;
  /** `Infinity` for a pattern that holds until further notice. */
  readonly lastDay: number;
  readonly weekdayBits: number;
  readonly isFortnightly: boolean;
}

export function toOperatingDays(pattern: LegPattern): OperatingDays {
  return {
    firstDay: dayOfDate(pattern.firstDate),
    lastDay: pattern.lastDate === undefined ? Infinity : dayOfDate(pattern.lastDate),
    weekdayBits: weekdayBits(pattern.daysOfOperation),
    isFortnightly: pattern.frequencyRate === 2,
  };
}

/** Tells whether a pattern operates on a day, by the departure's own local date. */
export function operatesOn({ firstDay, lastDay, weekdayBits, isFortnightly }: OperatingDays, day: number): boolean {
  if (day < firstDay || day > lastDay || (weekdayBits & (1 << (weekdayOfDay(day) - 1))) === 0) return false;
  return !isFortnightly || Math.floor((day - firstDay) / 7) % 2 === 0;
}

/** Lists the days of a window, both ends in it, on which a pattern operates; nothing where the window is not finite. */
export function* operatingDaysBetween(days: OperatingDays, from: number, to: number): Generator<number> {
  const last = Math.min(days.lastDay, to);
  for (let day = Math.max(days.firstDay, from); day <= last; day += 1) if (operatesOn(days, day)) yield day;
}
