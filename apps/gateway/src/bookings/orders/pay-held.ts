import type { Contact, OrderPaymentForm } from '@airline/contract';

import { forgetKey, storeResponse, type StoredResponse } from '../../database/idempotency-key-store.ts';
import type { Refused } from '../../http/refusal.ts';
import type { PaymentState } from '../payments/payment-processor.ts';
import { findPayPalCountry } from '../payments/rules/pay-pal-country.ts';
import { toStoredResponse } from './order-result.ts';
import type { BookingServices } from './services.ts';
import { applyPayment, type Settleable } from './settle-payment.ts';

/** What pays what is held, and the request that asks for it. */
export interface HeldPayment {
  readonly forms: readonly OrderPaymentForm[];
  readonly contact: Pick<Contact, 'phone' | 'language'>;
  /** Where the bank's page sends the person back to. */
  readonly returnUrl: string;
  readonly key: string;
  readonly reference: string;
  /** By what the processor knows a card of a company that is to pay; `undefined` where it is there no more. */
  readonly cardOf?: (cardId: string) => Promise<string | undefined>;
}

const created = 201;

/**
 * Has what a company moves authorised, ends what is held by what the processor says, and keeps the answer under the request's key.
 */
export async function payHeld<Result extends { readonly outcome: object } | Refused>(
  services: Pick<BookingServices, 'db' | 'log' | 'payments'>,
  held: Settleable<Result>,
  payment: HeldPayment,
): Promise<StoredResponse> {
  const { db, log } = services;
  const { key, reference } = payment;
  let result: Result;
  try {
    result = await applyPayment(held, await authorise(services, held, payment));
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    log.error({ err: error.cause, ...held.logged }, 'the payment processor did not take an authorisation');
    result = await held.release('paymentUnavailable');
  }
  const answer = toStoredResponse(result, created, reference);
  // Nothing was charged, and nothing will be: asked again, it is tried again.
  if (answer.status >= 500) await forgetKey(db, key);
  // A crash before this line is a crash before the answer: asked again, it is made anew from what is stored.
  else await storeResponse(db, key, answer);
  return answer;
}

/** Thrown when the processor cannot be asked. */
class PaymentUnavailable extends Error {}

async function authorise(
  { payments }: Pick<BookingServices, 'payments'>,
  { charge }: Pick<Settleable<unknown>, 'charge'>,
  { forms, contact, returnUrl, cardOf }: HeldPayment,
): Promise<PaymentState | undefined> {
  if (charge === undefined) return undefined;
  const { id: paymentId, kind, amountMinor, currency } = charge;
  const card = forms.find((form) => form.kind === 'card' || form.kind === 'wallet');
  const companyCard = forms.find((form) => form.kind === 'companyCard');
  try {
    const reference = companyCard === undefined ? undefined : await cardOf?.(companyCard.cardId);
    const issued = reference === undefined ? undefined : await payments.vault.issueToken(reference);
    // Taken away since the order was checked.
    if (companyCard !== undefined && issued === undefined) return { state: 'tokenInvalid' };
    return await payments.processors[kind].authorise({
      paymentId,
      token: issued?.token ?? card?.token,
      wallet: card?.kind === 'wallet' ? card.wallet : undefined,
      countryCode: findPayPalCountry(contact.phone),
      amount: { amountMinor, currency },
      returnUrl,
      language: contact.language,
    });
  } catch (error) {
    throw new PaymentUnavailable('The processor cannot be asked.', { cause: error });
  }
}
