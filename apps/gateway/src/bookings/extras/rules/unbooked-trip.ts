import type { Passenger } from '@airline/contract';

import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';

/** Takes an offer, with who will fly, for a trip that has no extras and no seats yet: extras are offered and checked for both alike. */
export function toUnbookedTrip(offer: Pick<OfferContent, 'bounds'>, passengers: readonly Passenger[]) {
  return {
    orderId: '',
    offer,
    passengers: passengers.map((passenger, position) => ({ ...passenger, position })),
    extras: [],
    places: [],
    seats: [],
  };
}
