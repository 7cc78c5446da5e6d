import { stableRandom } from '../../../schedule/rules/timetable/stable-random.ts';
import type { LegEvent, LegFacts } from '../leg-event.ts';
import type { SimulatedLeg } from './simulate-day.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A delay under this is not announced. */
const ANNOUNCED_FROM_MINUTES = 10;
const GATE_CHANGED_SHARE = 0.06;
const CONCOURSES = ['A', 'B', 'C', 'D'] as const;

/** Lists everything that is ever reported of a simulated leg, each when its operator would report it. */
export function listSimulatedEvents(simulated: SimulatedLeg, seed: number): readonly LegEvent[] {
  const { leg, isCancelled, knownAt, delayCode } = simulated;
  const event = (saidAt: number, facts: LegFacts): LegEvent => ({
    legId: leg.id,
    saidAt: roundToMinute(saidAt),
    source: 'simulation',
    facts,
  });
  const assigned = [
    event(leg.departure.instant - 20 * HOUR_MS, { registration: simulated.registration }),
    event(leg.departure.instant - 4 * HOUR_MS, { departureGate: gateOf(seed, leg.departure.station, leg.id, 'first') }),
  ];
  if (isCancelled) return [...assigned, event(knownAt, { isCancelled: true, delayCodes: [delayCode] })];
  return [...assigned, ...announcements(simulated, seed, event), ...movements(simulated, seed, event)];
}

type MakeEvent = (saidAt: number, facts: LegFacts) => LegEvent;

/** What is said before it leaves: a delay, better known as time goes on; another gate. */
function announcements(
  { leg, offBlock, knownAt, delayCode }: SimulatedLeg,
  seed: number,
  event: MakeEvent,
): readonly LegEvent[] {
  const { instant: scheduled, station } = leg.departure;
  const delay = offBlock - scheduled;
  const told: LegEvent[] = [];
  if (delay >= ANNOUNCED_FROM_MINUTES * MINUTE_MS) {
    const first = scheduled + roundToFive(delay * 0.75);
    told.push(event(knownAt, { estimatedDeparture: first, delayCodes: [delayCode] }));
    const again = knownAt + (offBlock - knownAt) * 0.4;
    told.push(event(again, { estimatedDeparture: scheduled + roundToFive(delay) }));
  }
  if (stableRandom(seed, leg.id, 'gate change') < GATE_CHANGED_SHARE) {
    told.push(event(offBlock - 50 * MINUTE_MS, { departureGate: gateOf(seed, station, leg.id, 'second') }));
  }
  return told;
}

/** What is said as it moves. */
function movements(simulated: SimulatedLeg, seed: number, event: MakeEvent): readonly LegEvent[] {
  const { leg, offBlock, takeOff, touchdown, onBlock, divertedTo } = simulated;
  const { station } = leg.arrival;
  const soon = (instant: number): number => instant + MINUTE_MS;
  const arrives =
    divertedTo === undefined
      ? [
          event(takeOff + 5 * MINUTE_MS, { arrivalGate: gateOf(seed, station, leg.id, 'arrival') }),
          event(touchdown - 8 * MINUTE_MS, { baggageBelt: beltOf(seed, leg.id) }),
        ]
      : [event(touchdown - 35 * MINUTE_MS, { divertedTo, estimatedArrival: onBlock, delayCodes: ['72'] })];
  return [
    event(offBlock - 32 * MINUTE_MS, { boardingSince: offBlock - 32 * MINUTE_MS }),
    event(soon(offBlock), { offBlock }),
    event(soon(takeOff), { takeOff, estimatedArrival: onBlock }),
    ...arrives,
    event(soon(touchdown), { touchdown }),
    event(soon(onBlock), { onBlock }),
  ];
}

function gateOf(seed: number, station: string, legId: string, which: string): string {
  const concourse = CONCOURSES[Math.floor(stableRandom(seed, station, legId, which, 'concourse') * CONCOURSES.length)];
  return `${concourse}${1 + Math.floor(stableRandom(seed, legId, which, 'gate') * 24)}`;
}

function beltOf(seed: number, legId: string): string {
  return String(1 + Math.floor(stableRandom(seed, legId, 'belt') * 8));
}

function roundToMinute(instant: number): number {
  return Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}

function roundToFive(milliseconds: number): number {
  return Math.round(milliseconds / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
}
