import { randomUUID } from 'node:crypto';

import {
  type CancellationRequest,
  endpoints,
  type FareFamily,
  type Itineraries,
  type Offer,
  type OfferRequest,
  type OrderOutcome,
  type OrderRequest,
  type QuotedCancellation,
  type Trip,
} from '@airline/contract';

import { approvedCard } from '../test-support/order-gateway.ts';
import { cardOf, orderOf } from '../test-support/orders.ts';
import { bearer, call, callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';

/** A card whose bank asks the person. */
export const challengedCard = '4000002500003155';

let offersAsked = 0;

/**
 * Finds a journey that is for sale, in the cheapest fare by default; another one each time, so that no flight is sold out by it.
 *
 * @param isWanted whether a journey that departs then will do
 */
export async function findOfferRequest(
  gateway: FuzzedGateway,
  family?: FareFamily,
  isWanted: (departsAt: number) => boolean = () => true,
): Promise<OfferRequest> {
  const { date } = gateway;
  const party = { adults: 1, children: 0, lapInfants: 0 };
  const journey = { origin: 'DAL', destination: 'HOU', date };
  const query = new URLSearchParams({ ...journey, adults: '1', children: '0', lapInfants: '0' }).toString();
  const { path, method } = endpoints.searchItineraries;
  const { itineraries } = await readAnswer<Itineraries>(
    call(gateway, `${path}?${query}`, { method, headers: {}, body: undefined }),
  );
  const faresOf = ({ fares }: Itineraries['itineraries'][number]) =>
    fares.filter((fare) => family === undefined || fare.family === family);
  const sold = itineraries.filter(
    (each) => faresOf(each).length > 0 && isWanted(Date.parse(each.legs[0]?.departsAt ?? '')),
  );
  const itinerary = sold[offersAsked % sold.length];
  offersAsked += 1;
  const [fare] = itinerary === undefined ? [] : faresOf(itinerary);
  if (itinerary === undefined || fare === undefined) throw new Error(`Nothing is for sale on ${date}.`);
  const bound = { ...journey, itineraryId: itinerary.id, family: fare.family, shown: fare.perPassenger };
  return { party, bounds: [bound] };
}

/** Asks for an offer's token. */
export async function makeOffer(gateway: FuzzedGateway, request: OfferRequest): Promise<string> {
  const offer = await readAnswer<Offer>(callEndpoint(gateway, 'createOffer', { body: request }));
  return offer.token;
}

/** Has the sandbox make a token of a card. */
export async function makeCardToken(gateway: FuzzedGateway, card = approvedCard): Promise<string> {
  const { token } = await readAnswer<{ readonly token: string }>(
    call(gateway, '/sandbox/payments/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cardOf(card)),
    }),
  );
  return token;
}

/** Writes an order of an offer of its own, by a contact who has ordered nothing. */
export async function newOrder(gateway: FuzzedGateway, card?: string): Promise<OrderRequest> {
  const offer = await makeOffer(gateway, await findOfferRequest(gateway));
  const order = orderOf(offer, await makeCardToken(gateway, card));
  return { ...order, contact: { ...order.contact, email: `${randomUUID()}@example.com` } };
}

/** Orders; with an access token the order is that account's. */
export async function order(
  gateway: FuzzedGateway,
  { card, accessToken }: { readonly card?: string; readonly accessToken?: string } = {},
): Promise<OrderOutcome> {
  const body = await newOrder(gateway, card);
  const headers = accessToken === undefined ? {} : bearer(accessToken);
  return readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body, headers }));
}

/** Books a trip of an account, and writes its cancellation. */
export async function newCancellation(gateway: FuzzedGateway, accessToken: string): Promise<CancellationRequest> {
  const outcome = await order(gateway, { accessToken });
  if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
  return cancelOf(gateway, outcome.trip, accessToken);
}

/** Writes the cancellation of a trip of an account. */
export async function cancelOf(
  gateway: FuzzedGateway,
  { recordLocator, passengers: [passenger] }: Trip,
  accessToken: string,
): Promise<CancellationRequest> {
  const { firstName = '', lastName = '' } = passenger ?? {};
  const body = { recordLocator, firstName, lastName };
  const { refund, credit } = await readAnswer<QuotedCancellation>(
    callEndpoint(gateway, 'quoteCancellation', { body, headers: bearer(accessToken) }),
  );
  return { ...body, shown: { refund, credit } };
}
