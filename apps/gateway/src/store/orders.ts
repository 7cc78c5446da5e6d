import type { Passenger, TripCancellation } from '@airline/contract';
import { and, asc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';

import { seatsTaken } from '../domain/orders/journey.ts';
import type { ReleaseReason } from '../domain/orders/release-reason.ts';
import type { BookedTrip } from '../domain/orders/trip-view.ts';
import type { Database } from './database.ts';
import { giveBackSeats } from './seats.ts';
import { enqueue } from './outbox.ts';
import { bookingOrder, orderCancellation, orderPassenger, orderPayment, ticket, travelCredit } from './schema.ts';

export type OrderRow = typeof bookingOrder.$inferSelect;

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(bookingOrder).where(eq(bookingOrder.id, id));
  return found;
}

/** Finds the order that holds or has an offer. */
export async function findLiveOrder(db: Database, offerHash: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(bookingOrder)
    .where(and(eq(bookingOrder.offerHash, offerHash), ne(bookingOrder.status, 'released')));
  return found;
}

/** Releases a held order: its seats go back, and whatever the processor holds is freed. False when it is not held. */
export async function releaseOrder(
  db: Database,
  { id, offer }: Pick<OrderRow, 'id' | 'offer'>,
  reason: ReleaseReason,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const released = await tx
      .update(bookingOrder)
      .set({ status: 'released', releaseReason: reason })
      .where(and(eq(bookingOrder.id, id), eq(bookingOrder.status, 'held')))
      .returning({ id: bookingOrder.id });
    if (released.length === 0) return false;
    await giveBackSeats(tx, seatsTaken(offer.bounds, offer.party));
    await enqueue(tx, id, ['voidPayment'], now);
    return true;
  });
}

/** Takes held orders that nobody has settled for a while, for this reconciler alone until `nextAt`. */
export async function leaseHeldOrders(
  db: Database,
  limit: number,
  now: Date,
  nextAt: Date,
): Promise<readonly { readonly id: string }[]> {
  const due = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.status, 'held'), lte(bookingOrder.settleAfter, now)))
    .orderBy(asc(bookingOrder.settleAfter))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(bookingOrder)
    .set({ settleAfter: nextAt })
    .where(inArray(bookingOrder.id, due))
    .returning({ id: bookingOrder.id });
}

/** Writes down that the money of an order was taken. */
export async function markCaptured(db: Database, orderId: string, now: Date): Promise<void> {
  await db
    .update(orderPayment)
    .set({ capturedAt: now })
    .where(and(eq(orderPayment.orderId, orderId), isNull(orderPayment.capturedAt)));
}

/** Writes down that the refund of an order was given back. */
export async function markRefunded(db: Database, orderId: string, now: Date): Promise<void> {
  await db
    .update(orderCancellation)
    .set({ refundedAt: now })
    .where(and(eq(orderCancellation.orderId, orderId), isNull(orderCancellation.refundedAt)));
}

/** Reads the travellers of an order, in their order. */
export async function readPassengers(db: Database, orderId: string): Promise<readonly Passenger[]> {
  const rows = await db
    .select()
    .from(orderPassenger)
    .where(eq(orderPassenger.orderId, orderId))
    .orderBy(asc(orderPassenger.position));
  return rows.map(toPassenger);
}

/** Reads an order that was confirmed whole, by its id or its locator; it may have been cancelled since. */
export async function readBookedTrip(
  db: Database,
  by: { readonly orderId: string } | { readonly recordLocator: string },
): Promise<(BookedTrip & { readonly orderId: string }) | undefined> {
  const [order] = await db
    .select()
    .from(bookingOrder)
    .innerJoin(orderPayment, eq(orderPayment.orderId, bookingOrder.id))
    .leftJoin(orderCancellation, eq(orderCancellation.orderId, bookingOrder.id))
    .leftJoin(travelCredit, eq(travelCredit.orderId, bookingOrder.id))
    .where('orderId' in by ? eq(bookingOrder.id, by.orderId) : eq(bookingOrder.recordLocator, by.recordLocator));
  if (order === undefined) return undefined;
  const { booking_order: row, order_payment: card, order_cancellation: cancelled, travel_credit: credit } = order;
  if (row.recordLocator === null || row.confirmedAt === null) return undefined;
  const passengers = await db
    .select()
    .from(orderPassenger)
    .leftJoin(ticket, and(eq(ticket.orderId, orderPassenger.orderId), eq(ticket.position, orderPassenger.position)))
    .where(eq(orderPassenger.orderId, row.id))
    .orderBy(asc(orderPassenger.position));
  return {
    orderId: row.id,
    recordLocator: row.recordLocator,
    confirmedAt: row.confirmedAt,
    offer: row.offer,
    contact: { email: row.email, phone: row.phone, language: row.language },
    card,
    ...(cancelled === null ? {} : { cancellation: toCancellation(cancelled, credit) }),
    passengers: passengers.map(({ order_passenger: passenger, ticket: issued }) => ({
      ...toPassenger(passenger),
      ...(issued === null ? {} : { ticketSerial: issued.serial }),
    })),
  };
}

function toCancellation(
  row: typeof orderCancellation.$inferSelect,
  credit: typeof travelCredit.$inferSelect | null,
): TripCancellation {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  return {
    cancelledAt: row.cancelledAt.toISOString(),
    refund: usd(row.refundMinor),
    credit: usd(row.creditMinor),
    forfeited: usd(row.forfeitedMinor),
    ...(row.refundedAt === null ? {} : { refundedAt: row.refundedAt.toISOString() }),
    ...(credit === null
      ? {}
      : {
          travelCredit: {
            number: credit.number,
            holder: { firstName: credit.holderFirstName, lastName: credit.holderLastName },
            amount: usd(credit.amountMinor),
            expiresOn: credit.expiresOn,
          },
        }),
  };
}

function toPassenger(row: typeof orderPassenger.$inferSelect): Passenger {
  const { documentNumber, documentNationality, documentExpiresOn } = row;
  return {
    kind: row.kind,
    firstName: row.firstName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    gender: row.gender,
    assistance: row.assistance,
    ...(row.middleName === null ? {} : { middleName: row.middleName }),
    ...(row.suffix === null ? {} : { suffix: row.suffix }),
    ...(row.redressNumber === null ? {} : { redressNumber: row.redressNumber }),
    ...(row.knownTravelerNumber === null ? {} : { knownTravelerNumber: row.knownTravelerNumber }),
    ...(row.frequentFlyerNumber === null ? {} : { frequentFlyerNumber: row.frequentFlyerNumber }),
    ...(documentNumber === null || documentNationality === null || documentExpiresOn === null
      ? {}
      : { document: { number: documentNumber, nationality: documentNationality, expiresOn: documentExpiresOn } }),
  };
}
