import { dateOfDay, dayOfDate, weekdayOfDay } from './calendar-date.ts';
import type { DatedLeg } from './dated-leg.ts';
import { daysOfBits, flightName, type LegPattern } from './leg-pattern.ts';

const DAYS_OF_WEEK = 7;
const MOST_VARIATIONS = 999;

/**
 * Writes dated legs as patterns that are flown on their dates and on no other, whatever their own patterns say of other days.
 *
 * A leg that is flown on dates of more than one week has a pattern for each of them, under itinerary variations of their own.
 */
export function extractPatterns(legs: readonly DatedLeg[]): readonly LegPattern[] {
  const daysOf = new Map<LegPattern, Set<number>>();
  for (const { pattern, date } of legs) {
    const days = daysOf.get(pattern) ?? new Set();
    daysOf.set(pattern, days.add(dayOfDate(date)));
  }
  const patterns = [...daysOf].toSorted(([a], [b]) => byFlight(a, b));
  const nextVariation = new Map<string, number>();
  for (const [pattern] of patterns) {
    const flight = flightName(pattern);
    nextVariation.set(flight, Math.max(nextVariation.get(flight) ?? 0, pattern.itineraryVariation));
  }
  return patterns.flatMap(([pattern, days]) =>
    cutIntoWeeks([...days].toSorted((a, b) => a - b)).map((week, index) => {
      const flight = flightName(pattern);
      let { itineraryVariation } = pattern;
      if (index > 0) {
        itineraryVariation = Math.min(MOST_VARIATIONS, (nextVariation.get(flight) ?? 0) + 1);
        nextVariation.set(flight, itineraryVariation);
      }
      return onDays({ ...pattern, itineraryVariation }, week);
    }),
  );
}

function onDays({ frequencyRate: _rate, ...pattern }: LegPattern, days: readonly number[]): LegPattern {
  const bits = days.reduce((sum, day) => sum | (1 << (weekdayOfDay(day) - 1)), 0);
  return {
    ...pattern,
    firstDate: dateOfDay(days[0] ?? 0),
    lastDate: dateOfDay(days.at(-1) ?? 0),
    daysOfOperation: daysOfBits(bits),
  };
}

/** Cuts days in order into stretches in which no weekday stands twice. */
function cutIntoWeeks(days: readonly number[]): readonly (readonly number[])[] {
  const weeks: number[][] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (week?.[0] !== undefined && day < week[0] + DAYS_OF_WEEK) week.push(day);
    else weeks.push([day]);
  }
  return weeks;
}

function byFlight(a: LegPattern, b: LegPattern): number {
  return (
    (a.carrier < b.carrier ? -1 : Number(a.carrier > b.carrier)) ||
    a.flightNumber - b.flightNumber ||
    a.itineraryVariation - b.itineraryVariation ||
    a.legSequence - b.legSequence ||
    (a.firstDate < b.firstDate ? -1 : 1)
  );
}
