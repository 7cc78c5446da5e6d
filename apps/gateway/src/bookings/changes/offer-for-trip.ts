import type { Offer, PartyLimits } from '@airline/contract';

import { createOffer } from '../../flights/shopping/create-offer.ts';
import type { Flights } from '../../flights/shopping/flights.ts';
import { readInventoryOfLegs } from '../../flights/shopping/leg-inventory-store.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import type { BookingServices } from '../orders/services.ts';
import type { FlightsForTrip } from './rules/flights-for-trip.ts';

/** What offers for trips are made with. */
export interface TripOfferServices extends BookingServices {
  readonly flights: Flights;
  readonly partyLimits: () => PartyLimits;
}

/** Makes the offer that a person gets who chooses flights for directions of a trip; `undefined` where they are not for sale. */
export async function offerForTrip(
  { db, flights, now, offers, partyLimits }: Omit<TripOfferServices, 'payments' | 'limits'>,
  trip: Pick<StoredTrip, 'offer'>,
  chosen: readonly FlightsForTrip[],
): Promise<Offer | undefined> {
  const bounds = chosen.map(({ place, ...bound }) => ({
    ...bound,
    shown: trip.offer.bounds[place]?.perPassenger ?? trip.offer.price.total,
  }));
  const outcome = await createOffer(
    { party: trip.offer.party, bounds },
    {
      search: await flights.search(),
      tokens: offers,
      readLegs: (legIds) => readInventoryOfLegs(db, legIds),
      now: now(),
      limits: partyLimits(),
    },
  );
  return 'refused' in outcome ? undefined : outcome.offer;
}
