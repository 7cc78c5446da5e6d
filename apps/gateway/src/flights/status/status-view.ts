import type { LegChangeView, LegEndStatus, LegStatusView } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

import type { DatedLeg, DatedLegEnd } from '../schedule/rules/index.ts';
import { flightName } from '../schedule/rules/leg-pattern.ts';
import { createZoneClock } from '../schedule/rules/zone-clock.ts';
import type { EndTimes, LegChange, LegStatus } from './rules/index.ts';

const MINUTE_MS = 60_000;

/** Shows a leg's status as the contract has it: times by the clocks of their place. */
export function legStatusView(leg: DatedLeg, status: LegStatus): LegStatusView {
  const { phase, state, changes, reason, asOf } = status;
  const { departure, arrival, pattern } = leg;
  const nextInformationAt = state.nextInformation;
  return {
    id: leg.id,
    flight: flightName(pattern),
    phase,
    departure: {
      ...endView(departure, status.departure),
      ...placeView(state.departureTerminal ?? pattern.departure.terminal, state.departureGate),
    },
    arrival: {
      ...endView(arrival, status.arrival),
      ...placeView(state.arrivalTerminal ?? pattern.arrival.terminal, state.arrivalGate),
      ...(state.baggageBelt === undefined ? {} : { baggageBelt: state.baggageBelt }),
    },
    departureDelayMinutes: status.departureDelayMinutes,
    arrivalDelayMinutes: status.arrivalDelayMinutes,
    ...(status.takeOff === undefined ? {} : { tookOffAt: instantText(status.takeOff) }),
    ...(status.touchdown === undefined ? {} : { touchedDownAt: instantText(status.touchdown) }),
    aircraft: state.aircraftType ?? pattern.aircraftType,
    ...(state.registration === undefined ? {} : { registration: state.registration }),
    ...(reason === undefined ? {} : { reason }),
    ...(state.divertedTo === undefined ? {} : { divertedTo: state.divertedTo }),
    ...(nextInformationAt === undefined ? {} : { nextInformationAt: localText(departure, nextInformationAt) }),
    changes: changes.map((change) => changeView(leg, change)),
    ...(asOf === undefined ? {} : { reportedAt: instantText(asOf) }),
  };
}

function endView(end: DatedLegEnd, { scheduled, estimated, actual }: EndTimes): LegEndStatus {
  return {
    station: end.station,
    scheduledAt: localText(end, scheduled),
    // What is expected when it was planned is no other time.
    ...(estimated === undefined || estimated === scheduled ? {} : { estimatedAt: localText(end, estimated) }),
    ...(actual === undefined ? {} : { actualAt: localText(end, actual) }),
  };
}

function placeView(terminal: string | undefined, gate: string | undefined): Pick<LegEndStatus, 'terminal' | 'gate'> {
  return { ...(terminal === undefined ? {} : { terminal }), ...(gate === undefined ? {} : { gate }) };
}

function changeView(leg: DatedLeg, { saidAt, kind, from, to, reason }: LegChange): LegChangeView {
  const written = (value: number | string): string =>
    typeof value === 'number' ? localText(leg.departure, value) : value;
  return {
    toldAt: instantText(saidAt),
    kind,
    ...(from === undefined ? {} : { from: written(from) }),
    ...(to === undefined ? {} : { to: written(to) }),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Writes an instant as the clocks of a leg's end show it: a delay may reach past the night in which they change. */
function localText({ station, utcVariation, instant }: DatedLegEnd, at: number): string {
  const ahead = at === instant ? utcVariation : offsetAt(getStation(station)?.timeZone, at, utcVariation);
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  const local = new Date(at + ahead * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
  const offset = `${twoDigits(Math.floor(Math.abs(ahead) / 60))}:${twoDigits(Math.abs(ahead) % 60)}`;
  return `${local}${ahead < 0 ? '-' : '+'}${offset}`;
}

const DAY_MINUTES = 1440;
/** The offsets of zones, by zone and day: one day has one, or the two of the day on which clocks change. */
const clocks = new Map<string, ReturnType<typeof createZoneClock>>();
const MOST_CLOCKS = 1_000;

function offsetAt(timeZone: string | undefined, at: number, otherwise: number): number {
  if (timeZone === undefined) return otherwise;
  const minute = Math.floor(at / MINUTE_MS);
  const day = Math.floor(minute / DAY_MINUTES);
  const key = `${timeZone} ${day}`;
  let clock = clocks.get(key);
  if (clock === undefined) {
    if (clocks.size >= MOST_CLOCKS) clocks.clear();
    clocks.set(key, (clock = createZoneClock(timeZone, day * DAY_MINUTES, (day + 1) * DAY_MINUTES)));
  }
  return clock.offsetAt(minute);
}

function instantText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`;
}
