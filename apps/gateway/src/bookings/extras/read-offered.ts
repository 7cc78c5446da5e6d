import type { OfferExtras, Passenger } from '@airline/contract';

import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { checkPassengers } from '../orders/rules/check-passengers.ts';
import { listLegs } from '../orders/rules/journey.ts';
import { toExtras, toSeats } from './extras-view.ts';
import { toUnbookedTrip } from './rules/unbooked-trip.ts';
import type { ExtraServices } from './services.ts';

/** Shows the extras and the seats that can be bought with an offer, for those who will fly. */
export async function readOffered(
  services: ExtraServices,
  { offer: token, passengers }: { readonly offer: string; readonly passengers: readonly Passenger[] },
): Promise<OfferExtras | Refused> {
  const now = services.now();
  const read = await services.offers.read(token, now);
  if ('refused' in read) return read;
  const { content: offer } = read;
  if (listLegs(offer.bounds).some(({ departsAt }) => Date.parse(departsAt) <= now.getTime())) {
    return refusedByName('flightDeparted');
  }
  const faults = checkPassengers(passengers, offer, now);
  if (faults.length > 0) return refusedFields(faults);
  const trip = toUnbookedTrip(offer, passengers);
  return { extras: await toExtras(services, trip), seats: await toSeats(services, trip) };
}
