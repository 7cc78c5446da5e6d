import { buyExtras, completeExtras, type ExtraPurchase } from '@airline/contract';
import type { AnswerOf, Outcome } from '@airline/gateway-client';
import { createPaymentRun, type PaymentOutcome, type PaymentRun, type WaitingPayment } from '@airline/payment/run';

import { useExtras } from './extras-draft.ts';

/** A purchase that waits for the bank or the processor. */
interface WaitingPurchase extends WaitingPayment {
  readonly purchaseId: string;
}

/** Tells whether a purchase was refused because the company of the trip wants a reason for it. */
export function asksReason(run: PaymentRun<ExtraPurchase>): boolean {
  return run.step === 'refused' && run.failure.kind === 'refused' && run.failure.name === 'reasonRequired';
}

/** Buys extras, one purchase at a time. */
export const extrasRunner = createPaymentRun<ExtraPurchase, WaitingPurchase>({
  draft: useExtras,
  send: async ({ session }, { key, request }) =>
    toPaymentOutcome(await session.call(buyExtras, { body: request, idempotencyKey: key })),
  complete: async ({ session }, { purchaseId, completionSecret }, idempotencyKey) =>
    toPaymentOutcome(
      await session.call(completeExtras, { parameters: { purchaseId }, body: { completionSecret }, idempotencyKey }),
    ),
  finish: () => useExtras.setState({}, true),
});

function toPaymentOutcome(outcome: Outcome<AnswerOf<typeof completeExtras>>): Outcome<PaymentOutcome<WaitingPurchase>> {
  if ('failure' in outcome) return outcome;
  const { value } = outcome;
  switch (value.status) {
    case 'bought':
      return { value: { status: 'confirmed', trip: value.trip } };
    case 'done':
      return { value: { status: 'confirmedBefore', recordLocator: value.recordLocator } };
    case 'challenge':
    case 'processing': {
      const { purchaseId, completionSecret } = value;
      return { value: { ...value, waiting: { purchaseId, completionSecret } } };
    }
  }
}
