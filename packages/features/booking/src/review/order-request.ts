import { agreementInForce, type Contact, type Offer, type OrderRequest, type PaymentForm } from '@airline/contract';
import { toFundForms } from '@airline/funds';
import { walletOf } from '@airline/payment';
import { rulesForTraveller, toContact, toPassenger, listTravellers } from '@airline/travellers';

import { companyCardOf, toCompanyTrip, type TripForCompany } from '../company/company-booking.ts';
import type { BookingState } from '../booking-draft.ts';
import { planPayment } from '../frame/payment-plan.ts';

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
  const { passengers, paysWithPoints, funds = [] } = booking;
  const [first] = [passengers[0]];
  const travellers = listTravellers(offer.party);
  const plan = planPayment(offer, booking);
  const companyCard = company === undefined ? undefined : companyCardOf(company);
  const money =
    plan.restMinor === 0
      ? []
      : companyCard === undefined
        ? toMoneyForms(booking, walletToken)
        : [{ kind: 'companyCard' as const, cardId: companyCard.id }];
  if (first === undefined || money === undefined) return undefined;
  return {
    offer: offer.token,
    passengers: travellers.flatMap((traveller) => {
      const answers = passengers[traveller.index];
      return answers === undefined ? [] : [toPassenger(answers, rulesForTraveller(offer, booking, traveller, now))];
    }),
    contact: toContact(first, language),
    payments: [
      ...(paysWithPoints === true ? [{ kind: 'points' as const, points: offer.price.points }] : []),
      ...toFundForms(funds, plan.funds),
      ...money,
    ],
    ...(company === undefined ? {} : { company: toCompanyTrip(company, offer) }),
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
