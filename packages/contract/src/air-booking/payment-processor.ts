import * as z from 'zod/mini';

import { money } from './values.ts';
import { wallet } from './wallets.ts';

/** Accepts a card as the browser posts it to the processor's own address: not part of the gateway's endpoints. */
export const cardDetails = z.strictObject({
  /** 12 to 19 digits without spaces. */
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  /** 1 to 12. */
  expiryMonth: z.int().check(z.gte(1), z.lte(12)),
  /** Four digits. */
  expiryYear: z.int().check(z.gte(2000), z.lte(2099)),
  securityCode: z.string().check(z.regex(/^\d{3,4}$/)),
  holderName: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
});

export type CardDetails = z.infer<typeof cardDetails>;

/** Accepts what the sandbox’s sheet of a wallet posts to the processor’s own address: the card that the person chose, and what they agreed to. */
export const walletPayment = z.strictObject({
  wallet,
  /** Of a test card. */
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  amount: money,
});

export type WalletPayment = z.infer<typeof walletPayment>;

/** Accepts what the processor gives for a card: a token that pays once, and what a person recognises their card by. */
export const cardToken = z.object({
  token: z.string(),
  brand: z.enum(['visa', 'mastercard', 'amex', 'discover', 'unknown']),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  expiresAt: z.iso.datetime(),
});

export type CardToken = z.infer<typeof cardToken>;
