import { findLeg } from '../../flights/schedule/rules/index.ts';
import type { Flights } from '../../flights/shopping/flights.ts';
import { aircraftSeats, itineraryFares, ticketTaxesTotal } from '../../flights/shopping/rules/fares/index.ts';
import { findOnSale } from '../../flights/shopping/search-itineraries.ts';
import type { LegStatus } from '../../flights/status/rules/index.ts';

/** What orders ask of flights. */
export interface FlightFacts {
  /** How many seats the aircraft of a leg has; `undefined` when the leg is not flown any more. */
  readonly aircraftSeats: (legId: string) => Promise<number | undefined>;
  /** What the cheapest fare of a day in one direction costs each passenger with a ticket at an instant; `undefined` where none is for sale. */
  readonly lowestFare: (bound: WantedDirection, tickets: number, now: Date) => Promise<number | undefined>;
  /** How legs stand, by their ids; one of which nothing is known has no entry. */
  readonly readLegStatuses: (legIds: readonly string[]) => Promise<ReadonlyMap<string, LegStatus>>;
}

/** A direction on a date, as it is searched. */
export interface WantedDirection {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** Answers what orders ask by the schedule in force and by what operations report. */
export function toFlightFacts({
  search,
  seats,
  readLegStatuses,
}: Pick<Flights, 'search' | 'seats' | 'readLegStatuses'>): FlightFacts {
  return {
    async aircraftSeats(legId) {
      const leg = findLeg((await search()).schedule, legId);
      if (leg === undefined) return undefined;
      const status = (await readLegStatuses([legId])).get(legId);
      return status?.phase === 'cancelled' ? undefined : aircraftSeats(leg);
    },
    async lowestFare(bound, tickets, now) {
      const pricing = { tickets, now, ...(await seats.read(bound.date)) };
      const fares = findOnSale(await search(), bound, pricing).flatMap((itinerary) => {
        const cheapest = itineraryFares(itinerary, pricing)?.fares[0];
        return cheapest === undefined ? [] : [cheapest.baseMinor + ticketTaxesTotal(itinerary, cheapest.baseMinor)];
      });
      return fares.length === 0 ? undefined : Math.min(...fares);
    },
    readLegStatuses,
  };
}
