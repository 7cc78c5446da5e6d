import type { DatedLeg } from '../../../flights/schedule/rules/index.ts';
import { type LegEvent, type LegStatus, statusOf } from '../../../flights/status/rules/index.ts';
import { sortReports } from '../../../flights/status/rules/leg-state.ts';
import { type FlightFact, subjectOf } from './flight-fact.ts';
import type { ToldNews } from './told-news.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A departure that differs by less from the one that was told, or from the schedule, is no news. */
const LEAST_MS = 15 * MINUTE_MS;
/** A gate that changes earlier is seen by who looks: nobody goes to a gate before. */
const GATE_MS = 3 * HOUR_MS;
/** So long after its arrival nothing is reported of a flight. */
const OVER_MS = 6 * HOUR_MS;

type FlownLeg = Pick<DatedLeg, 'departure' | 'arrival' | 'pattern'>;

/** What is to be told of a leg, and what has been told with it. */
export interface Judgement {
  readonly facts: readonly FlightFact[];
  readonly told: ToldNews;
}

/**
 * Says what the people of a leg are to be told, by what was reported of it and what they were told before:
 *
 * 1. a cancellation, and that it leaves after all where one was told;
 * 2. a departure that is 15 minutes and more from the one that was told, or from the schedule, until it leaves;
 * 3. another gate that was said within three hours of the scheduled departure, until it leaves;
 * 4. a diversion, and that it goes to its destination after all where one was told.
 *
 * It works on what the reports come to, not on the newest of them: each fact is reported once, and none that a later report had replaced,
 * in whichever order reports arrive. Nothing is reported six hours after the arrival.
 */
export function judgeNews(
  leg: FlownLeg,
  { events, told, news }: { readonly events: readonly LegEvent[]; readonly told: ToldNews; readonly news: number },
  now: number,
): Judgement {
  const status = statusOf(leg, events, now);
  const nothing = { facts: [], told };
  if (isOver(status.arrival, now)) return nothing;
  const reason = status.reason === undefined ? {} : { reason: status.reason };
  if (status.phase === 'cancelled') {
    if (told.operation?.isCancelled === true) return nothing;
    return { facts: [{ kind: 'cancelled', ...reason }], told: { ...told, operation: { isCancelled: true, news } } };
  }
  const departs = departureOf(status);
  if (told.operation?.isCancelled === true) {
    if (departs === undefined || departs <= now) return nothing;
    return {
      facts: [{ kind: 'reinstated', to: departs }],
      told: { ...told, operation: { isCancelled: false, news }, departure: { at: departs, news } },
    };
  }
  const facts: FlightFact[] = [];
  let next = told;
  const from = told.departure?.at ?? leg.departure.instant;
  if (departs !== undefined && departs > now && Math.abs(departs - from) >= LEAST_MS) {
    facts.push({ kind: 'departure', from, to: departs, ...reason });
    next = { ...next, departure: { at: departs, news } };
  }
  const known = status.state.departureGate === undefined ? [] : events.filter(({ saidAt }) => saidAt <= now);
  const gate = departs !== undefined && departs > now ? gateToTell(leg, known, told) : undefined;
  if (gate !== undefined) {
    facts.push({ kind: 'gate', ...gate });
    next = { ...next, gate: { gate: gate.to, news } };
  }
  const divertedTo = status.state.divertedTo ?? null;
  if (divertedTo !== (told.diversion?.to ?? null)) {
    facts.push(divertedTo === null ? { kind: 'onCourse' } : { kind: 'diverted', to: divertedTo, ...reason });
    next = { ...next, diversion: { to: divertedTo, news } };
  }
  return { facts, told: next };
}

/**
 * Keeps those facts of a mail that are true when it is sent: none that a later one has replaced, none that a cancellation made
 * pointless, no departure and no gate of what has left, nothing of a flight that is over.
 */
export function keepCurrent(
  leg: FlownLeg,
  { facts, news }: { readonly facts: readonly FlightFact[]; readonly news: number },
  { told, events }: { readonly told: ToldNews; readonly events: readonly LegEvent[] },
  now: number,
): readonly FlightFact[] {
  const status = statusOf(leg, events, now);
  if (isOver(status.arrival, now)) return [];
  const departs = departureOf(status);
  const isAhead = departs !== undefined && departs > now;
  return facts.filter((fact) => {
    const subject = subjectOf(fact);
    if (told[subject]?.news !== news) return false;
    if (subject === 'departure' || subject === 'gate') return isAhead && (told.operation?.news ?? 0) <= news;
    return true;
  });
}

/** The time at which a leg leaves, as it is known; `undefined` once it has left. */
function departureOf({ phase, departure }: LegStatus): number | undefined {
  const hasLeft = departure.actual !== undefined || phase === 'landed' || phase === 'arrived';
  return hasLeft ? undefined : (departure.estimated ?? departure.scheduled);
}

function isOver({ scheduled, estimated, actual }: LegStatus['arrival'], now: number): boolean {
  return now > (actual ?? Math.max(scheduled, estimated ?? 0)) + OVER_MS;
}

/** The gate as it was said last, where another one was told or said before it. */
function gateToTell(
  { departure }: FlownLeg,
  events: readonly LegEvent[],
  { gate: told }: ToldNews,
): { readonly from: string; readonly to: string } | undefined {
  const said = sortReports(events).flatMap(({ field, value, saidAt }) =>
    field === 'departureGate' && typeof value === 'string' ? [{ gate: value, saidAt }] : [],
  );
  const to = said.at(-1)?.gate;
  const before = said.findLastIndex(({ gate }) => gate !== to);
  const from = told?.gate ?? said[before]?.gate;
  const since = said[before + 1]?.saidAt;
  if (to === undefined || from === undefined || since === undefined || from === to) return undefined;
  return since < departure.instant - GATE_MS ? undefined : { from, to };
}
