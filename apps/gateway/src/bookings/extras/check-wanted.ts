import type { OrderPaymentForm, WantedExtras as Wanted } from '@airline/contract';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { CheckExtras } from '../orders/services.ts';
import { checkSeats } from '../seats/check-seats.ts';
import { readSeatFacts } from '../seats/read-seat-facts.ts';
import { checkPurchase, type WantedExtras } from './check-purchase.ts';
import type { ShownTrip } from './extras-view.ts';
import { listPaidByPayPal, readSale } from './read-extras.ts';
import { listExtraOffers } from './rules/extra-offers.ts';
import { toUnbookedTrip } from './rules/unbooked-trip.ts';
import type { ExtraServices } from './services.ts';

/** What is wanted, what is to pay it, and where it stands in the request. */
export interface AskedExtras extends Wanted {
  readonly payments: readonly OrderPaymentForm[];
  /** `/extras`: where the list of extras is. */
  readonly pointer: string;
}

/** Checks extras that somebody wants for a trip, booked or not, and whether PayPal may pay them, before anything is written. */
export async function checkWanted(
  services: ExtraServices,
  trip: ShownTrip,
  { payments, ...wanted }: AskedExtras,
  now: Date,
): Promise<WantedExtras | Refused> {
  const wantsSeats = wanted.extras.some(({ kind }) => kind === 'seat');
  const offers = listExtraOffers(trip, await readSale(services, trip), now);
  const facts = wantsSeats ? await readSeatFacts(services, trip) : undefined;
  const checked = checkPurchase(trip, wanted, offers, (seats) =>
    facts === undefined ? { seats: [] } : checkSeats(trip, seats, facts, now),
  );
  if ('refused' in checked) return checked;
  const paidByPayPal = listPaidByPayPal(services);
  const isPayPal = payments.some(({ kind }) => kind === 'payPal');
  const isRefused = isPayPal && checked.extras.some(({ kind }) => !paidByPayPal.includes(kind));
  return isRefused ? refusedByName('payPalNotOffered') : checked;
}

/** Makes what checks the extras that are wanted with an order. */
export function createExtrasCheck(services: ExtraServices): CheckExtras {
  return ({ offer, passengers, payments, extras }, now) =>
    checkWanted(services, toUnbookedTrip(offer, passengers), { ...extras, payments, pointer: '/extras/extras' }, now);
}
