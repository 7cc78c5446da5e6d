import { type CalendarDate, dateOfDay, dayOfDate, isCalendarDate } from './calendar-date.ts';
import { type DatedLeg, datedLeg } from './dated-leg.ts';
import type { LegPattern } from './leg-pattern.ts';
import { type OperatingDays, operatesOn, toOperatingDays } from './operating-days.ts';

/** A schedule to ask questions of. Its patterns never change: a new schedule takes the place of an old one. */
export interface Schedule {
  readonly patterns: readonly LegPattern[];
  /** The first and the last date on which anything may depart; no last one where a pattern holds until further notice. */
  readonly firstDate: CalendarDate | undefined;
  readonly lastDate: CalendarDate | undefined;
  /** Every departure of a station, or of all, on a local date, in order of time. */
  departuresOn(date: CalendarDate, station?: string): readonly DatedLeg[];
  /** The legs of a flight, such as '9Z1234', whose own departure is on a local date, in leg sequence. */
  legsOfFlight(carrier: string, flightNumber: number, date: CalendarDate): readonly DatedLeg[];
  /** Every pattern of a flight's legs, whatever its dates. */
  patternsOfFlight(carrier: string, flightNumber: number): readonly LegPattern[];
  /** Whether a pattern operates on a day, by its place in `patterns`: for those who index the schedule. */
  operatesOn(patternIndex: number, day: number): boolean;
}

/**
 * Makes a schedule of leg patterns.
 *
 * Costs no more than a list and two maps over the patterns: a day is expanded when it is asked for.
 *
 * @throws RangeError when a pattern's dates are no calendar dates.
 */
export function createSchedule(patterns: readonly LegPattern[]): Schedule {
  const days = patterns.map(toOperatingDays);
  const byStation = indexBy(patterns, ({ departure }) => departure.station);
  const byFlight = indexBy(patterns, ({ carrier, flightNumber }) => `${carrier}${flightNumber}`);
  const everyPattern = patterns.map((_, index) => index);

  const legsOn = (indexes: readonly number[], date: CalendarDate): DatedLeg[] => {
    if (!isCalendarDate(date)) return [];
    const day = dayOfDate(date);
    return indexes.flatMap((index) => {
      const pattern = patterns[index];
      const operating = days[index];
      return pattern && operating && operatesOn(operating, day) ? [datedLeg(pattern, day)] : [];
    });
  };

  return {
    patterns,
    firstDate: boundOf(days, 'firstDay', Math.min),
    lastDate: boundOf(days, 'lastDay', Math.max),
    departuresOn: (date, station) =>
      legsOn(station === undefined ? everyPattern : (byStation.get(station) ?? []), date).toSorted(byDeparture),
    legsOfFlight: (carrier, flightNumber, date) =>
      legsOn(byFlight.get(`${carrier}${flightNumber}`) ?? [], date).toSorted(
        (a, b) => a.pattern.legSequence - b.pattern.legSequence || byDeparture(a, b),
      ),
    patternsOfFlight: (carrier, flightNumber) =>
      (byFlight.get(`${carrier}${flightNumber}`) ?? []).flatMap((index) => patterns[index] ?? []),
    operatesOn(patternIndex, day) {
      const operating = days[patternIndex];
      return operating !== undefined && operatesOn(operating, day);
    },
  };
}

function byDeparture(a: DatedLeg, b: DatedLeg): number {
  return a.departure.instant - b.departure.instant || (a.id < b.id ? -1 : Number(a.id > b.id));
}

function indexBy(
  patterns: readonly LegPattern[],
  key: (pattern: LegPattern) => string,
): ReadonlyMap<string, readonly number[]> {
  const index = new Map<string, number[]>();
  for (const [at, pattern] of patterns.entries()) {
    const places = index.get(key(pattern));
    if (places) places.push(at);
    else index.set(key(pattern), [at]);
  }
  return index;
}

function boundOf(
  days: readonly OperatingDays[],
  bound: 'firstDay' | 'lastDay',
  choose: (a: number, b: number) => number,
): CalendarDate | undefined {
  if (days.length === 0) return undefined;
  const day = days.reduce((chosen, of) => choose(chosen, of[bound]), days[0]?.[bound] ?? 0);
  return Number.isFinite(day) ? dateOfDay(day) : undefined;
}
