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
export type Tender = Pick<OrderPayment, 'kind' | 'wallet' | 'amountMinor' | 'points'> & {
  /** Place of its form, from 0. */
  readonly position: number;
};

/** What forms of payment pay of a price, and of what is bought beside it. */
export interface PlannedTenders {
  readonly tenders: readonly Tender[];
  /** What a company pays of the extras, beside its part of the price; absent where there are none. */
  readonly ofExtras?: Tender;
}

/**
 * Says what each form of payment pays of a price, so that all of it is paid to the cent and nothing twice:
 *
 * 1. Points pay all fares or none, and leave the taxes that they cannot pay: another number than the offer's is `pointsNotAsOffered`.
 * 2. A travel fund pays the amount that its form says; more than is due is `moreThanDue`.
 * 3. A company pays what is left: where something is and no company does, `notPaidInFull`; where nothing is, `nothingLeftToPay`.
 * 4. The company pays extras too, by the same form: neither points nor travel funds do.
 *
 * Gives a tender for each form that pays something of the price, in their order, and that of the extras, or what is wrong.
 */
export function planTenders(
  forms: readonly TenderForm[],
  { total, taxesWithPoints, points }: Pick<Price, 'total' | 'taxesWithPoints' | 'points'>,
  extrasMinor = 0,
): PlannedTenders | { readonly faults: NonNullable<Problem['errors']> } {
  let leftMinor = (forms.some(({ kind }) => pays[kind] === 'fares') ? taxesWithPoints : total).amountMinor;
  const tenders: Tender[] = [];
  let ofExtras: Tender | undefined;
  const faults: NonNullable<Problem['errors']> = [];
  const toTender = (position: number, { kind, wallet }: TenderForm, amountMinor: number): Tender => ({
    position,
    kind,
    wallet: wallet ?? null,
    amountMinor,
    points: null,
  });
  const take = (position: number, form: TenderForm, amountMinor: number): void => {
    tenders.push(toTender(position, form, amountMinor));
    leftMinor -= amountMinor;
  };
  for (const [index, form] of forms.entries()) {
    const pointer = `/payments/${index}`;
    if (pays[form.kind] === 'fares') {
      if (form.points !== points)
        faults.push({ pointer: `${pointer}/points`, code: 'pointsNotAsOffered', params: { points } });
      tenders.push({ ...toTender(index, form, 0), points });
    } else if (pays[form.kind] === 'amount') {
      const amountMinor = form.amount?.amountMinor ?? 0;
      if (amountMinor > leftMinor) faults.push({ pointer: `${pointer}/amount`, code: 'moreThanDue' });
      else take(index, form, amountMinor);
    }
  }
  for (const [index, form] of forms.entries()) {
    if (pays[form.kind] !== 'rest') continue;
    const isLeft = leftMinor > 0 || (extrasMinor > 0 && ofExtras === undefined);
    if (!isLeft) faults.push({ pointer: `/payments/${index}`, code: 'nothingLeftToPay' });
    if (extrasMinor > 0) ofExtras = toTender(index, form, extrasMinor);
    if (leftMinor > 0) take(index, form, leftMinor);
  }
  if (leftMinor > 0 || (extrasMinor > 0 && ofExtras === undefined))
    faults.push({ pointer: '/payments', code: 'notPaidInFull' });
  if (faults.length > 0) return { faults };
  return {
    tenders: tenders.toSorted((one, other) => one.position - other.position),
    ...(ofExtras === undefined ? {} : { ofExtras }),
  };
}
