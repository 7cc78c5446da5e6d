import type { Contact, Passenger } from '@airline/contract';
import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';

import { seatsTaken } from '../domain/orders/journey.ts';
import { sharePoints } from '../domain/orders/points-shares.ts';
import type { ReleaseReason } from '../domain/orders/release-reason.ts';
import type { BookedTrip, CardHint } from '../domain/orders/trip-view.ts';
import type { Database } from './database.ts';
import { giveBackSeats } from './seats.ts';
import { enqueue } from './outbox.ts';
import { bookingOrder, orderPassenger, orderPayment, pointsEarned, ticket } from './schema.ts';

export type OrderRow = typeof bookingOrder.$inferSelect;

/** An order that takes its seats now. */
export interface NewOrder {
  readonly id: string;
  readonly offerHash: string;
  readonly travellersHash: string;
  readonly offer: OrderRow['offer'];
  readonly passengers: readonly Passenger[];
  readonly contact: Contact;
  readonly holdExpiresAt: Date;
  readonly settleAfter: Date;
}

/** Writes a held order; false when its offer is held or confirmed already. */
export async function insertHeldOrder(db: Database, order: NewOrder, now: Date): Promise<boolean> {
  const { passengers, contact, ...rest } = order;
  const inserted = await db
    .insert(bookingOrder)
    .values({ ...rest, ...contact, status: 'held', createdAt: now })
    .onConflictDoNothing()
    .returning({ id: bookingOrder.id });
  if (inserted.length === 0) return false;
  await db.insert(orderPassenger).values(
    passengers.map(({ document, ...passenger }, position) => ({
      ...passenger,
      orderId: order.id,
      position,
      documentNumber: document?.number ?? null,
      documentNationality: document?.nationality ?? null,
      documentExpiresOn: document?.expiresOn ?? null,
    })),
  );
  return true;
}

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

/** What a confirmation writes, beside the order. */
export interface Confirmation {
  readonly recordLocator: string;
  readonly card: CardHint;
  readonly passengers: readonly Pick<Passenger, 'kind' | 'frequentFlyerNumber'>[];
}

/**
 * Confirms a held order: its locator, tickets, payment, points, and what has to follow outside. Gives the serial numbers
 * of the tickets by the passengers' places, or `undefined` when the order is not held any more.
 *
 * To be called in a transaction. Rejects when the locator is taken: see {@link isLocatorTaken}.
 */
export async function confirmOrder(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'offer'>,
  { recordLocator, card, passengers }: Confirmation,
  now: Date,
): Promise<ReadonlyMap<number, number> | undefined> {
  const { id, offer } = order;
  const confirmed = await tx
    .update(bookingOrder)
    .set({ status: 'confirmed', recordLocator, confirmedAt: now })
    .where(and(eq(bookingOrder.id, id), eq(bookingOrder.status, 'held')))
    .returning({ id: bookingOrder.id });
  if (confirmed.length === 0) return undefined;
  const ticketed = passengers.flatMap(({ kind }, position) =>
    kind === 'lapInfant' ? [] : [{ orderId: id, position }],
  );
  const tickets = await tx
    .insert(ticket)
    .values(ticketed)
    .returning({ serial: ticket.serial, position: ticket.position });
  await tx.insert(orderPayment).values({ orderId: id, position: 0, ...card, ...offer.price.total });
  const shares = sharePoints(
    offer.price,
    passengers.map(({ kind }) => kind),
  );
  const earned = passengers.flatMap(({ frequentFlyerNumber }, position) => {
    const points = shares[position] ?? 0;
    return frequentFlyerNumber && points > 0 ? [{ orderId: id, position, frequentFlyerNumber, points }] : [];
  });
  if (earned.length > 0) await tx.insert(pointsEarned).values(earned);
  await enqueue(tx, id, ['capturePayment', 'confirmationMail'], now);
  return new Map(tickets.map(({ serial, position }) => [position, serial]));
}

/** Tells whether a confirmation failed because another order has the locator. */
export function isLocatorTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && cause.constraint === 'booking_order_record_locator') return true;
  }
  return false;
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
  await db.update(orderPayment).set({ capturedAt: now }).where(eq(orderPayment.orderId, orderId));
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

/** Reads a confirmed order whole, by its id or its locator. */
export async function readBookedTrip(
  db: Database,
  by: { readonly orderId: string } | { readonly recordLocator: string },
): Promise<(BookedTrip & { readonly orderId: string }) | undefined> {
  const [order] = await db
    .select()
    .from(bookingOrder)
    .innerJoin(orderPayment, eq(orderPayment.orderId, bookingOrder.id))
    .where('orderId' in by ? eq(bookingOrder.id, by.orderId) : eq(bookingOrder.recordLocator, by.recordLocator));
  if (order === undefined) return undefined;
  const { booking_order: row, order_payment: card } = order;
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
    passengers: passengers.map(({ order_passenger: passenger, ticket: issued }) => ({
      ...toPassenger(passenger),
      ...(issued === null ? {} : { ticketSerial: issued.serial }),
    })),
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
