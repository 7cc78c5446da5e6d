import { changeTrip, completeChange, type ChangeRequest } from '@airline/contract';
import type { AnswerOf, Outcome } from '@airline/gateway-client';
import { createPaymentRun, type PaymentOutcome, type PaymentRun, type WaitingPayment } from '@airline/payment/run';

import { finishChange, useChange } from './change-draft.ts';

/** How far a change has come. */
export type ChangeRun = PaymentRun<ChangeRequest>;

/** A change that waits for the bank or the processor. */
interface WaitingChange extends WaitingPayment {
  readonly changeId: string;
}

/** Changes flights, one change at a time. */
export const changeRunner = createPaymentRun<ChangeRequest, WaitingChange>({
  draft: useChange,
  send: async ({ session }, { key, request }) =>
    toPaymentOutcome(await session.call(changeTrip, { body: request, idempotencyKey: key })),
  complete: async ({ session }, { changeId, completionSecret }, idempotencyKey) =>
    toPaymentOutcome(
      await session.call(completeChange, { parameters: { changeId }, body: { completionSecret }, idempotencyKey }),
    ),
  finish: finishChange,
});

function toPaymentOutcome(outcome: Outcome<AnswerOf<typeof completeChange>>): Outcome<PaymentOutcome<WaitingChange>> {
  if ('failure' in outcome) return outcome;
  const { value } = outcome;
  switch (value.status) {
    case 'changed':
      return { value: { status: 'confirmed', trip: value.trip } };
    case 'done':
      return { value: { status: 'confirmedBefore', recordLocator: value.recordLocator } };
    case 'challenge':
    case 'processing': {
      const { changeId, completionSecret } = value;
      return { value: { ...value, waiting: { changeId, completionSecret } } };
    }
  }
}
