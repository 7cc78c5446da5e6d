import { readBookedTrip } from '../orders/booked-trip-store.ts';
import type { OrderJobs } from '../orders/order-jobs.ts';
import { findRefund, markCancellationRefunded, markCaptured, markRefunded } from '../orders/order-payment-store.ts';
import { findMovedPayment, markPurchaseCaptured } from '../orders/order-extra-store.ts';
import { findCharge } from '../orders/rules/order-payment.ts';
import type { BookingServices } from '../orders/services.ts';
import { expectState, PaymentStateError } from './expect-state.ts';

type MoneyServices = Pick<BookingServices, 'payments' | 'db' | 'now'>;

/** Takes the money of a payment: once, however often it is called. */
export async function capturePayment(
  { payments, db, now }: MoneyServices,
  { orderId, paymentId = orderId, tender = 'card' }: OrderJobs['capturePayment'],
): Promise<void> {
  expectState(await payments.processors[tender].capture(paymentId), ['captured', 'refunded']);
  await markCaptured(db, { orderId, paymentId }, now());
  await markPurchaseCaptured(db, paymentId, now());
}

/**
 * Makes a refund: once, however often it is called.
 *
 * What was not taken cannot be given back, and the capture of an order that was cancelled at once may still be waiting: it
 * is made up for first.
 */
export async function refundPayment(services: MoneyServices, job: OrderJobs['refundPayment']): Promise<void> {
  const { payments, db, now } = services;
  const { orderId, tender = 'card' } = job;
  const { refundId, amountMinor, ...refund } = await readRefund(services, job);
  const paymentId = await findMovedPayment(db, refund.paymentId);
  await capturePayment(services, { orderId, paymentId, tender });
  const refunded = await payments.processors[tender].refund({ refundId, paymentId, amountMinor });
  if (refunded.state === 'refused') {
    throw new PaymentStateError(`The processor refuses the refund ${refundId}: ${refunded.reason}.`);
  }
  await markRefunded(db, refundId, now());
  await markCancellationRefunded(db, orderId, now());
}

/** Reads what a job is to give back: of an earlier release's, all that the order's cancellation gives back, by the order's id. */
async function readRefund({ db }: MoneyServices, { orderId, refundId }: OrderJobs['refundPayment']) {
  if (refundId !== undefined) {
    const refund = await findRefund(db, refundId);
    if (refund === undefined) throw new Error(`There is no refund ${refundId}.`);
    return { refundId, paymentId: refund.paymentId, amountMinor: refund.amountMinor };
  }
  const booked = await readBookedTrip(db, { orderId });
  if (booked?.cancellation === undefined)
    throw new Error(`The order ${orderId} is not cancelled: nothing is refunded.`);
  const charge = findCharge(booked.payments);
  if (charge === undefined) throw new Error(`No company moved money for the order ${orderId}: nothing is refunded.`);
  return { refundId: orderId, paymentId: charge.id, amountMinor: booked.cancellation.refund.amountMinor };
}
