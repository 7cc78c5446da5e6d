import type { PaymentState } from '../payments/payment-processor.ts';

/** Throws where the processor says something else of a payment than what a step leads to: it is tried again later. */
export function expectState({ state }: PaymentState, expected: readonly PaymentState['state'][]): void {
  if (!expected.includes(state))
    throw new Error(`The processor says '${state}' where ${expected.join(' or ')} is right.`);
}
