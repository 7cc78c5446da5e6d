import { randomInt } from 'node:crypto';

import type { Database } from '../../database/database.ts';
import { outageSeconds, refusedByName, refusedUntilLater } from '../../http/refusal.ts';
import type { PaymentState } from '../payments/payment-processor.ts';
import type { ReleaseReason } from './rules/release-reason.ts';
import { createRecordLocator } from './rules/record-locator.ts';
import { type BookedPassenger, toTrip } from './rules/trip-view.ts';
import type { CardHint } from '../payments/rules/card-hint.ts';
import { toWaiting } from './completion-secret.ts';
import { type Confirmation, confirmOrder, isLocatorTaken } from './confirm-order-store.ts';
import { extendHold, keepForConsent } from './keep-hold-store.ts';
import { notifyPointsSpent } from './notify-points-spent.ts';
import { readBookedTrip, readPassengers } from './booked-trip-store.ts';
import { findOrder, type OrderRow, releaseOrder } from './order-store.ts';
import { type OrderResult, toReleaseRefusal } from './order-result.ts';
import type { BookingServices } from './services.ts';

/** A held order, with its travellers where the caller has them at hand. */
export type HeldOrder = Pick<
  OrderRow,
  'id' | 'accountId' | 'offer' | 'paidWith' | 'createdAt' | 'holdExpiresAt' | 'email' | 'phone' | 'language'
> & {
  readonly passengers?: readonly BookedPassenger[];
};

/** A locator is taken once in some ten thousand orders when a hundred thousand are out; five in a row are a fault. */
const locatorTries = 5;

/**
 * Asks the processor what became of an order's payment, and confirms or releases the order accordingly.
 *
 * However often and by however many it is asked: an order is confirmed or released once.
 */
export async function settleOrder(services: BookingServices, orderId: string): Promise<OrderResult> {
  const { db, now, payments, log } = services;
  const order = await findOrder(db, orderId);
  if (order === undefined) return refusedByName('orderNotFound');
  if (order.status !== 'held') return resultOfSettled(services, order);
  const isOver = order.holdExpiresAt <= now();
  let payment: PaymentState;
  try {
    payment = await payments.processor.lookup(orderId);
  } catch (error) {
    log.error({ err: error, orderId }, 'the payment processor did not answer a lookup');
    return isOver ? release(services, order, 'holdExpired') : refusedUntilLater('paymentUnavailable', outageSeconds);
  }
  // What was paid at the last moment is booked: the order still has its seats.
  if (isOver && isUndecided(payment)) return release(services, order, 'holdExpired');
  return applyPayment(services, order, payment);
}

function isUndecided({ state }: PaymentState): boolean {
  return state === 'challenge' || state === 'processing' || state === 'unknown';
}

/** Does with a held order what its payment says. */
export async function applyPayment(
  services: BookingServices,
  order: HeldOrder,
  payment: PaymentState,
): Promise<OrderResult> {
  const { id: orderId } = order;
  switch (payment.state) {
    case 'authorised':
    case 'captured':
      return confirm(services, order, payment.card);
    case 'declined':
      return release(services, order, payment.reason);
    case 'tokenInvalid':
      return release(services, order, 'paymentTokenInvalid');
    case 'voided':
    case 'refunded':
      return release(services, order, 'holdExpired');
    case 'challenge':
    case 'processing':
      return wait(services, order, payment);
    case 'unknown':
      return { outcome: await toWaiting(services, orderId, order.holdExpiresAt) };
  }
}

/** Keeps the seats of an order whose payment is under way, or gives them back where too many wait like this. */
async function wait(
  services: BookingServices,
  order: HeldOrder,
  payment: Extract<PaymentState, { readonly state: 'challenge' | 'processing' }>,
): Promise<OrderResult> {
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
export async function release(
  services: BookingServices,
  order: Pick<OrderRow, 'id' | 'offer' | 'paidWith'>,
  reason: ReleaseReason,
): Promise<OrderResult> {
  if (await releaseOrder(services.db, order, reason, services.now())) return toReleaseRefusal(reason, order.paidWith);
  return readResult(services, order.id);
}

async function confirm(services: BookingServices, order: HeldOrder, card: CardHint): Promise<OrderResult> {
  const { db, now } = services;
  const passengers = order.passengers ?? (await readPassengers(db, order.id));
  for (let tries = 1; ; tries += 1) {
    const recordLocator = createRecordLocator(randomInt);
    const confirmedAt = now();
    try {
      const serials = await confirmAndNotify(db, order, { recordLocator, card, passengers }, confirmedAt);
      if (serials === undefined) return await readResult(services, order.id);
      const ticketed = passengers.map((passenger, position) => {
        const ticketSerial = serials.get(position);
        return ticketSerial === undefined ? passenger : { ...passenger, ticketSerial };
      });
      const { offer, paidWith } = order;
      const booked = { recordLocator, confirmedAt, offer, contact: order, card, paidWith, passengers: ticketed };
      return { outcome: { status: 'confirmed', trip: toTrip(booked, confirmedAt) } };
    } catch (error) {
      if (!isLocatorTaken(error) || tries === locatorTries) throw error;
    }
  }
}

/** Confirms an order; where points pay it, the notice to whose they are comes with it, or neither. */
async function confirmAndNotify(
  db: Database,
  order: HeldOrder,
  confirmation: Confirmation,
  now: Date,
): ReturnType<typeof confirmOrder> {
  if (order.paidWith === 'card') return confirmOrder(db, order, confirmation, now);
  return db.transaction(async (tx) => {
    const serials = await confirmOrder(tx, order, confirmation, now);
    if (serials !== undefined) await notifyPointsSpent(tx, order, confirmation, now);
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
  return toReleaseRefusal(order.releaseReason ?? 'holdExpired', order.paidWith);
}
