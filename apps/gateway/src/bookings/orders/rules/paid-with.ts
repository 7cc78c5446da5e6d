import type { Money, OrderRequest, Price } from '@airline/contract';

/** What pays the fares of an order: a card pays everything; points leave what is no fare to a card. */
export type PaidWith = 'card' | 'points';

/** Tells what pays the fares of an order. */
export function toPaidWith({ payments }: Pick<OrderRequest, 'payments'>): PaidWith {
  return payments.some(({ kind }) => kind === 'points') ? 'points' : 'card';
}

/** Gives what the card of an order pays. */
export function cardAmount({ total, taxesWithPoints }: Price, paidWith: PaidWith): Money {
  return paidWith === 'points' ? taxesWithPoints : total;
}
