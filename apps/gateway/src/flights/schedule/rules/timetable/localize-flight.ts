import { dateOfDay, MINUTES_PER_DAY, weekdayOfDay } from '../calendar-date.ts';
import { daysOfBits, type LegPattern, weekdayBits } from '../leg-pattern.ts';
import type { ZoneClock } from '../zone-clock.ts';
import type { PlannedFlight, PlannedLeg } from './planned-flight.ts';

type LegTimes = Pick<LegPattern, 'departure' | 'arrival'>;

/** A period on which all legs of a flight keep the same local times and UTC variations. */
export interface FlightPeriod {
  readonly firstDate: string;
  readonly lastDate: string;
  readonly daysOfOperation: string;
  readonly legs: readonly LegTimes[];
}

/**
 * Cuts a planned flight into periods where the clocks of its stations change, as SSIM wants it: within one, every
 * departure has the same local times and UTC variations.
 *
 * Departures keep their local time and block time, so an arrival's local time moves when only one end changes its
 * clock. A night flight under way at the change has a period of one day. A departure in the hour that clocks skip goes
 * as long after the skip; one in the hour that happens twice goes the first time.
 */
export function localizeFlight(
  flight: PlannedFlight,
  clockOf: (timeZone: string) => ZoneClock,
): readonly FlightPeriod[] {
  const { firstDay, lastDay } = flight;
  const bits = weekdayBits(flight.daysOfOperation);
  const stretches = quietStretches(flight, clockOf);
  const periods: { days: { first: number; last: number; bits: number }; legs: readonly LegTimes[]; key: string }[] = [];
  for (const { from, to } of stretches) {
    const range = operatingRange(Math.max(from, firstDay), Math.min(to, lastDay), bits);
    if (!range) continue;
    const legs = flight.legs.map((leg) => legTimesOn(leg, range.first, clockOf));
    const key = JSON.stringify(legs);
    const previous = periods.at(-1);
    if (previous?.key === key) {
      previous.days = { first: previous.days.first, last: range.last, bits: previous.days.bits | range.bits };
    } else periods.push({ days: range, legs, key });
  }
  return periods.map(({ days, legs }) => ({
    firstDate: dateOfDay(days.first),
    lastDate: dateOfDay(days.last),
    daysOfOperation: daysOfBits(days.bits),
    legs,
  }));
}

/** Gives the local times of a leg on a day, at the offsets in force then. */
export function legTimesOn(leg: PlannedLeg, day: number, clockOf: (timeZone: string) => ZoneClock): LegTimes {
  const departure = clockOf(leg.from.timeZone).resolve(day * MINUTES_PER_DAY + leg.departureTime);
  const arrivalMinute = departure.utcMinute + leg.blockMinutes;
  const arrivalOffset = clockOf(leg.to.timeZone).offsetAt(arrivalMinute);
  const timeOfDay = (localMinute: number): number =>
    localMinute - Math.floor(localMinute / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  return {
    departure: {
      station: leg.from.id,
      time: timeOfDay(departure.utcMinute + departure.offset),
      utcVariation: departure.offset,
    },
    arrival: { station: leg.to.id, time: timeOfDay(arrivalMinute + arrivalOffset), utcVariation: arrivalOffset },
  };
}

/** Cuts the days into stretches without a clock change: single days around each change, all days between in one. */
function quietStretches(
  flight: PlannedFlight,
  clockOf: (timeZone: string) => ZoneClock,
): readonly { from: number; to: number }[] {
  const cuts = new Set<number>([flight.firstDay]);
  for (const { from, to } of flight.legs) {
    for (const timeZone of [from.timeZone, to.timeZone]) {
      for (const transition of clockOf(timeZone).transitions) {
        const day = Math.floor(transition / MINUTES_PER_DAY);
        for (let near = day - 2; near <= day + 3; near += 1) cuts.add(near);
      }
    }
  }
  const starts = [...cuts].filter((day) => day >= flight.firstDay && day <= flight.lastDay).toSorted((a, b) => a - b);
  return starts.map((from, index) => ({ from, to: (starts[index + 1] ?? flight.lastDay + 1) - 1 }));
}

/** Finds the first and last day of a range that have one of the weekdays, and which weekdays it has. */
function operatingRange(
  from: number,
  to: number,
  bits: number,
): { first: number; last: number; bits: number } | undefined {
  const bitOf = (day: number): number => bits & (1 << (weekdayOfDay(day) - 1));
  let first = from;
  while (first <= to && bitOf(first) === 0) first += 1;
  if (first > to) return undefined;
  let last = to;
  while (bitOf(last) === 0) last -= 1;
  let found = 0;
  for (let day = first; day <= Math.min(last, first + 6); day += 1) found |= bitOf(day);
  return { first, last, bits: found };
}
