import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { type LegSeats, seatsTaken } from '../../orders/rules/journey.ts';

/** Flights, and who has seats on them. */
type SeatedFlights = Pick<OfferContent, 'bounds' | 'party'>;

/**
 * Gives the seats that new flights, or a smaller party, take beyond those of before, and those that they give back, both sorted by leg:
 * of a leg that keeps its seats neither.
 */
export function changeSeats(
  before: SeatedFlights,
  after: SeatedFlights,
): { readonly taken: readonly LegSeats[]; readonly freed: readonly LegSeats[] } {
  const [had, wanted] = [seatsTaken(before.bounds, before.party), seatsTaken(after.bounds, after.party)];
  return { taken: beyond(wanted, had), freed: beyond(had, wanted) };
}

function beyond(seats: readonly LegSeats[], others: readonly LegSeats[]): readonly LegSeats[] {
  return seats.flatMap((each) => {
    const count = each.count - (others.find(({ legId }) => legId === each.legId)?.count ?? 0);
    return count > 0 ? [{ ...each, count }] : [];
  });
}
