import { type CalendarDate, dateOfDay, MINUTES_PER_DAY } from './calendar-date.ts';
import { blockMinutes, flightName, type LegEnd, type LegPattern } from './leg-pattern.ts';

/** One end of a leg on its day, at the time told to passengers. */
export interface DatedLegEnd {
  readonly station: string;
  /** Milliseconds since 1970 UTC. */
  readonly instant: number;
  /** Local date and time without a zone, '2026-11-22T07:05'. */
  readonly localTime: string;
  /** Minutes that local time is ahead of UTC at this instant. */
  readonly utcVariation: number;
}

/** A leg on one day: what a passenger has a seat on. */
export interface DatedLeg {
  /** Names this leg and no other: '9Z1234-2026-11-22-DAL', by flight, local departure date and departure station. */
  readonly id: string;
  readonly pattern: LegPattern;
  /** The local date of the departure. */
  readonly date: CalendarDate;
  readonly departure: DatedLegEnd;
  readonly arrival: DatedLegEnd;
  /** Elapsed minutes between the two. */
  readonly blockMinutes: number;
}

/** Puts a pattern on a day; whether it operates then is not asked. */
export function datedLeg(pattern: LegPattern, day: number): DatedLeg {
  const date = dateOfDay(day);
  const departure = departureMinute(pattern, day);
  const arrival = arrivalMinute(pattern, day);
  return {
    id: legId(pattern, date),
    pattern,
    date,
    departure: datedEnd(pattern.departure, departure),
    arrival: datedEnd(pattern.arrival, arrival),
    blockMinutes: arrival - departure,
  };
}

/** Names the leg of a pattern on a local date; see {@link DatedLeg.id}. */
export function legId(pattern: LegPattern, date: CalendarDate): string {
  return `${flightName(pattern)}-${date}-${pattern.departure.station}`;
}

/** The instant of a departure on a local date, in minutes since 1970 UTC, as passengers see it. */
export function departureMinute({ departure }: LegPattern, day: number): number {
  return day * MINUTES_PER_DAY + departure.time - departure.utcVariation + passengerShift(departure);
}

/** The instant of the arrival of a leg that departs on a local date, in minutes since 1970 UTC. */
export function arrivalMinute(pattern: LegPattern, day: number): number {
  const { departure, arrival } = pattern;
  const aircraftDeparture = day * MINUTES_PER_DAY + departure.time - departure.utcVariation;
  return aircraftDeparture + blockMinutes(pattern) + passengerShift(arrival);
}

/** Minutes from the aircraft's time to the passengers', the shorter way round the clock. */
function passengerShift({ time, passengerTime }: LegEnd): number {
  if (passengerTime === undefined) return 0;
  return ((((passengerTime - time + 720) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY) - 720;
}

function datedEnd({ station, utcVariation }: LegEnd, utcMinute: number): DatedLegEnd {
  const localTime = new Date((utcMinute + utcVariation) * 60_000).toISOString().slice(0, 16);
  return { station, instant: utcMinute * 60_000, localTime, utcVariation };
}
