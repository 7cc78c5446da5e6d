import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import type { Disruptions } from '../../orders/rules/disruption.ts';
import type { PartOfTrip } from './quote-part.ts';

/** A trip, as far as it says who is on board. */
interface BoardedTrip {
  readonly offer: Pick<OfferContent, 'bounds'>;
  readonly passengers: readonly { readonly position: number }[];
  readonly checkIns: readonly { readonly passenger: number; readonly legId: string; readonly isOnBoard: boolean }[];
  readonly disruptions?: Disruptions | undefined;
}

/**
 * Tells whether somebody whose flight is to be cancelled is on board of it: what the gate counted leaves the aircraft at the gate alone. Who
 * boarded a flight that was cancelled after all gets their money back as everybody does.
 */
export function isOnBoard(
  { offer, passengers, checkIns, disruptions }: BoardedTrip,
  part: PartOfTrip | 'whole',
): boolean {
  const places = part === 'whole' || part.bounds.length === 0 ? [...offer.bounds.keys()] : part.bounds;
  const leaving = part === 'whole' || part.passengers.length === 0 ? [...passengers.keys()] : part.passengers;
  const positions = new Set(leaving.map((place) => passengers[place]?.position));
  const legIds = new Set(
    places
      .filter((place) => disruptions?.[place]?.kind !== 'cancelled')
      .flatMap((place) => offer.bounds[place]?.itinerary.legs.map(({ id }) => id) ?? []),
  );
  return checkIns.some((each) => each.isOnBoard && legIds.has(each.legId) && positions.has(each.passenger));
}
