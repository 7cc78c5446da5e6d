import { randomUUID } from 'node:crypto';

import { extraLimits, type OfferBound } from '@airline/contract';
import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';
import { giveHeldSeats, holdSeats, lockFlights, releaseHeldSeats } from './leg-seat-store.ts';
import { earlyBirdJobs, enqueueOrderJobs, extraJob, paymentJob } from './order-jobs.ts';
import {
  boardingPlace,
  type ExtraPayment,
  type ExtraPurchaseRow,
  orderExtra,
  orderExtraPurchase,
} from './order-extra-schema.ts';
import { readTakenPlaces } from './order-extra-store.ts';
import { type Charge, isCharge } from './rules/order-payment.ts';

/** Why the places and seats of a purchase are not held: a flight has none of its first places left, or somebody has a seat. */
export type PlaceFault = 'extraSoldOut' | 'seatTaken';

/** Thrown to undo a transaction in which nothing may stay. */
export class PlacesNotHeld extends Error {
  readonly fault: PlaceFault;

  constructor(fault: PlaceFault) {
    super(`The extras are not held: ${fault}.`);
    this.fault = fault;
  }
}

/** A purchase before it is held. */
export type UnheldPurchase = Omit<ExtraPurchaseRow, 'status' | 'releaseReason' | 'confirmedAt' | 'capturedAt'>;

/** The version that a purchase replaces which is made with its order, and held, confirmed and released with it: the order's first version is 0. */
export const withOrder = -1;

/**
 * Writes a purchase as held, and keeps its places in line and its seats, in a transaction that has its order.
 *
 * @throws {PlacesNotHeld} when one of them is no longer free: nothing of the transaction may stay then.
 */
export async function insertHeldPurchase(tx: Database, purchase: UnheldPurchase): Promise<ExtraPurchaseRow> {
  const row = { ...purchase, status: 'held', releaseReason: null, confirmedAt: null, capturedAt: null } as const;
  await tx.insert(orderExtraPurchase).values(row);
  await keepPlaces(tx, purchase);
  const seats = purchase.extras.flatMap(({ passenger, legId, seat }) =>
    seat === undefined || legId === null ? [] : [{ passenger, legId, seat }],
  );
  await lockFlights(tx, seats);
  const isHeld = await holdSeats(tx, { orderId: purchase.orderId, purchaseId: purchase.id }, seats);
  if (!isHeld) throw new PlacesNotHeld('seatTaken');
  return row;
}

/** Keeps the first places of flights that are free, the lowest first. */
async function keepPlaces(tx: Database, { id, orderId, extras }: Pick<ExtraPurchaseRow, 'id' | 'orderId' | 'extras'>) {
  const upgraded = extras.filter(({ kind }) => kind === 'upgradedBoarding');
  const legIds = [...new Set(upgraded.flatMap(({ legId }) => (legId === null ? [] : [legId])))].toSorted();
  for (const legId of legIds) {
    await tx.execute(sql`select from leg_inventory where leg_id = ${legId} for update`);
    const taken = await readTakenPlaces(tx, legId);
    const free = Array.from({ length: extraLimits.upgradedPlaces }, (_, index) => index + 1).filter(
      (position) => !taken.has(position),
    );
    const ofLeg = upgraded.filter((extra) => extra.legId === legId);
    if (free.length < ofLeg.length) throw new PlacesNotHeld('extraSoldOut');
    await tx.insert(boardingPlace).values(
      ofLeg.map(({ passenger }, index) => ({
        orderId,
        passenger,
        legId,
        kind: 'upgradedBoarding' as const,
        position: free[index] ?? 0,
        purchaseId: id,
      })),
    );
  }
}

/** Finds what is held with an order that is held. */
export async function findPurchaseWithOrder(db: Database, orderId: string): Promise<ExtraPurchaseRow | undefined> {
  const [found] = await db.select().from(orderExtraPurchase).where(isHeldWith(orderId));
  return found;
}

const isHeldWith = (orderId: string) =>
  and(
    eq(orderExtraPurchase.orderId, orderId),
    eq(orderExtraPurchase.replaces, withOrder),
    eq(orderExtraPurchase.status, 'held'),
  );

/** Tells whether a company moves a payment of extras by itself. */
export function isMovedAlone(payment: ExtraPayment): payment is ExtraPayment & Charge {
  return payment.movedWith === undefined && payment.amountMinor > 0 && isCharge(payment);
}

/** Confirms a held purchase, writes its extras and gives its seats; false when it is held no more. */
export async function giveExtras(
  tx: Database,
  { id, orderId, extras, payment }: Pick<ExtraPurchaseRow, 'id' | 'orderId' | 'extras' | 'payment'>,
  { bounds, payer }: { readonly bounds: readonly OfferBound[]; readonly payer: PayerHint | undefined },
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .update(orderExtraPurchase)
    .set({ status: 'confirmed', confirmedAt: now, payment: { ...payment, ...payer } })
    .where(and(eq(orderExtraPurchase.id, id), eq(orderExtraPurchase.status, 'held')))
    .returning({ id: orderExtraPurchase.id });
  if (settled.length === 0) return false;
  const paid = extras.filter(({ amountMinor }) => amountMinor > 0);
  if (paid.length > 0) {
    await tx.insert(orderExtra).values(paid.map((extra) => ({ ...extra, id: randomUUID(), orderId, purchaseId: id })));
  }
  await giveHeldSeats(tx, orderId, id);
  const jobs = [
    ...(isMovedAlone(payment) ? [paymentJob('capturePayment', orderId, payment)] : []),
    ...(payment.amountMinor > 0 ? [extraJob('extrasMail', orderId, id)] : []),
    ...earlyBirdJobs(
      orderId,
      bounds.filter((_, place) => extras.some(({ kind, bound }) => kind === 'earlyBird' && bound === place)),
      id,
      now,
    ),
  ];
  await enqueueOrderJobs(tx, jobs, now);
  return true;
}

/** Lets what was bought with an order go, in the transaction that releases the order; gives what would have paid it. */
export async function releaseWithOrder(tx: Database, orderId: string): Promise<ExtraPayment | undefined> {
  const [released] = await tx
    .update(orderExtraPurchase)
    // The order says why.
    .set({ status: 'released' })
    .where(isHeldWith(orderId))
    .returning({ id: orderExtraPurchase.id, payment: orderExtraPurchase.payment });
  if (released === undefined) return undefined;
  await freePlaces(tx, released.id);
  return released.payment;
}

/** Frees the places in line and the seats that a purchase held. */
export async function freePlaces(tx: Database, purchaseId: string): Promise<void> {
  await tx.delete(boardingPlace).where(eq(boardingPlace.purchaseId, purchaseId));
  await releaseHeldSeats(tx, purchaseId);
}
