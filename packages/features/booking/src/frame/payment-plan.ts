import type { Offer, Price } from '@airline/contract';
import { type FundPlan, planFunds } from '@airline/funds';
import { mostForms, type FundsDue } from '@airline/payment';

import { type BookingState, useBooking } from '../booking-draft.ts';

/** Says what travel funds may pay of a price: all of it, or what points leave. */
export function toFundsDue({ total, taxesWithPoints }: Price, isBesidePoints: boolean): FundsDue {
  const { amountMinor: dueMinor } = isBesidePoints ? taxesWithPoints : total;
  return { dueMinor, forms: isBesidePoints ? mostForms - 1 : mostForms, of: isBesidePoints ? 'taxes' : 'total' };
}

/** Says what the chosen travel funds pay of an offer, and what they leave for a card, PayPal or a wallet. */
export function planPayment(
  { price }: Pick<Offer, 'price'>,
  { funds = [], paysWithPoints = false }: Pick<BookingState, 'funds' | 'paysWithPoints'>,
): FundPlan {
  return planFunds(funds, toFundsDue(price, paysWithPoints));
}

/** Follows what pays an offer: {@link planPayment}. */
export function usePaymentPlan(offer: Pick<Offer, 'price'>): FundPlan {
  const funds = useBooking((state) => state.funds);
  const paysWithPoints = useBooking((state) => state.paysWithPoints);
  return planPayment(offer, { funds, paysWithPoints });
}
