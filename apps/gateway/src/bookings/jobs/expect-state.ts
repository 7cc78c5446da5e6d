import type { PaymentState } from '../payments/payment-processor.ts';

/** Says that a payment is not in the state that a step leads to. */
export class PaymentStateError extends Error {
  override readonly name = 'PaymentStateError';
}

/** Throws where the processor says something else of a payment than what a step leads to: it is tried again later. */
export function expectState({ state }: PaymentState, expected: readonly PaymentState['state'][]): void {
  if (!expected.includes(state))
    throw new PaymentStateError(`The processor says '${state}' where ${expected.join(' or ')} is right.`);
}
