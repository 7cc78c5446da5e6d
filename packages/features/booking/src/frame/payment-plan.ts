import type { Offer, Price } from '@airline/contract';
import { type FundPlan, planFunds } from '@airline/funds';
import { mostForms, type FundsDue } from '@airline/payment';

import { type BookingState, useBooking } from '../booking-draft.ts';
import { sumExtras } from '../extras/chosen-extras.ts';

/** What pays an offer and the extras that are bought with it. */
export interface PaymentPlan extends FundPlan {
  /** What the extras cost. */
  readonly extrasMinor: number;
  /** What a card, PayPal or a wallet pays: what points and travel funds leave of the fares, and the extras. */
  readonly moneyMinor: number;
}

/** Says what travel funds may pay of a price, beside extras: all of it, or what points leave. */
export function toFundsDue({ total, taxesWithPoints }: Price, isBesidePoints: boolean, besideMinor = 0): FundsDue {
  const { amountMinor: dueMinor } = isBesidePoints ? taxesWithPoints : total;
  const forms = isBesidePoints ? mostForms - 1 : mostForms;
  return { dueMinor, forms, besideMinor, of: isBesidePoints ? 'taxes' : 'total' };
}

/** Says what the chosen travel funds pay of an offer, and what a card, PayPal or a wallet does. */
export function planPayment(
  { price }: Pick<Offer, 'price'>,
  { funds = [], paysWithPoints = false, extras }: Pick<BookingState, 'funds' | 'paysWithPoints' | 'extras'>,
): PaymentPlan {
  const extrasMinor = sumExtras(extras).amountMinor;
  const plan = planFunds(funds, toFundsDue(price, paysWithPoints, extrasMinor));
  return { ...plan, extrasMinor, moneyMinor: plan.restMinor + extrasMinor };
}

/** Follows what pays an offer: {@link planPayment}. */
export function usePaymentPlan(offer: Pick<Offer, 'price'>): PaymentPlan {
  const funds = useBooking((state) => state.funds);
  const paysWithPoints = useBooking((state) => state.paysWithPoints);
  const extras = useBooking((state) => state.extras);
  return planPayment(offer, { funds, paysWithPoints, extras });
}
