import type { OrderRequest, Problem } from '@airline/contract';

import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { Database } from '../../database/database.ts';
import { arePointsLocked } from '../../loyalty/points/rules/points-lock.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { checkPassengers } from './rules/check-passengers.ts';
import { listLegs, seatsTaken } from './rules/journey.ts';
import { toPaidWith } from './rules/paid-with.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import type { WantedSeats } from './new-order.ts';
import type { BookingServices } from './services.ts';

/** An order that may be made, as far as can be checked before it takes anything. */
export interface CheckedOrder {
  readonly offer: OfferContent;
  readonly offerId: string;
  readonly seats: readonly WantedSeats[];
}

/** Checks an order before anything is written: its offer, its flights, who flies, and whether its points can be spent. */
export async function checkOrder(
  { db, offers, aircraftSeats }: Pick<BookingServices, 'db' | 'offers' | 'aircraftSeats'>,
  { order, accountId }: { readonly order: OrderRequest; readonly accountId: string | undefined },
  now: Date,
): Promise<CheckedOrder | Refused> {
  const { offer: token, passengers, payments } = order;
  const read = await offers.read(token, now);
  if ('refused' in read) return read;
  const { id: offerId, content: offer } = read;
  if (listLegs(offer.bounds).some(({ departsAt }) => Date.parse(departsAt) <= now.getTime())) {
    return refusedByName('flightDeparted');
  }
  const seats: WantedSeats[] = [];
  for (const taken of seatsTaken(offer.bounds, offer.party)) {
    const seatsOfAircraft = await aircraftSeats(taken.legId);
    if (seatsOfAircraft === undefined) return refusedByName('flightDeparted');
    seats.push({ ...taken, seats: seatsOfAircraft });
  }
  const faults = [...checkPassengers(passengers, offer, now), ...checkPoints(payments, offer)];
  if (faults.length > 0) return refusedFields(faults);
  const isLocked = toPaidWith(order) === 'points' && (await isSpendingLocked(db, accountId, now));
  return isLocked ? refusedByName('pointsLocked') : { offer, offerId, seats };
}

async function isSpendingLocked(db: Database, accountId: string | undefined, now: Date): Promise<boolean> {
  const holder = accountId === undefined ? undefined : await findAccountById(db, accountId);
  return arePointsLocked(holder?.account.emailChangedAt ?? null, now);
}

/** Checks that the points are those that the person was shown. */
function checkPoints(
  payments: OrderRequest['payments'],
  { price: { points } }: OfferContent,
): NonNullable<Problem['errors']> {
  return payments.flatMap((form, index) =>
    form.kind === 'points' && form.points !== points
      ? [{ pointer: `/payments/${index}/points`, code: 'pointsNotAsOffered', params: { points } }]
      : [],
  );
}
