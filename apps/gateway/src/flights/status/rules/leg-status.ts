import type { DelayReason, FlightPhase } from '@airline/contract';

import type { DatedLeg } from '../../schedule/rules/index.ts';
import { reasonOfCode } from './delay-reasons.ts';
import type { LegEvent } from './leg-event.ts';
import { type LegChange, listChanges } from './leg-changes.ts';
import { foldEvents, type LegState } from './leg-state.ts';

/** The times of one end of a leg, in milliseconds since 1970 UTC. */
export interface EndTimes {
  readonly scheduled: number;
  /** What is expected while it has not happened: as reported, or as it follows from the departure. */
  readonly estimated?: number;
  readonly actual?: number;
}

/** A leg as it stands at a moment. */
export interface LegStatus {
  readonly phase: FlightPhase;
  readonly departure: EndTimes;
  readonly arrival: EndTimes;
  /** Off the ground from and until: what a position in the air is reckoned from. */
  readonly takeOff?: number;
  readonly touchdown?: number;
  /** Minutes that it leaves later than scheduled, or has left; 0 and less when it does not. */
  readonly departureDelayMinutes: number;
  readonly arrivalDelayMinutes: number;
  readonly reason?: DelayReason;
  readonly state: LegState;
  readonly changes: readonly LegChange[];
  /** When the newest report was made; absent without one. */
  readonly asOf?: number;
}

const MINUTE_MS = 60_000;
/** From here on a flight is late. Source: 14 CFR 234.2. */
const DELAYED_FROM_MINUTES = 15;
/** A departure or an arrival of which nobody reports for so long is no longer what it was said to be. */
const UNREPORTED_AFTER_MINUTES = 45;

/** Says where a leg stands at a moment by what was reported until then. Later reports are not looked at. */
export function statusOf(
  leg: Pick<DatedLeg, 'departure' | 'arrival' | 'pattern'>,
  events: readonly LegEvent[],
  now: number,
): LegStatus {
  const known = events.filter(({ saidAt }) => saidAt <= now);
  const state = foldEvents(known);
  const departure = departureTimes(leg, state);
  const arrival = arrivalTimes(leg, state, departure);
  const delayOf = ({ scheduled, estimated, actual }: EndTimes): number =>
    Math.round(((actual ?? estimated ?? scheduled) - scheduled) / MINUTE_MS);
  const departureDelayMinutes = delayOf(departure);
  const arrivalDelayMinutes = delayOf(arrival);
  const phase = phaseOf(state, { departure, arrival, departureDelayMinutes, hasNews: known.length > 0 }, now);
  const reason = state.delayCodes?.map(reasonOfCode).find((known) => known !== undefined);
  const isLate = departureDelayMinutes >= DELAYED_FROM_MINUTES || arrivalDelayMinutes >= DELAYED_FROM_MINUTES;
  const isIrregular = isLate || phase === 'cancelled' || state.divertedTo !== undefined;
  return {
    phase,
    departure,
    arrival,
    ...(state.takeOff === undefined ? {} : { takeOff: state.takeOff }),
    ...(state.touchdown === undefined ? {} : { touchdown: state.touchdown }),
    departureDelayMinutes,
    arrivalDelayMinutes,
    ...(reason !== undefined && isIrregular ? { reason } : {}),
    state,
    changes: listChanges(leg, known),
    ...(known.length === 0 ? {} : { asOf: Math.max(...known.map(({ saidAt }) => saidAt)) }),
  };
}

function departureTimes({ departure }: Pick<DatedLeg, 'departure'>, state: LegState): EndTimes {
  const scheduled = state.scheduledDeparture ?? departure.instant;
  const actual = state.offBlock ?? state.takeOff;
  if (actual !== undefined) return { scheduled, actual };
  const { estimatedDeparture: estimated } = state;
  return { scheduled, ...(estimated === undefined ? {} : { estimated }) };
}

/** Where nobody has said when it arrives, it arrives as much later as it leaves; that it leaves early makes it no earlier. */
function arrivalTimes(
  { departure: planned, arrival }: Pick<DatedLeg, 'departure' | 'arrival'>,
  state: LegState,
  departure: EndTimes,
): EndTimes {
  const shift = departure.scheduled - planned.instant;
  const scheduled = state.scheduledArrival ?? arrival.instant + shift;
  const actual = state.onBlock ?? state.touchdown;
  if (actual !== undefined) return { scheduled, actual };
  const leaves = departure.actual ?? departure.estimated;
  if (state.estimatedArrival !== undefined) return { scheduled, estimated: state.estimatedArrival };
  if (leaves === undefined) return { scheduled };
  return { scheduled, estimated: scheduled + Math.max(0, leaves - departure.scheduled) };
}

interface PhaseFacts {
  readonly departure: EndTimes;
  readonly arrival: EndTimes;
  readonly departureDelayMinutes: number;
  readonly hasNews: boolean;
}

function phaseOf(
  { isCancelled, onBlock, touchdown, takeOff, offBlock, boardingSince }: LegState,
  { departure, arrival, departureDelayMinutes, hasNews }: PhaseFacts,
  now: number,
): FlightPhase {
  const isOverdue = (time: number): boolean => now > time + UNREPORTED_AFTER_MINUTES * MINUTE_MS;
  if (onBlock !== undefined) return 'arrived';
  if (touchdown !== undefined) return 'landed';
  if (isCancelled === true) return 'cancelled';
  const hasLeft = takeOff !== undefined || offBlock !== undefined;
  if (hasLeft && isOverdue(arrival.estimated ?? arrival.scheduled)) return 'unreported';
  if (takeOff !== undefined) return 'inFlight';
  if (offBlock !== undefined) return 'departed';
  if (isOverdue(departure.estimated ?? departure.scheduled)) return 'unreported';
  if (boardingSince !== undefined) return 'boarding';
  if (departureDelayMinutes >= DELAYED_FROM_MINUTES) return 'delayed';
  return hasNews ? 'onTime' : 'scheduled';
}
