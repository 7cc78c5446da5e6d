import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

/** What identifies one direction of an offer, as the page keeps it. */
export interface ChosenBound {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
  readonly itinerary: { readonly id: string };
  readonly family: string;
  readonly perPassenger: { readonly amountMinor: number; readonly currency: 'USD' };
}

const api = '/api/air-booking/v1';
const largestParty = 8;

/** Books every seat that is left on a flight, as other people would: the last ones by ever smaller parties. */
export async function sellOut(request: APIRequestContext, bound: ChosenBound): Promise<void> {
  let booked = 0;
  for (let party = largestParty; party > 0;) {
    const isSold = await bookParty(request, bound, party, booked);
    if (isSold) booked += 1;
    else party -= 1;
  }
  expect(booked, 'orders that took the last seats').toBeGreaterThan(0);
}

async function bookParty(
  request: APIRequestContext,
  { origin, destination, date, itinerary, family, perPassenger }: ChosenBound,
  adults: number,
  order: number,
): Promise<boolean> {
  const offer = await request.post(`${api}/offers`, {
    data: {
      party: { adults, children: 0, lapInfants: 0 },
      bounds: [{ origin, destination, date, itineraryId: itinerary.id, family, shown: perPassenger }],
    },
  });
  if (offer.status() === 409) return false;
  const { token } = await json<{ token: string }>(offer);
  const card = await request.post('/sandbox/payments/v1/tokens', {
    data: {
      number: '4242424242424242',
      expiryMonth: 12,
      expiryYear: new Date().getFullYear() + 3,
      securityCode: '123',
      holderName: 'Luz Vega',
    },
  });
  const { token: cardToken } = await json<{ token: string }>(card);
  const answer = await request.post(`${api}/orders`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      offer: token,
      passengers: Array.from({ length: adults }, (_, index) => ({
        kind: 'adult',
        firstName: `Luz ${letters(order)}`,
        lastName: `Vega ${letters(index)}`,
        birthDate: '1980-05-17',
        gender: 'female',
        assistance: [],
      })),
      contact: { email: 'luz@example.com', phone: '+12145550199', language: 'es' },
      payments: [{ kind: 'card', token: cardToken }],
    },
  });
  return answer.status() === 201;
}

/** Writes a number with letters alone: names have no digits. */
function letters(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
}

async function json<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}
