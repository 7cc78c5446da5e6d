import type { Price, Wallet } from '@airline/contract';

import { type ChargeKind, isChargeKind } from '../../payments/rules/charge-kinds.ts';
import type { PaidWith } from './paid-with.ts';
import { cardAmount } from './paid-with.ts';

/** What pays an order, or a part of it. */
export type PaymentKind = ChargeKind | 'points' | 'travelFund';

/** One payment of an order. */
export interface OrderPayment {
  readonly id: string;
  /** Place among the order's payments, from 0. */
  readonly position: number;
  readonly kind: PaymentKind;
  /** Zero where points pay. */
  readonly amountMinor: number;
  readonly currency: string;
  /** `null` where money pays. */
  readonly points: number | null;
  /** What the payer recognises it by, of a fund the last of its number; empty before it is paid. */
  readonly brand: string;
  readonly lastFour: string;
  /** Of a PayPal account, masked. */
  readonly account: string | null;
  /** The wallet that the card is in; `null` where there is none. */
  readonly wallet: Wallet | null;
}

/** A payment that a company moves. */
export type Charge = OrderPayment & { readonly kind: ChargeKind };

/** Finds the payment of an order that a company moves; `undefined` where the airline's own books pay all of it. */
export function findCharge(payments: readonly OrderPayment[]): Charge | undefined {
  return payments.find(isCharge);
}

/** Tells whether a company moves a payment. */
export function isCharge(payment: OrderPayment): payment is Charge {
  return isChargeKind(payment.kind);
}

/** The order that payments belong to, as far as earlier releases said with it what pays. */
export interface PaidOrder {
  readonly id: string;
  readonly offer: { readonly price: Price };
  readonly paidWith: PaidWith;
}

/**
 * Gives the payments of an order by its rows, points first.
 *
 * An earlier release wrote one row, of the card, when the order was confirmed, and none for the points: its payment has the order's
 * id, and what points pay stands in the offer.
 */
export function toOrderPayments(
  { id, offer, paidWith }: PaidOrder,
  rows: readonly (Omit<OrderPayment, 'id'> & { readonly id: string | null })[],
): readonly OrderPayment[] {
  const { amountMinor, currency } = cardAmount(offer.price, paidWith);
  const card = {
    id,
    position: 0,
    kind: 'card',
    amountMinor,
    currency,
    points: null,
    brand: '',
    lastFour: '',
    account: null,
    wallet: null,
  } as const;
  const payments: readonly OrderPayment[] =
    rows.length === 0 ? [card] : rows.map((row) => ({ ...row, id: row.id ?? id }));
  if (paidWith === 'card' || payments.some(({ kind }) => kind === 'points')) {
    return payments.toSorted((one, other) => one.position - other.position);
  }
  const { points } = offer.price;
  return [{ ...card, id, kind: 'points', amountMinor: 0, points }, ...payments];
}
