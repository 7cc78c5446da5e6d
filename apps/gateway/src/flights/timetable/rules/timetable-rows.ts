import { dayOfDate } from '../../schedule/rules/calendar-date.ts';
import type { DatedLeg, DatedLegEnd } from '../../schedule/rules/dated-leg.ts';
import { flightName, type LegPattern } from '../../schedule/rules/leg-pattern.ts';
import type { Schedule } from '../../schedule/rules/schedule.ts';
import type { Itinerary } from '../../search/rules/itinerary.ts';
import { type FlownPeriod, periodOfLeg, periodOfWay } from './flown-period.ts';

/** One way to go at one pair of times, with its itineraries of some days: one for each of them. */
export interface TimetableRow {
  readonly id: string;
  readonly period: FlownPeriod;
  /** In order of their dates. */
  readonly itineraries: readonly [Itinerary, ...Itinerary[]];
}

/**
 * Puts the itineraries of some days together: those of the same flights, at the same local times and within the same period, are one row.
 *
 * Rows stand in order of departure by the clock, then of arrival. Each itinerary is in one row.
 */
export function createTimetable(
  itineraries: readonly Itinerary[],
  schedule: Pick<Schedule, 'patternsOfFlight'>,
): readonly TimetableRow[] {
  const periods = new Map<LegPattern, FlownPeriod>();
  const periodOf = (pattern: LegPattern): FlownPeriod => {
    const known =
      periods.get(pattern) ?? periodOfLeg(pattern, schedule.patternsOfFlight(pattern.carrier, pattern.flightNumber));
    periods.set(pattern, known);
    return known;
  };
  const rows = new Map<string, { period: FlownPeriod; itineraries: [Itinerary, ...Itinerary[]] }>();
  for (const itinerary of itineraries.toSorted((a, b) => a.legs[0].departure.instant - b.legs[0].departure.instant)) {
    const period = periodOfWay(
      itinerary.legs.map((leg) => ({ period: periodOf(leg.pattern), afterDays: daysAfter(itinerary, leg.date) })),
    );
    const id = nameRow(itinerary, period);
    const row = rows.get(id);
    if (row) row.itineraries.push(itinerary);
    else rows.set(id, { period, itineraries: [itinerary] });
  }
  return [...rows].map(([id, row]) => ({ id, ...row })).toSorted(byClock);
}

/** Counts the calendar days from an itinerary's own date to a local date. */
export function daysAfter({ legs: [first] }: Pick<Itinerary, 'legs'>, date: string): number {
  return dayOfDate(date) - dayOfDate(first.date);
}

/** Names what an itinerary of another day must have the same to be in its row. */
function nameRow(itinerary: Itinerary, { firstDay, lastDay, weekdayBits }: FlownPeriod): string {
  const legs = itinerary.legs.map((leg) => {
    const [departs, arrives] = [nameEnd(leg.departure), nameEnd(leg.arrival)];
    const after = daysAfter(itinerary, leg.date);
    return `${flightName(leg.pattern)}-${departs}${after === 0 ? '' : `~${after}`}-${arrives}-${leg.blockMinutes}`;
  });
  return `${legs.join('+')}-${firstDay}-${lastDay === Infinity ? '' : lastDay}-${weekdayBits}`;
}

function nameEnd({ station, localTime }: DatedLegEnd): string {
  return `${station}${clockOf(localTime).replace(':', '')}`;
}

function clockOf(localTime: string): string {
  return localTime.slice('YYYY-MM-DDT'.length);
}

function byClock(a: TimetableRow, b: TimetableRow): number {
  return (
    clockText(a, ({ legs }) => legs[0]).localeCompare(clockText(b, ({ legs }) => legs[0])) ||
    a.itineraries[0].durationMinutes - b.itineraries[0].durationMinutes ||
    (a.id < b.id ? -1 : 1)
  );
}

function clockText({ itineraries: [first] }: TimetableRow, choose: (itinerary: Itinerary) => DatedLeg): string {
  return clockOf(choose(first).departure.localTime);
}
