import { aircraftSeats } from '../fares/index.ts';
import { findLeg, type Schedule } from '../../../schedule/rules/index.ts';
import type { OfferContent } from './offer-content.ts';

/** What an offer takes of one leg. */
export interface SeatNeed {
  readonly legId: string;
  /** The local date of the departure. */
  readonly date: string;
  /** The direction that the leg belongs to, by its place in the offer. */
  readonly bound: number;
  /** Seats for the passengers with a ticket; infants on laps need none. */
  readonly seats: number;
  /** All seats of the aircraft; absent when the schedule no longer has the leg. */
  readonly capacity?: number;
}

/** Lists the seats that an offer takes, leg by leg, in the order of travel. */
export function seatNeeds(
  { party, bounds }: Pick<OfferContent, 'party' | 'bounds'>,
  schedule: Pick<Schedule, 'legsOfFlight'>,
): readonly SeatNeed[] {
  const seats = party.adults + party.children;
  return bounds.flatMap(({ itinerary }, bound) =>
    itinerary.legs.map(({ id, departsAt }) => {
      const leg = findLeg(schedule, id);
      const need = { legId: id, date: departsAt.slice(0, 10), bound, seats };
      return leg ? { ...need, capacity: aircraftSeats(leg) } : need;
    }),
  );
}
