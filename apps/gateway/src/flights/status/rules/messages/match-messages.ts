import { type DatedLeg, dateOfDay, dayOfDate, type Schedule } from '../../../schedule/rules/index.ts';
import { MINUTES_PER_DAY, weekdayOfDay } from '../../../schedule/rules/calendar-date.ts';
import type { LegEvent, LegFacts } from '../leg-event.ts';
import type { MessageFault } from './message-fault.ts';
import type {
  ClockTime,
  MovementElements,
  MovementMessage,
  NamedFlight,
  OperationalMessage,
  ScheduleMessage,
  StatedLeg,
} from './message.ts';

type FlightLegs = Pick<Schedule, 'legsOfFlight'>;

const MINUTE_MS = 60_000;
const DAY_MS = MINUTES_PER_DAY * MINUTE_MS;
/** A movement is about a flight of these days around the day of its message. */
const DAYS_AROUND = 4;
/** A schedule message is about this many days at most: longer periods end there. */
const LONGEST_PERIOD_DAYS = 400;

/** What messages come to: events of legs, and the messages whose flight the schedule does not have. */
export interface MatchedMessages {
  readonly events: readonly LegEvent[];
  readonly unmatched: readonly MessageFault[];
}

/**
 * Turns messages into events of the legs that they are about.
 *
 * When a message was sent stands in its envelope; without one it counts as sent when it was received, in milliseconds since 1970 UTC.
 */
export function matchMessages(
  messages: readonly OperationalMessage[],
  schedule: FlightLegs,
  receivedAt: number,
): MatchedMessages {
  const matched = messages.map((message) => {
    const saidAt =
      message.sentAt === undefined ? receivedAt : Math.min(nearest(message.sentAt, receivedAt), receivedAt);
    const events =
      message.kind === 'schedule'
        ? scheduleEvents(message, schedule, saidAt)
        : movementEvents(message, schedule, saidAt);
    return { message, events };
  });
  return {
    events: matched.flatMap(({ events }) => events),
    unmatched: matched
      .filter(({ events }) => events.length === 0)
      .map(({ message }) => ({ line: message.line, value: nameOf(message.flight), reason: 'flightUnknown' })),
  };
}

function nameOf({ carrier, flightNumber, operationalSuffix = '' }: NamedFlight): string {
  return `${carrier}${flightNumber}${operationalSuffix}`;
}

/** The instant of a clock time that lies nearest to another instant: on the day of the month where one is named. */
function nearest({ dayOfMonth, minutes }: ClockTime, around: number): number {
  const midnight = Math.floor(around / DAY_MS) * DAY_MS;
  const reach = dayOfMonth === undefined ? 1 : 16;
  let best: number | undefined;
  for (let day = -reach; day <= reach; day += 1) {
    const instant = midnight + day * DAY_MS + minutes * MINUTE_MS;
    if (dayOfMonth !== undefined && new Date(instant).getUTCDate() !== dayOfMonth) continue;
    if (best === undefined || Math.abs(instant - around) < Math.abs(best - around)) best = instant;
  }
  return best ?? midnight + minutes * MINUTE_MS;
}

function legsOf({ carrier, flightNumber, operationalSuffix }: NamedFlight, schedule: FlightLegs, day: number) {
  return schedule
    .legsOfFlight(carrier, flightNumber, dateOfDay(day))
    .filter(({ pattern }) => pattern.operationalSuffix === operationalSuffix);
}

function movementEvents(message: MovementMessage, schedule: FlightLegs, saidAt: number): readonly LegEvent[] {
  const { elements, flight, dayOfMonth, station, kind } = message;
  const today = Math.floor(saidAt / DAY_MS);
  const candidates: DatedLeg[] = [];
  for (let day = today - DAYS_AROUND; day <= today + DAYS_AROUND; day += 1) {
    for (const leg of legsOf(flight, schedule, day)) {
      if (new Date(leg.departure.instant).getUTCDate() === dayOfMonth) candidates.push(leg);
    }
  }
  const arrives = elements.touchdown !== undefined || elements.onBlock !== undefined;
  const atStation = candidates.filter(({ departure, arrival }) =>
    arrives ? arrival.station === station : departure.station === station || kind === 'diversion',
  );
  // What arrives somewhere else than planned says so: it was diverted there.
  const diverted = arrives && atStation.length === 0 ? candidates : [];
  const leg = nearestLeg([...atStation, ...diverted], saidAt);
  if (leg === undefined) return [];
  const facts = movementFacts(message, leg);
  const divertedTo = diverted.length > 0 ? { divertedTo: station } : {};
  return [{ legId: leg.id, saidAt, source: 'movement', facts: { ...facts, ...divertedTo } }];
}

function nearestLeg(legs: readonly DatedLeg[], around: number): DatedLeg | undefined {
  const distance = (leg: DatedLeg): number => Math.abs(leg.departure.instant - around);
  return legs.toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))[0];
}

/** Which end of the leg each element's time lies near to. */
const factsOfElements: readonly (readonly [keyof MovementElements, keyof LegFacts, 'departure' | 'arrival'])[] = [
  ['offBlock', 'offBlock', 'departure'],
  ['takeOff', 'takeOff', 'departure'],
  ['estimatedTakeOff', 'estimatedDeparture', 'departure'],
  ['estimatedDeparture', 'estimatedDeparture', 'departure'],
  ['nextInformation', 'nextInformation', 'departure'],
  ['touchdown', 'touchdown', 'arrival'],
  ['onBlock', 'onBlock', 'arrival'],
  ['estimatedArrival', 'estimatedArrival', 'arrival'],
  ['estimatedOnBlock', 'estimatedArrival', 'arrival'],
];

function movementFacts({ elements, kind, registration }: MovementMessage, leg: DatedLeg): LegFacts {
  const facts: Partial<Record<keyof LegFacts, unknown>> = {};
  for (const [element, field, end] of factsOfElements) {
    const time = elements[element] as ClockTime | null | undefined;
    if (time !== undefined) facts[field] = time === null ? null : nearest(time, leg[end].instant);
  }
  const { delayCodes, arrivalStation } = elements;
  if (delayCodes !== undefined) facts.delayCodes = delayCodes;
  if (registration !== undefined) facts.registration = registration;
  if (kind === 'diversion') facts.divertedTo = arrivalStation;
  return facts as LegFacts;
}

function scheduleEvents(message: ScheduleMessage, schedule: FlightLegs, saidAt: number): readonly LegEvent[] {
  const { days, timeMode, flight, legs } = message;
  const first = dayOfDate(days.firstDate);
  const last = Math.min(dayOfDate(days.lastDate), first + LONGEST_PERIOD_DAYS);
  const events: LegEvent[] = [];
  for (let day = first - 1; day <= last + 1; day += 1) {
    for (const leg of legsOf(flight, schedule, day)) {
      const named = timeMode === 'local' ? day : Math.floor(leg.departure.instant / DAY_MS);
      if (named < first || named > last || !days.daysOfOperation.includes(String(weekdayOfDay(named)))) continue;
      const stated = legs.find(({ from, to }) => from === leg.departure.station && to === leg.arrival.station);
      const facts = scheduleFacts(message, leg, stated);
      if (facts !== undefined) events.push({ legId: leg.id, saidAt, source: 'schedule', facts });
    }
  }
  return events;
}

function scheduleFacts(
  { action, timeMode, aircraftType }: ScheduleMessage,
  { departure, arrival }: DatedLeg,
  stated: StatedLeg | undefined,
): LegFacts | undefined {
  switch (action) {
    case 'CNL':
      return { isCancelled: true };
    case 'RIN':
      return { isCancelled: false };
    case 'EQT':
    case 'CON':
      return aircraftType === undefined ? undefined : { aircraftType };
    case 'TIM': {
      if (stated === undefined) return undefined;
      const toUtc = (minutes: number, { utcVariation }: DatedLeg['departure']): ClockTime => {
        const utc = timeMode === 'local' ? minutes - utcVariation : minutes;
        return { minutes: ((utc % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY };
      };
      return {
        scheduledDeparture: nearest(toUtc(stated.departureTime, departure), departure.instant),
        scheduledArrival: nearest(toUtc(stated.arrivalTime, arrival), arrival.instant),
      };
    }
  }
}
