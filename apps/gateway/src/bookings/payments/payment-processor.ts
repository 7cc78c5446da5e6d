import type { CardHint } from './rules/card-hint.ts';

/** An amount to reserve on a card for an order. */
export interface AuthorisationRequest {
  /** Our order's id: the processor does one thing for it, however often it is asked. */
  readonly orderId: string;
  readonly token: string;
  readonly amount: { readonly amountMinor: number; readonly currency: string };
  /** Where the bank's page sends the person back to. */
  readonly returnUrl: string;
  readonly language: 'es' | 'en';
}

/** Why a bank says no. */
export type DeclineReason = 'declined' | 'insufficientFunds' | 'challengeFailed';

/** What the processor knows of an order's payment. */
export type PaymentState =
  /** It never heard of the order. */
  | { readonly state: 'unknown' }
  /** The token is unknown, used or expired: nothing was reserved. */
  | { readonly state: 'tokenInvalid' }
  /** It cannot tell yet. */
  | { readonly state: 'processing' }
  /** The bank asks the person something at this address. */
  | {
      readonly state: 'challenge';
      readonly challengeUrl: string;
      /** The same text for the same card, whatever token it comes by; absent where the company names none. */
      readonly cardFingerprint?: string;
    }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
  /** The amount is reserved, but not taken. */
  | { readonly state: 'authorised'; readonly card: CardHint }
  /** The amount was taken. */
  | { readonly state: 'captured'; readonly card: CardHint }
  /** The amount was taken, and some or all of it given back. */
  | { readonly state: 'refunded'; readonly refundedMinor: number }
  /** The amount is free again, and nothing can be reserved for this order any more. */
  | { readonly state: 'voided' };

/**
 * The company that moves the money. Every call may be repeated: it does its work once for each order.
 *
 * A call rejects when the company does not answer in time; then only {@link PaymentProcessor.lookup} tells what happened.
 */
export interface PaymentProcessor {
  /** Reserves an amount; `processing` when the company does not answer in time. */
  authorise(request: AuthorisationRequest): Promise<PaymentState>;
  lookup(orderId: string): Promise<PaymentState>;
  /** Takes what was reserved. */
  capture(orderId: string): Promise<PaymentState>;
  /** Frees what was reserved; of an order it does not know, it remembers that nothing may be reserved. */
  void(orderId: string): Promise<PaymentState>;
  /** Gives back so much of what was taken, in minor units: once for an order, and the first amount counts. */
  refund(orderId: string, amountMinor: number): Promise<PaymentState>;
}
