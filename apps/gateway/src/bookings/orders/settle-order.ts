import { randomInt } from 'node:crypto';

import type { Database } from '../../database/database.ts';
import { refusedByName } from '../../http/refusal.ts';
import type { ReleaseReason } from './rules/release-reason.ts';
import { createRecordLocator } from './rules/record-locator.ts';
import { type BookedPassenger, toTrip } from './rules/trip-view.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';
import { type Charge, findCharge, isCharge, type OrderPayment } from './rules/order-payment.ts';
import { findPurchaseWithOrder, giveExtras, isMovedAlone, type UnheldPurchase } from './extra-purchase-store.ts';
import { toWaiting } from './completion-secret.ts';
import { type Confirmation, confirmOrder, isLocatorTaken } from './confirm-order-store.ts';
import { extendHold, keepForConsent } from './keep-hold-store.ts';
import { notifyPointsSpent } from './notify-points-spent.ts';
import { readBookedTrip, readPassengers } from './booked-trip-store.ts';
import { readFundsOfOrder } from './order-fund-store.ts';
import { readPayments } from './order-payment-store.ts';
import { findOrder, type OrderRow, releaseOrder } from './order-store.ts';
import { type OrderResult, toReleaseRefusal } from './order-result.ts';
import type { BookingServices } from './services.ts';
import { type PendingPayment, type Settleable, settleByLookup } from './settle-payment.ts';

/** A held order, with its travellers where the caller has them at hand. */
export type HeldOrder = Pick<
  OrderRow,
  | 'id'
  | 'accountId'
  | 'companyId'
  | 'offer'
  | 'paidWith'
  | 'agreement'
  | 'createdAt'
  | 'holdExpiresAt'
  | 'email'
  | 'phone'
  | 'language'
> & {
  readonly payments: readonly OrderPayment[];
  /** What is bought with it; absent where there is nothing. */
  readonly purchase: UnheldPurchase | undefined;
  readonly passengers?: readonly BookedPassenger[];
};

/** A locator is taken once in some ten thousand orders when a hundred thousand are out; five in a row are a fault. */
const locatorTries = 5;

/**
 * Asks the processor what became of an order's payment, and confirms or releases the order accordingly.
 *
 * However often and by however many it is asked: an order is confirmed or released once. Where it is unattended, as when no request
 * of the person asks, a payment that was declined is said by mail.
 */
export async function settleOrder(
  services: BookingServices,
  orderId: string,
  { isUnattended = false }: { readonly isUnattended?: boolean } = {},
): Promise<OrderResult> {
  const { db } = services;
  const found = await findOrder(db, orderId);
  if (found === undefined) return refusedByName('orderNotFound');
  if (found.status !== 'held') return resultOfSettled(services, found);
  const held = { payments: await readPayments(db, found), purchase: await findPurchaseWithOrder(db, orderId) };
  const order = { ...found, ...held };
  return settleByLookup(services, toSettleable(services, order), isUnattended);
}

/** Says what becomes of a held order once it is paid, or is not. */
export function toSettleable(services: BookingServices, order: HeldOrder): Settleable<OrderResult> {
  const { id: orderId, holdExpiresAt } = order;
  return {
    charge: findWholeCharge(order),
    holdExpiresAt,
    logged: { orderId },
    confirm: (payer) => confirm(services, order, payer),
    release: (reason, isMailed) => release(services, order, reason, isMailed),
    extend: (payment) => wait(services, order, payment),
    keep: async () => ({ outcome: await toWaiting(services, orderId, holdExpiresAt) }),
  };
}

/** Gives what a company moves of an order and of what is bought with it: one charge pays both. */
function findWholeCharge({ payments, purchase }: Pick<HeldOrder, 'payments' | 'purchase'>): Charge | undefined {
  const charge = findCharge(payments);
  if (purchase === undefined) return charge;
  const { payment } = purchase;
  if (charge === undefined) return isMovedAlone(payment) ? payment : undefined;
  return { ...charge, amountMinor: charge.amountMinor + payment.amountMinor };
}

/** Keeps the seats of an order whose payment is under way, or gives them back where too many wait like this. */
async function wait(services: BookingServices, order: HeldOrder, payment: PendingPayment): Promise<OrderResult> {
  const { db, now, timing } = services;
  const { id: orderId } = order;
  const until = new Date(order.createdAt.getTime() + timing.holdMs);
  const kept =
    payment.state === 'processing'
      ? await extendHold(db, order, until)
      : await keepForConsent(db, order, { askedAt: now(), cardFingerprint: payment.cardFingerprint, until });
  if (kept === undefined) return readResult(services, orderId);
  if (typeof kept === 'string') return release(services, order, kept);
  const waiting = await toWaiting(services, orderId, kept);
  return payment.state === 'processing'
    ? { outcome: waiting }
    : { outcome: { ...waiting, status: 'challenge', challengeUrl: payment.challengeUrl } };
}

/** Releases an order, unless somebody settled it before: then says what they made of it. */
async function release(
  services: BookingServices,
  order: Pick<OrderRow, 'id' | 'offer' | 'paidWith'> & Pick<HeldOrder, 'payments' | 'purchase'>,
  reason: ReleaseReason,
  isMailed = false,
): Promise<OrderResult> {
  if (await releaseOrder(services.db, order, { reason, isMailed }, services.now()))
    return toReleaseRefusal(reason, [
      ...order.payments,
      ...(order.purchase === undefined ? [] : [order.purchase.payment]),
    ]);
  return readResult(services, order.id);
}

async function confirm(
  services: BookingServices,
  order: HeldOrder,
  payer: PayerHint | undefined,
): Promise<OrderResult> {
  const { db, now } = services;
  const passengers = order.passengers ?? (await readPassengers(db, order.id));
  const payments = order.payments.map((payment) => (isCharge(payment) ? { ...payment, ...payer } : payment));
  const charge = findCharge(payments);
  const funds = payments.some(({ kind }) => kind === 'travelFund') ? await readFundsOfOrder(db, order.id) : [];
  for (let tries = 1; ; tries += 1) {
    const recordLocator = createRecordLocator(randomInt);
    const confirmedAt = now();
    try {
      const serials = await confirmAll(db, order, { recordLocator, charge, passengers }, payer, confirmedAt);
      if (serials === undefined) return await readResult(services, order.id);
      const ticketed = passengers.map((passenger, position) => {
        const ticketSerial = serials.get(position);
        return ticketSerial === undefined ? passenger : { ...passenger, ticketSerial };
      });
      if (order.companyId !== null || order.purchase !== undefined) return await readResult(services, order.id);
      const { offer, paidWith, agreement } = order;
      const paid = { payments, funds, paidWith, agreement };
      const booked = { recordLocator, confirmedAt, offer, contact: order, ...paid, passengers: ticketed };
      return { outcome: { status: 'confirmed', trip: toTrip(booked, confirmedAt) } };
    } catch (error) {
      if (!isLocatorTaken(error) || tries === locatorTries) throw error;
    }
  }
}

/** Confirms an order; what is bought with it, and where points pay it the notice to whose they are, come with it, or nothing does. */
async function confirmAll(
  db: Database,
  order: HeldOrder,
  confirmation: Confirmation,
  payer: PayerHint | undefined,
  now: Date,
): ReturnType<typeof confirmOrder> {
  const { purchase } = order;
  if (order.paidWith === 'card' && purchase === undefined) return confirmOrder(db, order, confirmation, now);
  return db.transaction(async (tx) => {
    const serials = await confirmOrder(tx, order, confirmation, now);
    const isGiven =
      serials === undefined ||
      purchase === undefined ||
      (await giveExtras(tx, purchase, { bounds: order.offer.bounds, payer }, now));
    if (!isGiven) throw new Error(`The purchase ${purchase.id} is not held, and its order is.`);
    if (serials !== undefined && order.paidWith === 'points')
      await notifyPointsSpent(tx, order, { ...confirmation, points: order.offer.price.points }, now);
    return serials;
  });
}

async function readResult(services: BookingServices, orderId: string): Promise<OrderResult> {
  const order = await findOrder(services.db, orderId);
  if (order === undefined) return refusedByName('orderNotFound');
  return resultOfSettled(services, order);
}

/** Says what became of an order that is held no more; the trip says whether it was cancelled since. */
async function resultOfSettled({ db, now }: BookingServices, order: OrderRow): Promise<OrderResult> {
  if (order.status === 'confirmed' || order.status === 'cancelled') {
    const trip = await readBookedTrip(db, { orderId: order.id });
    if (trip === undefined) throw new Error(`The order ${order.id} is ${order.status} and has no payment.`);
    return { outcome: { status: 'confirmed', trip: toTrip(trip, now()) } };
  }
  return toReleaseRefusal(order.releaseReason ?? 'holdExpired', await readPayments(db, order));
}
