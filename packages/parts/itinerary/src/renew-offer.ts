import { createOffer, type Offer } from '@airline/contract';
import type { GatewayClient, Outcome } from '@airline/gateway-client';

/** Asks for the price of the same choices now. */
export function renewOffer(
  gateway: GatewayClient,
  { party, bounds }: Pick<Offer, 'party' | 'bounds'>,
): Promise<Outcome<Offer>> {
  return gateway.call(createOffer, {
    body: {
      party,
      bounds: bounds.map(({ origin, destination, date, itinerary, family, perPassenger }) => ({
        origin,
        destination,
        date,
        itineraryId: itinerary.id,
        family,
        shown: perPassenger,
      })),
    },
  });
}
