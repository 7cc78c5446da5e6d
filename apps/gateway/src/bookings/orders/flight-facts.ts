import { findLeg } from '../../flights/schedule/rules/index.ts';
import type { Flights } from '../../flights/shopping/flights.ts';
import { aircraftSeats } from '../../flights/shopping/rules/fares/index.ts';
import type { LegStatus } from '../../flights/status/rules/index.ts';

/** What orders ask of flights. */
export interface FlightFacts {
  /** How many seats the aircraft of a leg has; `undefined` when the leg is not flown any more. */
  readonly aircraftSeats: (legId: string) => Promise<number | undefined>;
  /** How legs stand, by their ids; one of which nothing is known has no entry. */
  readonly readLegStatuses: (legIds: readonly string[]) => Promise<ReadonlyMap<string, LegStatus>>;
}

/** Answers what orders ask by the schedule in force and by what operations report. */
export function toFlightFacts({ search, readLegStatuses }: Pick<Flights, 'search' | 'readLegStatuses'>): FlightFacts {
  return {
    async aircraftSeats(legId) {
      const leg = findLeg((await search()).schedule, legId);
      if (leg === undefined) return undefined;
      const status = (await readLegStatuses([legId])).get(legId);
      return status?.phase === 'cancelled' ? undefined : aircraftSeats(leg);
    },
    readLegStatuses,
  };
}
