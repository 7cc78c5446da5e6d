import type { BoardingPassenger, FlightBoarding } from '@airline/contract';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { DatedLeg } from '../../flights/schedule/rules/index.ts';
import { legStatusView } from '../../flights/status/status-view.ts';
import { formatPosition } from '../check-in/rules/boarding-position.ts';
import { type GateList, type GatePassenger, readGateList } from './boarding-store.ts';
import { toBoardingGroups } from './rules/boarding-groups.ts';
import type { BoardingServices } from './services.ts';

/** A flight at its gate, with what the gate sees of it. */
export interface OpenFlight {
  readonly leg: DatedLeg;
  readonly list: GateList;
  readonly shown: FlightBoarding;
}

/** Reads a flight for its gate. */
export async function openFlight(services: BoardingServices, legId: string): Promise<OpenFlight | Refused> {
  const leg = await services.findLeg(legId);
  if (leg === undefined) return refusedByName('boardingFlightNotFound');
  const status = (await services.readLegStatuses([legId])).get(legId);
  const list = await readGateList(services.db, legId);
  const model = services.boardingModel();
  const { passengers, calledUpTo, sold } = list;
  const line = passengers.flatMap(({ position, boardedAt }) =>
    position === null ? [] : [{ position, isBoarded: boardedAt !== null }],
  );
  const view = status === undefined ? undefined : legStatusView(leg, status);
  const leavesAt = status?.departure.actual ?? status?.departure.estimated;
  const { departure, arrival } = leg;
  const shown: FlightBoarding = {
    legId,
    flight: legId.slice(0, legId.indexOf('-')),
    from: departure.station,
    to: arrival.station,
    departsAt: view?.departure.scheduledAt ?? toLocalTime(leg),
    ...(leavesAt === undefined ? {} : { leavesAt: new Date(leavesAt).toISOString() }),
    phase: view?.phase ?? 'scheduled',
    ...(view?.departure.gate === undefined ? {} : { gate: view.departure.gate }),
    boarding: model,
    at: services.now().toISOString(),
    counts: {
      sold,
      checkedIn: passengers.length,
      boarded: passengers.filter(({ boardedAt }) => boardedAt !== null).length,
    },
    groups: model === 'open' ? toBoardingGroups(line, calledUpTo) : [],
    passengers: passengers.map((passenger) => toBoardingPassenger(passenger, model)),
  };
  return { leg, list, shown };
}

/** Shows somebody who checked in, without what names their trip. */
export function toBoardingPassenger(
  { sequence, firstName, lastName, kind, position, bags, boardedAt }: GatePassenger,
  model: FlightBoarding['boarding'],
): BoardingPassenger {
  return {
    sequence,
    firstName,
    lastName,
    kind,
    ...(position === null || model === 'assigned' ? {} : { position: formatPosition(position) }),
    bags,
    ...(boardedAt === null ? {} : { boardedAt: new Date(boardedAt).toISOString() }),
  };
}

const minutesOfHour = 60;

function toLocalTime({ departure: { localTime, utcVariation } }: DatedLeg): string {
  const minutes = Math.abs(utcVariation);
  const pad = (value: number) => String(value).padStart(2, '0');
  const sign = utcVariation < 0 ? '-' : '+';
  return `${localTime}:00${sign}${pad(Math.floor(minutes / minutesOfHour))}:${pad(minutes % minutesOfHour)}`;
}
