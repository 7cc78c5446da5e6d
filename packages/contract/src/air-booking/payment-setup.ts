import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { wallet, walletCardBrands } from './wallets.ts';

/** What a card or account of the sandbox is published to do. */
export const sandboxOutcomes = [
  'approved',
  'declined',
  'insufficientFunds',
  'challenge',
  'timeout',
  'asynchronous',
  'declinedLate',
] as const;

/** Accepts how the sheet of a wallet is opened, on which the person agrees to an amount. */
export const walletSheet = z.discriminatedUnion('kind', [
  /** The sandbox’s own, which the page draws: its wallets hold the test cards, and the address makes a token of one. */
  z.object({
    kind: z.literal('sandbox'),
    tokensUrl: z.string(),
    cards: z.array(
      z.object({ brand: z.enum(walletCardBrands), lastFour: z.string(), outcome: z.enum(sandboxOutcomes) }),
    ),
  }),
  /** The browser’s, by the Payment Request API of the W3C: no script of the wallet’s company is loaded. */
  z.object({
    kind: z.literal('paymentRequest'),
    /** The identifier of the payment method: `https://google.com/pay`, `https://apple.com/apple-pay`. */
    method: z.string(),
    /** What the method asks to be given: the merchant, the card schemes, who decrypts the token. */
    data: z.record(z.string(), z.unknown()),
    /** Where the processor’s adapter confirms who the merchant is; absent where the wallet does not ask. */
    merchantSessionUrl: z.optional(z.string()),
  }),
]);

/** Accepts where the browser sends a card, and in a sandbox the cards that are known there. */
export const paymentSetup = z.object({
  /** The processor's own address for cards, absolute or on this origin. */
  tokensUrl: z.string(),
  /** Cards of the sandbox; absent where real money moves. */
  testCards: z.optional(z.array(z.object({ number: z.string(), outcome: z.enum(sandboxOutcomes) }))),
  /** Whether PayPal is offered; an earlier release does not say, and offers none. */
  payPal: z.optional(z.boolean()),
  /** The wallets that are offered; an earlier release does not say, and offers none. */
  wallets: z.optional(z.array(z.object({ wallet, merchantName: z.string(), sheet: walletSheet }))),
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
