import { agreementInForce, type Contact, type Offer, type OrderRequest, type PaymentForm } from '@airline/contract';
import { toFundForms } from '@airline/funds';
import { walletOf } from '@airline/payment';
import { toContact } from '@airline/travellers';

import { companyCardOf, toCompanyTrip, type TripForCompany } from '../company/company-booking.ts';
import type { BookingState } from '../booking-draft.ts';
import { toOrderExtras } from '../extras/chosen-extras.ts';
import { planPayment } from '../frame/payment-plan.ts';
import { toPassengers } from '../passengers/order-passengers.ts';

/** Makes the order of a booking that is complete; `undefined` while something is missing. A wallet pays by the token of its sheet. */
export function toOrderRequest(
  offer: Offer,
  booking: BookingState,
  language: Contact['language'],
  now: Date,
  {
    walletToken,
    company,
  }: { readonly walletToken?: string | undefined; readonly company?: TripForCompany | undefined } = {},
): OrderRequest | undefined {
  const { passengers, paysWithPoints, funds = [], extras } = booking;
  const [first] = [passengers[0]];
  const plan = planPayment(offer, booking);
  const companyCard = company === undefined ? undefined : companyCardOf(company);
  const money =
    plan.moneyMinor === 0
      ? []
      : companyCard === undefined
        ? toMoneyForms(booking, walletToken)
        : [{ kind: 'companyCard' as const, cardId: companyCard.id }];
  if (first === undefined || money === undefined) return undefined;
  return {
    offer: offer.token,
    passengers: [...toPassengers(offer, booking, now)],
    contact: toContact(first, language),
    payments: [
      ...(paysWithPoints === true ? [{ kind: 'points' as const, points: offer.price.points }] : []),
      ...toFundForms(funds, plan.funds),
      ...money,
    ],
    ...(company === undefined ? {} : { company: toCompanyTrip(company, offer) }),
    ...(extras === undefined ? {} : { extras: toOrderExtras(extras) }),
    agreement: agreementInForce,
  };
}

function toMoneyForms(
  { payBy, card }: BookingState,
  walletToken: string | undefined,
): readonly [PaymentForm] | undefined {
  if (payBy === 'payPal') return [{ kind: 'payPal' }];
  const wallet = walletOf(payBy);
  if (wallet !== undefined)
    return walletToken === undefined ? undefined : [{ kind: 'wallet', wallet, token: walletToken }];
  return card && [{ kind: 'card', token: card.token }];
}
