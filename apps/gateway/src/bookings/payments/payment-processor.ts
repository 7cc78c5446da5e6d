import type { Wallet } from '@airline/contract';

import type { PayerHint } from './rules/payer-hint.ts';

/** An amount to reserve for a payment. */
export interface AuthorisationRequest {
  /** Our own id of the payment: the processor does one thing for it, however often it is asked. */
  readonly paymentId: string;
  /** Of a card, or as a wallet gave it. */
  readonly token?: string | undefined;
  /** The wallet that gave the token, which names what the person agreed to: the processor refuses another amount (`tokenInvalid`). */
  readonly wallet?: Wallet | undefined;
  /** Of a PayPal account, the country, as PayPal codes it; absent where it is not known. */
  readonly countryCode?: string | undefined;
  readonly amount: { readonly amountMinor: number; readonly currency: string };
  /** Where the bank's page sends the person back to. */
  readonly returnUrl: string;
  readonly language: 'es' | 'en';
}

/** Why a bank says no, or that the payer themselves did. */
export type DeclineReason = 'declined' | 'insufficientFunds' | 'challengeFailed' | 'payerCancelled';

/** What the processor knows of a payment. */
export type PaymentState =
  /** It never heard of the payment. */
  | { readonly state: 'unknown' }
  /** The token is unknown, used, expired, or for another amount or wallet: nothing was reserved. */
  | { readonly state: 'tokenInvalid' }
  /** It cannot tell yet. */
  | { readonly state: 'processing' }
  /** The company or the bank asks the person something at this address. */
  | {
      readonly state: 'challenge';
      readonly challengeUrl: string;
      /** The same text for the same card, whatever token it comes by; absent where the company names none. */
      readonly cardFingerprint?: string;
    }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** The amount is reserved, but not taken. */
  | { readonly state: 'authorised'; readonly payer: PayerHint }
  /** The amount was taken. */
  | { readonly state: 'captured'; readonly payer: PayerHint }
  /** The amount was taken, and so much of it, in minor units, given back by all refunds together. */
  | { readonly state: 'refunded'; readonly refundedMinor: number }
  /** The amount is free again, and nothing can be reserved for this payment any more. */
  | { readonly state: 'voided' };

/** A part of a payment to give back, in minor units. */
export interface RefundRequest {
  readonly paymentId: string;
  /** Our own id of the refund: the processor gives back once for it. */
  readonly refundId: string;
  readonly amountMinor: number;
}

/** What became of a refund. */
export type RefundState =
  /** So much was given back by this refund. */
  | { readonly state: 'refunded'; readonly amountMinor: number }
  /** Nothing was given back. */
  | {
      readonly state: 'refused';
      /** `moreThanCaptured` is what would go beyond the payment, `refundIdReused` the same id with another amount or payment. */
      readonly reason: 'notCaptured' | 'moreThanCaptured' | 'refundIdReused';
    };

/**
 * A company that moves the money. Every call may be repeated: it does its work once for each payment, and once for each refund.
 *
 * A call rejects when the company does not answer in time; then only {@link PaymentProcessor.lookup} tells what happened.
 */
export interface PaymentProcessor {
  /** Reserves an amount; `processing` when the company does not answer in time. */
  authorise(request: AuthorisationRequest): Promise<PaymentState>;
  lookup(paymentId: string): Promise<PaymentState>;
  /** Takes what was reserved. */
  capture(paymentId: string): Promise<PaymentState>;
  /** Frees what was reserved; of a payment it does not know, it remembers that nothing may be reserved. */
  void(paymentId: string): Promise<PaymentState>;
  /** Gives back a part of what was taken. Refunds of one payment add up, never beyond what was taken. */
  refund(request: RefundRequest): Promise<RefundState>;
}
