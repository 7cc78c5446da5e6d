import type { DatedLeg } from '../../../schedule/rules/index.ts';
import { flightName } from '../../../schedule/rules/leg-pattern.ts';

/** The aircraft of a leg; of one that flew before: when it is there, and when it left for here. */
export interface Turn {
  readonly registration: string;
  /** When it came onto the block here; absent for one that begins its day. */
  readonly readyAt?: number;
  readonly leftAt?: number;
}

interface Parked extends Turn {
  readonly plannedReady: number;
}

/** The aircraft of a day: each flies leg after leg. */
export interface Fleet {
  /** Takes the aircraft for a leg: that of the same flight's leg before, else the one that waits longest, else another one. */
  take(leg: DatedLeg): Turn;
  /** Leaves an aircraft where its leg has ended. */
  park(
    leg: DatedLeg,
    flown: { readonly registration: string; readonly onBlock: number; readonly takeOff: number },
  ): void;
  /** Leaves an aircraft where its leg did not begin. */
  giveBack(leg: DatedLeg, turn: Turn): void;
}

/** What the schedule gives an aircraft between two legs. */
const PLANNED_TURN_MS = 35 * 60_000;

/** Makes a fleet that has as many aircraft as are needed. Legs must be taken in the order of their departures. */
export function createFleet(): Fleet {
  const waiting = new Map<string, Parked[]>();
  const throughs = new Map<string, Parked>();
  let count = 0;

  const at = (station: string, { pattern }: DatedLeg): Parked[] => {
    const key = `${station} ${pattern.aircraftType}`;
    const parked = waiting.get(key) ?? [];
    waiting.set(key, parked);
    return parked;
  };
  const through = ({ pattern, departure, arrival }: DatedLeg, end: 'from' | 'to'): string =>
    end === 'from'
      ? `${flightName(pattern)} ${pattern.legSequence} ${departure.station}`
      : `${flightName(pattern)} ${pattern.legSequence + 1} ${arrival.station}`;

  return {
    take(leg) {
      const onBoard = throughs.get(through(leg, 'from'));
      const parked = at(leg.departure.station, leg);
      if (onBoard) {
        throughs.delete(through(leg, 'from'));
        const index = parked.indexOf(onBoard);
        if (index >= 0) {
          parked.splice(index, 1);
          return onBoard;
        }
      }
      const index = parked.findIndex(({ plannedReady }) => plannedReady <= leg.departure.instant);
      const [taken] = index < 0 ? [] : parked.splice(index, 1);
      if (taken) return taken;
      count += 1;
      return { registration: `N${String(8000 + count)}Z` };
    },
    park(leg, { registration, onBlock, takeOff }) {
      const { arrival } = leg;
      const plannedReady = arrival.instant + PLANNED_TURN_MS;
      const parked = { registration, readyAt: onBlock, leftAt: takeOff, plannedReady };
      at(arrival.station, leg).push(parked);
      throughs.set(through(leg, 'to'), parked);
    },
    giveBack(leg, turn) {
      at(leg.departure.station, leg).push({ ...turn, plannedReady: leg.departure.instant });
    },
  };
}
