import { type LegPattern, weekdayBits } from '../../schedule/rules/leg-pattern.ts';
import { toOperatingDays } from '../../schedule/rules/operating-days.ts';
import { weekdayOfDay } from '../../schedule/rules/calendar-date.ts';

/** When something departs at the same times: days are counted from 1970, the last one may be `Infinity`. */
export interface FlownPeriod {
  readonly firstDay: number;
  readonly lastDay: number;
  /** Monday lowest; see `weekdayBits`. */
  readonly weekdayBits: number;
  readonly isFortnightly: boolean;
}

const DAYS_OF_WEEK = 7;
const EVERY_DAY = 0x7f;

/**
 * Gives the period in which a leg is flown at a pattern's local times: that of the pattern, and of those before and after it
 * that say the same. Where clocks change a schedule begins a new pattern, and passengers see no difference.
 *
 * A pattern of every other week stands alone: its weeks are counted from its own first date.
 */
export function periodOfLeg(pattern: LegPattern, ofFlight: readonly LegPattern[]): FlownPeriod {
  const own = toOperatingDays(pattern);
  if (own.isFortnightly) return own;
  const alike = ofFlight.filter((other) => saysTheSame(pattern, other)).map(toOperatingDays);
  let { firstDay, lastDay } = own;
  for (const { firstDay: first, lastDay: last } of alike.toSorted((a, b) => a.firstDay - b.firstDay)) {
    if (last > lastDay && !departsBetween(own.weekdayBits, lastDay, first)) lastDay = last;
  }
  for (const { firstDay: first, lastDay: last } of alike.toSorted((a, b) => b.lastDay - a.lastDay)) {
    if (first < firstDay && !departsBetween(own.weekdayBits, last, firstDay)) firstDay = first;
  }
  return { ...own, firstDay, lastDay };
}

/** Gives when all the legs of a way are flown: each period counted by its leg's own days after the first departure. */
export function periodOfWay(
  legs: readonly { readonly period: FlownPeriod; readonly afterDays: number }[],
): FlownPeriod {
  const bits = legs.reduce(
    (common, { period, afterDays }) => common & earlier(period.weekdayBits, afterDays),
    EVERY_DAY,
  );
  return tightened({
    firstDay: Math.max(...legs.map(({ period, afterDays }) => period.firstDay - afterDays)),
    lastDay: Math.min(...legs.map(({ period, afterDays }) => period.lastDay - afterDays)),
    weekdayBits: bits,
    isFortnightly: legs.some(({ period }) => period.isFortnightly),
  });
}

/** Whether one of the days between two, neither of them counted, is one of some weekdays. */
function departsBetween(bits: number, day: number, laterDay: number): boolean {
  if (laterDay - day > DAYS_OF_WEEK) return true;
  for (let between = day + 1; between < laterDay; between += 1) if (isOneOf(bits, between)) return true;
  return false;
}

function isOneOf(bits: number, day: number): boolean {
  return (bits & (1 << (weekdayOfDay(day) - 1))) !== 0;
}

/** Moves the ends of a period inwards to days of the week on which something departs. */
function tightened(period: FlownPeriod): FlownPeriod {
  let { firstDay, lastDay } = period;
  while (firstDay < lastDay && !isOneOf(period.weekdayBits, firstDay)) firstDay += 1;
  while (lastDay !== Infinity && lastDay > firstDay && !isOneOf(period.weekdayBits, lastDay)) lastDay -= 1;
  return { ...period, firstDay, lastDay };
}

/** The weekdays that lie so many days before some. */
function earlier(bits: number, days: number): number {
  const by = ((days % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return ((bits >> by) | (bits << (DAYS_OF_WEEK - by))) & EVERY_DAY;
}

function saysTheSame(pattern: LegPattern, other: LegPattern): boolean {
  return (
    !toOperatingDays(other).isFortnightly &&
    pattern.operationalSuffix === other.operationalSuffix &&
    pattern.serviceType === other.serviceType &&
    weekdayBits(pattern.daysOfOperation) === weekdayBits(other.daysOfOperation) &&
    zoneDifference(pattern) === zoneDifference(other) &&
    (['departure', 'arrival'] as const).every(
      (end) =>
        pattern[end].station === other[end].station &&
        pattern[end].time === other[end].time &&
        pattern[end].passengerTime === other[end].passengerTime,
    )
  );
}

/** Where the clocks of one end alone change, the same local times are another length of flight. */
function zoneDifference({ departure, arrival }: LegPattern): number {
  return departure.utcVariation - arrival.utcVariation;
}
