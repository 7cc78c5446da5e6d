import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { markCaptured, markRefunded } from '../orders/order-store.ts';
import { expectState } from './expect-state.ts';
import type { BookingServices } from '../orders/services.ts';

/**
 * Refunds a cancelled order: once, however often it is called.
 *
 * What was not taken cannot be given back, and the capture of an order that was cancelled at once may still be waiting: it
 * is made up for first.
 */
export async function refundPayment(
  { payments, db, now }: Pick<BookingServices, 'payments' | 'db' | 'now'>,
  orderId: string,
): Promise<void> {
  const booked = await readBookedTrip(db, { orderId });
  if (booked?.cancellation === undefined)
    throw new Error(`The order ${orderId} is not cancelled: nothing is refunded.`);
  const captured = await payments.processor.capture(orderId);
  expectState(captured, ['captured', 'refunded']);
  await markCaptured(db, orderId, now());
  const { amountMinor } = booked.cancellation.refund;
  const refunded = await payments.processor.refund(orderId, amountMinor);
  expectState(refunded, ['refunded']);
  if (refunded.state === 'refunded' && refunded.refundedMinor !== amountMinor) {
    throw new Error(`The processor gave back ${refunded.refundedMinor} where ${amountMinor} is right.`);
  }
  await markRefunded(db, orderId, now());
}
