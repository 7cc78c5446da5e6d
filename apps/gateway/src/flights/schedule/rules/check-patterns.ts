import { type CalendarDate, dateOfDay, MINUTES_PER_DAY } from './calendar-date.ts';
import { departureMinute } from './dated-leg.ts';
import { blockMinutes, flightName, type LegPattern } from './leg-pattern.ts';
import { type OperatingDays, operatingDaysBetween, toOperatingDays } from './operating-days.ts';
import { createZoneClocks } from './zone-clock.ts';

/** A pattern that holds until further notice is looked at for this many days. */
const OPEN_PERIOD_DAYS = 400;

/** A station that a schedule names and a catalogue lacks. */
export interface MissingStation {
  readonly station: string;
  /** How many patterns depart from it or arrive at it. */
  readonly legs: number;
}

/** Names the stations that a catalogue lacks, in the order of the alphabet. */
export function missingStations(
  patterns: readonly LegPattern[],
  isKnown: (station: string) => boolean,
): readonly MissingStation[] {
  const legs = new Map<string, number>();
  for (const { departure, arrival } of patterns) {
    for (const station of new Set([departure.station, arrival.station])) {
      if (!isKnown(station)) legs.set(station, (legs.get(station) ?? 0) + 1);
    }
  }
  return [...legs]
    .map(([station, count]) => ({ station, legs: count }))
    .toSorted((a, b) => (a.station < b.station ? -1 : 1));
}

/** A pattern whose UTC variation is not what its station's zone has on one of its days, or more. */
export interface VariationDoubt {
  readonly pattern: LegPattern;
  readonly end: 'departure' | 'arrival';
  /** The first such day, by the departure's local date, and the zone's own variation then, in minutes. */
  readonly date: CalendarDate;
  readonly zoneVariation: number;
}

/** Compares the UTC variations of patterns with their stations' zones; stations without a known zone are passed over. */
export function variationDoubts(
  patterns: readonly LegPattern[],
  timeZoneOf: (station: string) => string | undefined,
): readonly VariationDoubt[] {
  const bounded = patterns.map((pattern) => ({ pattern, days: bound(toOperatingDays(pattern)) }));
  const firstDay = Math.min(...bounded.map(({ days }) => days.firstDay));
  const lastDay = Math.max(...bounded.map(({ days }) => days.lastDay));
  if (bounded.length === 0) return [];
  const clockOf = createZoneClocks((firstDay - 2) * MINUTES_PER_DAY, (lastDay + 3) * MINUTES_PER_DAY);
  return bounded.flatMap(({ pattern, days }) =>
    (['departure', 'arrival'] as const).flatMap((end) => {
      const timeZone = timeZoneOf(pattern[end].station);
      if (timeZone === undefined) return [];
      const clock = clockOf(timeZone);
      const after = end === 'arrival' ? blockMinutes(pattern) : 0;
      for (const day of operatingDaysBetween(days, days.firstDay, days.lastDay)) {
        const zoneVariation = clock.offsetAt(departureMinute(pattern, day) + after);
        if (zoneVariation !== pattern[end].utcVariation) return [{ pattern, end, date: dateOfDay(day), zoneVariation }];
      }
      return [];
    }),
  );
}

/** Two patterns that put one flight at one station on the same day. */
export interface Overlap {
  readonly patterns: readonly [LegPattern, LegPattern];
  /** The first such day. */
  readonly date: CalendarDate;
}

/** Finds patterns of one flight number and departure station that operate on the same day: one of the two is wrong. */
export function overlappingPatterns(patterns: readonly LegPattern[]): readonly Overlap[] {
  const overlaps: Overlap[] = [];
  const taken = new Map<string, Map<number, LegPattern>>();
  for (const pattern of patterns) {
    const key = `${flightName(pattern)} ${pattern.departure.station}`;
    const days = taken.get(key) ?? new Map<number, LegPattern>();
    taken.set(key, days);
    const other = { pattern: undefined as LegPattern | undefined, day: 0 };
    const operating = bound(toOperatingDays(pattern));
    for (const day of operatingDaysBetween(operating, operating.firstDay, operating.lastDay)) {
      const before = days.get(day);
      if (before && !other.pattern) Object.assign(other, { pattern: before, day });
      days.set(day, pattern);
    }
    if (other.pattern) overlaps.push({ patterns: [other.pattern, pattern], date: dateOfDay(other.day) });
  }
  return overlaps;
}

function bound(days: OperatingDays): OperatingDays {
  return { ...days, lastDay: Math.min(days.lastDay, days.firstDay + OPEN_PERIOD_DAYS) };
}
