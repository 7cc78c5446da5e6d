import { completeOrder, createOrder, type CompletionOutcome, type OrderRequest } from '@airline/contract';
import { forgetKeptForms } from '@airline/forms';
import type { Outcome } from '@airline/gateway-client';
import { createPaymentRun, type PaymentOutcome, type PaymentRun, type WaitingPayment } from '@airline/payment/run';
import { rememberBookedBy } from '@airline/trip';

import { finishBooking, useBooking } from '../booking-draft.ts';

/** How far an order has come. */
export type OrderRun = PaymentRun<OrderRequest>;

/** An order that waits for the bank or the processor. */
interface WaitingOrder extends WaitingPayment {
  readonly orderId: string;
}

/** Books, one order at a time. */
export const orderRunner = createPaymentRun<OrderRequest, WaitingOrder>({
  draft: useBooking,
  send: async ({ session }, { key, request }) =>
    toPaymentOutcome(await session.call(createOrder, { body: request, idempotencyKey: key })),
  complete: async ({ session }, { orderId, completionSecret }, idempotencyKey) =>
    toPaymentOutcome(
      await session.call(completeOrder, { parameters: { orderId }, body: { completionSecret }, idempotencyKey }),
    ),
  onConfirmed({ recordLocator }) {
    const email = useBooking.getState().passengers[0]?.email;
    if (email !== undefined) rememberBookedBy(recordLocator, email);
  },
  finish(recordLocator) {
    finishBooking(recordLocator);
    forgetKeptForms();
  },
});

export const { useRun: useOrderRun, start: placeOrder, resume: resumeOrder, isUnderWay: isOrderUnderWay } = orderRunner;

function toPaymentOutcome(outcome: Outcome<CompletionOutcome>): Outcome<PaymentOutcome<WaitingOrder>> {
  if ('failure' in outcome) return outcome;
  const { value } = outcome;
  switch (value.status) {
    case 'confirmed':
      return { value };
    case 'booked':
      return { value: { ...value, status: 'confirmedBefore' } };
    case 'challenge':
    case 'processing': {
      const { orderId, completionSecret } = value;
      return { value: { ...value, waiting: { orderId, completionSecret } } };
    }
  }
}
