import type { Money, OrderPaymentForm, Price, Problem, Wallet } from '@airline/contract';

import type { OrderPayment, PaymentKind } from './order-payment.ts';

/** A form of payment, as far as it says what it pays. */
export interface TenderForm {
  readonly kind: PaymentKind;
  /** The wallet that brings a card. */
  readonly wallet?: Wallet;
  /** Of points: how many the person was shown. */
  readonly points?: number;
  /** Of a travel fund: how much of it. */
  readonly amount?: Money;
}

/** Reads what a form of payment pays with: a wallet brings a card, and a company has some. */
export function toTenderForm(form: OrderPaymentForm): TenderForm {
  if (form.kind === 'companyCard') return { kind: 'card' };
  return form.kind === 'wallet' ? { kind: 'card', wallet: form.wallet } : form;
}

/** What each form of payment pays of an order: the fares, an amount that it says, or what the others leave. */
const pays: Readonly<Record<PaymentKind, 'fares' | 'amount' | 'rest'>> = {
  points: 'fares',
  travelFund: 'amount',
  card: 'rest',
  payPal: 'rest',
};

/** What one form of payment pays. */
export type Tender = Pick<OrderPayment, 'kind' | 'wallet' | 'amountMinor' | 'points'>;

/**
 * Says what each form of payment pays of a price, so that all of it is paid to the cent and nothing twice:
 *
 * 1. Points pay all fares or none, and leave the taxes that they cannot pay: another number than the offer's is `pointsNotAsOffered`.
 * 2. A travel fund pays the amount that its form says; more than is due is `moreThanDue`.
 * 3. A company pays what is left: where something is and no company does, `notPaidInFull`; where nothing is, `nothingLeftToPay`.
 *
 * Gives a tender for each form, in their order, or what is wrong.
 */
export function planTenders(
  forms: readonly TenderForm[],
  { total, taxesWithPoints, points }: Pick<Price, 'total' | 'taxesWithPoints' | 'points'>,
): { readonly tenders: readonly Tender[] } | { readonly faults: NonNullable<Problem['errors']> } {
  let leftMinor = (forms.some(({ kind }) => pays[kind] === 'fares') ? taxesWithPoints : total).amountMinor;
  const tenders = new Map<number, Tender>();
  const faults: NonNullable<Problem['errors']> = [];
  const take = (index: number, { kind, wallet }: TenderForm, amountMinor: number): void => {
    tenders.set(index, { kind, wallet: wallet ?? null, amountMinor, points: null });
    leftMinor -= amountMinor;
  };
  for (const [index, form] of forms.entries()) {
    const pointer = `/payments/${index}`;
    if (pays[form.kind] === 'fares') {
      if (form.points !== points)
        faults.push({ pointer: `${pointer}/points`, code: 'pointsNotAsOffered', params: { points } });
      tenders.set(index, { kind: form.kind, wallet: null, amountMinor: 0, points });
    } else if (pays[form.kind] === 'amount') {
      const amountMinor = form.amount?.amountMinor ?? 0;
      if (amountMinor > leftMinor) faults.push({ pointer: `${pointer}/amount`, code: 'moreThanDue' });
      else take(index, form, amountMinor);
    }
  }
  for (const [index, form] of forms.entries()) {
    if (pays[form.kind] !== 'rest') continue;
    if (leftMinor === 0) faults.push({ pointer: `/payments/${index}`, code: 'nothingLeftToPay' });
    else take(index, form, leftMinor);
  }
  if (leftMinor > 0) faults.push({ pointer: '/payments', code: 'notPaidInFull' });
  if (faults.length > 0) return { faults };
  return { tenders: [...tenders].toSorted(([one], [other]) => one - other).map(([, tender]) => tender) };
}
