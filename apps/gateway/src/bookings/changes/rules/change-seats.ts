import type { OfferBound, Party } from '@airline/contract';

import { type LegSeats, seatsTaken } from '../../orders/rules/journey.ts';

/**
 * Gives the seats that a party takes on new flights beyond those that it has, and those that it gives back, both sorted by leg: of a
 * leg that it keeps neither.
 */
export function changeSeats(
  before: readonly OfferBound[],
  after: readonly OfferBound[],
  party: Party,
): { readonly taken: readonly LegSeats[]; readonly freed: readonly LegSeats[] } {
  const [had, wanted] = [seatsTaken(before, party), seatsTaken(after, party)];
  return { taken: beyond(wanted, had), freed: beyond(had, wanted) };
}

function beyond(seats: readonly LegSeats[], others: readonly LegSeats[]): readonly LegSeats[] {
  return seats.flatMap((each) => {
    const count = each.count - (others.find(({ legId }) => legId === each.legId)?.count ?? 0);
    return count > 0 ? [{ ...each, count }] : [];
  });
}
