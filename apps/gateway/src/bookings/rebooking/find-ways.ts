import type { ItineraryView } from '@airline/contract';

import { legId, type DatedLeg, dateOfDay } from '../../flights/schedule/rules/index.ts';
import { firstDepartureOnSale, type Itinerary, type LegCandidate } from '../../flights/search/rules/index.ts';
import { itineraryView } from '../../flights/shopping/leg-view.ts';
import type { LegStatus } from '../../flights/status/rules/index.ts';
import { findDisruption } from '../orders/rules/disruption.ts';
import { inChunks } from './in-chunks.ts';
import type { Way } from './rules/rebooking-problem.ts';
import type { RebookingServices } from './services.ts';

const legsAtOnce = 1_000;

/** From where to where people have to get, and on which local dates of the origin they can leave. */
export interface Market {
  readonly from: string;
  readonly to: string;
  readonly dates: ReadonlySet<string>;
}

/** A way with what is booked where it is taken. */
export interface BookableWay extends Way {
  readonly itinerary: ItineraryView;
  /** The local date on which it leaves. */
  readonly date: string;
  readonly legIds: readonly string[];
}

/** The ways of markets, and the seats of their legs. */
export interface FoundWays {
  readonly ways: readonly (readonly BookableWay[])[];
  readonly freeSeats: readonly number[];
}

/**
 * Finds the ways of markets on flights that still run, that leave late enough to be sold, and that have seats beside those that are promised
 * already. They arrive when they are expected to by now; what is disrupted itself is none.
 */
export async function findWays(
  { flights, now, readLegStatuses }: Pick<RebookingServices, 'flights' | 'now' | 'readLegStatuses'>,
  markets: readonly Market[],
  promised: ReadonlyMap<string, number>,
): Promise<FoundWays> {
  const search = await flights.search();
  const dates = [...new Set(markets.flatMap((market) => [...market.dates]))].toSorted();
  const [firstDate] = dates;
  if (firstDate === undefined) return { ways: markets.map(() => []), freeSeats: [] };
  const { countSeats, countCandidateSeats } = await flights.seats.read(firstDate, dates.at(-1));
  const firstMinute = firstDepartureOnSale(now()) / 60_000;
  const acceptsCandidate = (candidate: LegCandidate): boolean => {
    if (candidate.departureMinute < firstMinute) return false;
    const { seats, sold } = countCandidateSeats(candidate);
    return seats - sold - (promised.get(legId(candidate.pattern, dateOfDay(candidate.day))) ?? 0) > 0;
  };
  const found = markets.map(({ from, to, dates: wanted }) =>
    [...wanted]
      .toSorted()
      .flatMap((date) => search.search({ origin: from, destination: to, date, acceptsCandidate }))
      .map((itinerary) => ({ itinerary, view: itineraryView(itinerary) })),
  );
  const legIds = new Set(found.flatMap((ways) => ways.flatMap(({ itinerary: { legs } }) => legs.map(({ id }) => id))));
  const statuses = new Map<string, LegStatus>();
  for (const some of inChunks([...legIds], legsAtOnce)) {
    for (const [id, status] of await readLegStatuses(some)) statuses.set(id, status);
  }
  const freeSeats: number[] = [];
  const places = new Map<string, number>();
  const placeOf = (leg: DatedLeg): number => {
    const known = places.get(leg.id);
    if (known !== undefined) return known;
    const { seats, sold } = countSeats(leg);
    places.set(leg.id, freeSeats.length);
    return freeSeats.push(Math.max(0, seats - sold - (promised.get(leg.id) ?? 0))) - 1;
  };
  const ways = found.map((ofMarket) =>
    ofMarket
      .filter(({ view }) => findDisruption({ itinerary: view }, (id) => statuses.get(id)) === undefined)
      .map(({ itinerary, view }): BookableWay => {
        const { legs } = itinerary;
        return {
          legs: legs.map(placeOf),
          legIds: legs.map(({ id }) => id),
          departsAt: legs[0].departure.instant,
          arrivesAt: expectedArrival(itinerary, statuses),
          itinerary: view,
          date: legs[0].date,
        };
      }),
  );
  return { ways, freeSeats };
}

function expectedArrival({ legs }: Itinerary, statuses: ReadonlyMap<string, LegStatus>): number {
  const last = legs.at(-1) ?? legs[0];
  const { actual, estimated } = statuses.get(last.id)?.arrival ?? {};
  return actual ?? estimated ?? last.arrival.instant;
}
