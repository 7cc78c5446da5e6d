import type { OfferExtras, Passenger } from '@airline/contract';

import { readSeatFacts } from '../seats/read-seat-facts.ts';
import { type SeatedTrip, toSeatedTravellers, toSeatMaps } from '../seats/rules/seat-view.ts';
import { listPaidByPayPal, readSale } from './read-extras.ts';
import { type ExtendableTrip, listExtraOffers } from './rules/extra-offers.ts';
import type { ExtraServices } from './services.ts';

/** A trip, booked or not, of which extras and seats are shown. */
export type ShownTrip = SeatedTrip &
  ExtendableTrip & {
    readonly passengers: readonly (Pick<Passenger, 'frequentFlyerNumber'> & SeatedTrip['passengers'][number])[];
  };

/** Shows the extras of a trip as they can be bought now. */
export async function toExtras(services: ExtraServices, trip: ShownTrip): Promise<OfferExtras['extras']> {
  const at = services.now();
  const sale = await readSale(services, trip);
  return {
    at: at.toISOString(),
    boarding: sale.model,
    payPal: services.payments.setup.payPal === true ? [...listPaidByPayPal(services)] : [],
    travellers: trip.passengers.map(({ kind, firstName, lastName }, traveller) => ({
      traveller,
      kind,
      firstName,
      lastName,
    })),
    bounds: trip.offer.bounds.map(({ itinerary }, bound) => ({ bound, legs: itinerary.legs })),
    offers: [...listExtraOffers(trip, sale, at)],
  };
}

/** Shows the seats of a trip as they can be chosen now. */
export async function toSeats(services: ExtraServices, trip: ShownTrip): Promise<OfferExtras['seats']> {
  const at = services.now();
  const facts = await readSeatFacts(services, trip);
  return {
    at: at.toISOString(),
    boarding: facts.model,
    payPal: services.payments.setup.payPal === true && listPaidByPayPal(services).includes('seat'),
    travellers: toSeatedTravellers(trip).map((each) => {
      const { position: _, ...traveller } = each;
      return traveller;
    }),
    flights: [...toSeatMaps(trip, facts, at)],
  };
}
