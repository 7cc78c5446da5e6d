import { dateOfDay, dayOfDate, MINUTES_PER_DAY } from './calendar-date.ts';
import { daysOfBits, type LegEnd, type LegPattern, weekdayBits } from './leg-pattern.ts';

/** Turns a leg whose times, dates and weekdays are UTC into the same leg in local times. */
export function toLocalTimes(leg: LegPattern): LegPattern {
  return shifted(leg, leg.departure.utcVariation, leg.arrival.utcVariation);
}

/** Turns a leg in local times into one in UTC: the reverse of {@link toLocalTimes}. */
export function toUtcTimes(leg: LegPattern): LegPattern {
  return shifted(leg, -leg.departure.utcVariation, -leg.arrival.utcVariation);
}

function shifted(leg: LegPattern, departureMinutes: number, arrivalMinutes: number): LegPattern {
  const days = Math.floor((leg.departure.time + departureMinutes) / MINUTES_PER_DAY);
  return {
    ...leg,
    firstDate: dateOfDay(dayOfDate(leg.firstDate) + days),
    ...(leg.lastDate === undefined ? {} : { lastDate: dateOfDay(dayOfDate(leg.lastDate) + days) }),
    daysOfOperation: daysOfBits(rotate(weekdayBits(leg.daysOfOperation), days)),
    departure: shiftedEnd(leg.departure, departureMinutes),
    arrival: shiftedEnd(leg.arrival, arrivalMinutes),
  };
}

function shiftedEnd(end: LegEnd, minutes: number): LegEnd {
  const { passengerTime } = end;
  return {
    ...end,
    time: timeOfDay(end.time + minutes),
    ...(passengerTime === undefined ? {} : { passengerTime: timeOfDay(passengerTime + minutes) }),
  };
}

function timeOfDay(minutes: number): number {
  return ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

function rotate(bits: number, days: number): number {
  const by = ((days % 7) + 7) % 7;
  return ((bits << by) | (bits >> (7 - by))) & 0x7f;
}
