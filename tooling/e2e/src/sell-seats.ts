import { agreementInForce, cancelTrip, quoteCancellation, requestTripCode } from '@airline/contract';
import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';

import { tripCodeMailed } from './booking-journey.ts';
import { dateIn } from './site/clock.ts';
import { apiHeaders } from './site/start-site.ts';

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

/** Reads what the page keeps of a booking: the first direction as it was offered, and the search that led there. */
export async function chosenOffer(page: Page): Promise<{ readonly bound: ChosenBound; readonly flightsHref: string }> {
  const stored = await page.evaluate(() => sessionStorage.getItem('airline.booking') ?? '');
  const { state } = JSON.parse(stored) as {
    readonly state: { readonly offer: { readonly bounds: readonly [ChosenBound] }; readonly flightsHref: string };
  };
  return { bound: state.offer.bounds[0], flightsHref: state.flightsHref };
}

/** Books every seat that is left on a flight, as other people would: the last ones by ever smaller parties. */
export async function sellOut(request: APIRequestContext, bound: ChosenBound): Promise<void> {
  let booked = 0;
  for (let party = largestParty; party > 0;) {
    const offer = await requestOffer(request, bound, party);
    if (offer !== undefined && (await bookParty(request, offer, party, booked)) !== undefined) booked += 1;
    else party -= 1;
  }
  expect(booked, 'orders that took the last seats').toBeGreaterThan(0);
}

/** Books seats on a flight, as other people would, until one more costs more than it did; gives the record locators. */
export async function sellUntilDearer(request: APIRequestContext, bound: ChosenBound): Promise<readonly string[]> {
  const locators: string[] = [];
  for (let booked = 0; (await requestOffer(request, bound, 1))?.changes.length === 0; booked += 1) {
    const offer = await requestOffer(request, bound, largestParty);
    expect(offer, 'an offer for more seats').toBeDefined();
    const locator = offer && (await bookParty(request, offer, largestParty, booked));
    expect(locator).toBeDefined();
    if (locator !== undefined) locators.push(locator);
  }
  return locators;
}

/** Cancels a trip of {@link sellUntilDearer}, as its travellers would: its seats are for sale again. */
export async function giveSeatsBack(request: APIRequestContext, recordLocator: string): Promise<void> {
  const lookup = { recordLocator, firstName: 'Luz A', lastName: 'Vega A' };
  await request.post(requestTripCode.path, { data: lookup, headers: apiHeaders });
  const code = await tripCodeMailed(request, recordLocator);
  const quote = await parseJson<{ refund: object; credit: object }>(
    await request.post(quoteCancellation.path, { data: lookup, headers: apiHeaders }),
  );
  const shown = { refund: quote.refund, credit: quote.credit };
  const cancelled = await request.post(cancelTrip.path, {
    headers: { ...apiHeaders, 'idempotency-key': crypto.randomUUID() },
    data: { ...lookup, code, shown },
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
}

interface Offer {
  readonly token: string;
  /** The directions whose price is another than was shown. */
  readonly changes: readonly unknown[];
}

/** Asks for an offer; `undefined` when there are not so many seats. */
async function requestOffer(
  request: APIRequestContext,
  { origin, destination, date, itinerary, family, perPassenger }: ChosenBound,
  adults: number,
): Promise<Offer | undefined> {
  const answer = await request.post(`${api}/offers`, {
    headers: apiHeaders,
    data: {
      party: { adults, children: 0, lapInfants: 0 },
      bounds: [{ origin, destination, date, itineraryId: itinerary.id, family, shown: perPassenger }],
    },
  });
  return answer.status() === 409 ? undefined : parseJson<Offer>(answer);
}

async function bookParty(
  request: APIRequestContext,
  { token }: Offer,
  adults: number,
  order: number,
): Promise<string | undefined> {
  const card = await request.post('/sandbox/payments/v1/tokens', {
    data: {
      number: '4242424242424242',
      expiryMonth: 12,
      expiryYear: Number(dateIn(0).slice(0, 'YYYY'.length)) + 3,
      securityCode: '123',
      holderName: 'Luz Vega',
    },
  });
  const { token: cardToken } = await parseJson<{ token: string }>(card);
  const answer = await request.post(`${api}/orders`, {
    headers: { ...apiHeaders, 'idempotency-key': crypto.randomUUID() },
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
      agreement: agreementInForce,
    },
  });
  if (answer.status() !== 201) return undefined;
  return (await parseJson<{ trip: { recordLocator: string } }>(answer)).trip.recordLocator;
}

/** Writes a number with letters alone: names have no digits. */
function letters(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
}

async function parseJson<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Body;
}
