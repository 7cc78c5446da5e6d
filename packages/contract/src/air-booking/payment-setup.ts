import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';

/** The answers that a sandbox card is published to give. */
export const sandboxOutcomes = ['approved', 'declined', 'insufficientFunds', 'challenge', 'timeout'] as const;

/** Accepts where the browser sends a card, and in a sandbox the cards that are known there. */
export const paymentSetup = z.object({
  /** The processor's own address for cards, absolute or on this origin. */
  tokensUrl: z.string(),
  /** Cards of the sandbox; absent where real money moves. */
  testCards: z.optional(z.array(z.object({ number: z.string(), outcome: z.enum(sandboxOutcomes) }))),
});

export type PaymentSetup = z.infer<typeof paymentSetup>;

/** Tells where cards go: never to the gateway. */
export const readPaymentSetup = {
  method: 'GET',
  path: '/api/air-booking/v1/payment-setup',
  area: 'air-booking',
  summary: 'Tells the payment processor’s address for cards, and the test cards where it is a sandbox.',
  callers: 'anybody',
  charges: [{ budget: 'publicReading', cost: 1 }],
  success: 200,
  answer: paymentSetup,
} as const satisfies Endpoint;
