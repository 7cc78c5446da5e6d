import { randomInt, randomUUID } from 'node:crypto';

import {
  type CancellationRequest,
  type CardToken,
  type OrderOutcome,
  type OrderRequest,
  type Passenger,
  type Problem,
  problemNameOf,
} from '@airline/contract';
import { actionFor } from '@airline/error-catalogue/actions';

import { approvedCard } from '../test-support/order-gateway.ts';
import { ana, cardOf, keyedPost, orderOf, paidWithFund, paidWithPoints } from '../test-support/orders.ts';
import { clientAddressHeader, pause } from './gateway-process.ts';

/** What a trip of these processes costs each traveller, in cents. */
export const priceOfTrip = 12_900;

/** An order as one person means it: sent as often as it takes, with one key. */
export interface Intent {
  readonly key: string;
  /** The network address that the person asks from. */
  readonly address: string;
  readonly request: OrderRequest;
  /** The member's who orders. */
  readonly accessToken?: string;
}

/** Asks a gateway for an offer and a token: all that an order needs. */
export async function prepareIntent(
  origin: string,
  flights: readonly string[],
  card = approvedCard,
  passengers: readonly Passenger[] = [ana],
): Promise<Intent> {
  // What one of several travellers paid is known where each direction says what it costs.
  const fares = passengers.length === 1 ? '' : `&price=${priceOfTrip}&adults=${passengers.length}`;
  const offer = await (await asked(`${origin}/test/offer?flights=${flights.join(',')}${fares}`)).text();
  const tokens = await asked(`${origin}/sandbox/payments/v1/tokens`, keyedPost(cardOf(card)));
  const { token } = (await tokens.json()) as CardToken;
  const order = orderOf(offer, token, passengers);
  // Many people, not one who holds more than they may.
  const contact = { ...order.contact, email: `${randomUUID()}@example.com` };
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`;
  return { key: randomUUID(), address, request: { ...order, contact } };
}

/** Asks for what must come before anything else; rejects when it does not. */
async function asked(url: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return answer;
}

/** Makes a member with points, and gives a token of theirs. */
export async function memberWith(origin: string, points: number): Promise<string> {
  return (await asked(`${origin}/test/member?points=${points}`)).text();
}

/** Asks for all that an order needs which a member's points pay. */
export async function preparePointsIntent(
  origin: string,
  flights: readonly string[],
  accessToken: string,
): Promise<Intent> {
  const intent = await prepareIntent(origin, flights);
  return { ...intent, request: paidWithPoints(intent.request), accessToken };
}

/** Issues a travel fund of so many cents, and gives its number. */
export async function fundOf(origin: string, amountMinor: number): Promise<string> {
  return (await asked(`${origin}/test/fund?amount=${amountMinor}`)).text();
}

/** Asks for all that an order needs which a travel fund pays for a part. */
export async function prepareFundIntent(
  origin: string,
  flights: readonly string[],
  fund: { readonly number: string; readonly amountMinor: number },
  card = approvedCard,
  passengers: readonly Passenger[] = [ana],
): Promise<Intent> {
  const intent = await prepareIntent(origin, flights, card, passengers);
  return { ...intent, request: paidWithFund(intent.request, fund) };
}

/** Sends an order; `undefined` when the gateway died over it. */
export async function sendIntent(origin: string, intent: Intent): Promise<Response | undefined> {
  const { key, address, request, accessToken } = intent;
  const post = keyedPost(request, key, accessToken);
  const headers = { ...(post.headers as Record<string, string>), [clientAddressHeader]: address };
  try {
    const answer = await fetch(`${origin}/api/air-booking/v1/orders`, { ...post, headers });
    // The body counts as part of the answer: a gateway may die between the two.
    const body = await answer.text();
    return new Response(body, { status: answer.status });
  } catch {
    return undefined;
  }
}

/** What became of an order that somebody insisted on: the status of its outcome, or the name of the refusal. */
export interface Ending {
  readonly status: string;
  /** Of a confirmed one. */
  readonly recordLocator?: string;
}

/**
 * Refusals that pass: the request that a crash cut off counts as under way for a moment, and who books in many tabs waits until
 * one of the few places for held orders is free.
 */
const passing: ReadonlySet<string> = new Set(['idempotencyKeyInUse', 'tooManyHolds']);
const longestPatienceMs = 120_000;

/**
 * Sends something again and again, to whichever gateway serves, until an answer is final.
 *
 * @throws when none is within two minutes.
 */
export async function insist<Answer>(
  originNow: () => string,
  attempt: (origin: string) => Promise<Answer | undefined>,
): Promise<Answer> {
  const givesUpAt = performance.now() + longestPatienceMs;
  while (performance.now() < givesUpAt) {
    const answer = await attempt(originNow());
    if (answer !== undefined) return answer;
    await pause(200);
  }
  throw new Error(`No gateway had a final answer within ${longestPatienceMs} ms.`);
}

/** Sends an intent until somebody says what became of it, as a person with a retry button does. */
export function insistOn(originNow: () => string, intent: Intent): Promise<Ending> {
  return insist(originNow, async (origin) => {
    const answer = await sendIntent(origin, intent);
    return answer === undefined ? undefined : readEnding(answer);
  });
}

/** Reads what an answer says became of an order; `undefined` when the same request may get another answer later. */
async function readEnding(answer: Response): Promise<Ending | undefined> {
  if (answer.status >= 500) return undefined;
  const body = (await answer.json()) as OrderOutcome | Problem;
  if ('type' in body) {
    const status = problemNameOf(body.type) ?? body.title;
    // A crash of the database takes the store of sessions with it: who asks with a token is to ask again.
    const isRepeated = actionFor(body.code) === 'retry';
    return isRepeated || passing.has(status) ? undefined : { status };
  }
  return body.status === 'confirmed'
    ? { status: body.status, recordLocator: body.trip.recordLocator }
    : { status: body.status };
}

/** Books a trip with a travel fund and a card, and gives what a traveller of it can cancel it with; `undefined` when it was not confirmed. */
export async function bookToCancel(
  originNow: () => string,
  flights: readonly string[],
  byFundMinor = 5_000,
  travellers: readonly Passenger[] = [ana],
): Promise<CancellationIntent | undefined> {
  const intent = await insist(originNow, (origin) =>
    prepareBooking(origin, flights, byFundMinor, travellers).catch(() => undefined),
  );
  const outcome = await insist(originNow, async (origin) => {
    const answer = await sendIntent(origin, intent);
    if (answer === undefined || (await readEnding(answer.clone())) === undefined) return undefined;
    return (await answer.json()) as OrderOutcome | Problem;
  });
  if (!('trip' in outcome)) return undefined;
  const { recordLocator, passengers, price } = outcome.trip;
  const [first] = passengers;
  if (first === undefined) throw new Error('A trip has nobody.');
  const { firstName, lastName } = first;
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const shown = {
    refund: usd(price.total.amountMinor - byFundMinor),
    credit: usd(0),
    ...(byFundMinor === 0 ? {} : { funds: usd(byFundMinor) }),
  };
  const code = await insist(originNow, async (origin) => {
    const answer = await fetch(`${origin}/test/trip-code?recordLocator=${recordLocator}`).catch(() => undefined);
    return answer?.ok === true ? answer.text().catch(() => undefined) : undefined;
  });
  return { key: randomUUID(), request: { recordLocator, firstName, lastName, code, shown } };
}

/** Books a trip of two with a travel fund and a card, and gives what cancels it for the second of them: who stays flies on. */
export async function bookToCancelPart(
  originNow: () => string,
  flight: string,
): Promise<CancellationIntent | undefined> {
  const intent = await bookToCancel(originNow, [flight], 20_000, [ana, { ...ana, firstName: 'Leo' }]);
  if (intent === undefined) return undefined;
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  // Within the free day the $129 come back: to the card the $58 that it paid, to the fund the rest.
  const shown = { refund: usd(5_800), credit: usd(0), funds: usd(7_100) };
  return { ...intent, request: { ...intent.request, part: { version: 0, passengers: [1] }, shown } };
}

async function prepareBooking(
  origin: string,
  flights: readonly string[],
  byFundMinor: number,
  passengers: readonly Passenger[],
): Promise<Intent> {
  if (byFundMinor === 0) return prepareIntent(origin, flights, approvedCard, passengers);
  const fund = { number: await fundOf(origin, byFundMinor), amountMinor: byFundMinor };
  return prepareFundIntent(origin, flights, fund, approvedCard, passengers);
}

/** A cancellation as one person means it: sent as often as it takes, with one key. */
export interface CancellationIntent {
  readonly key: string;
  readonly request: CancellationRequest;
}

/** Sends a cancellation once; `undefined` when the gateway died over it, or cannot say for a moment. */
export async function sendCancellation(
  origin: string,
  { key, request }: CancellationIntent,
): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/api/air-booking/v1/trips/cancellation`, keyedPost(request, key));
    await answer.text();
    return answer.status >= 500 ? undefined : answer.status;
  } catch {
    return undefined;
  }
}
