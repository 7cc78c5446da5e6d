import { findDisruption, findRebooking } from './rules/disruption.ts';
import type { BookedTrip } from './rules/trip-view.ts';
import { listLegs } from './rules/journey.ts';
import type { FlightFacts } from './flight-facts.ts';

/** Nobody helps themselves any more so long after a flight: nothing is asked about it. */
const overAfterMs = 4 * 24 * 60 * 60 * 1000;

/** Gives trips with what keeps their directions from being flown as booked, by what operations report now: one question for all. */
export async function withDisruptions<Booked extends Pick<BookedTrip, 'offer' | 'cancellation' | 'rebookedTo'>>(
  { readLegStatuses, now }: Pick<FlightFacts, 'readLegStatuses'> & { readonly now: () => Date },
  trips: readonly Booked[],
): Promise<readonly (Booked & Pick<BookedTrip, 'disruptions'>)[]> {
  const since = now().getTime() - overAfterMs;
  const legIds = trips
    .filter(({ cancellation }) => cancellation === undefined)
    .flatMap(({ offer }) => listLegs(offer.bounds))
    .flatMap(({ id, departsAt }) => (Date.parse(departsAt) >= since ? [id] : []));
  const statuses = legIds.length === 0 ? new Map<string, never>() : await readLegStatuses(legIds);
  const statusOf = (legId: string) => statuses.get(legId);
  return trips.map((trip) => {
    const { rebookedTo = [] } = trip;
    if (statuses.size === 0 && rebookedTo.length === 0) return trip;
    const disruptions = trip.offer.bounds.map(
      (bound) => findDisruption(bound, statusOf) ?? findRebooking(bound, rebookedTo, statusOf),
    );
    return { ...trip, disruptions };
  });
}
