import { loginClientFor } from '@airline/client-config/login-clients';
import { formatResponseType } from '@airline/client-config/response-type';
import {
  endpoints,
  type Itineraries,
  jwtBearerGrantType,
  type Offer,
  type OfferRequest,
  type OrderOutcome,
} from '@airline/contract';

import demo from '../src/accounts/demo/demo-accounts.json' with { type: 'json' };
import { cardOf, keyedPost, orderOf } from '../test-support/orders.ts';
import { approvedCard } from '../test-support/order-gateway.ts';
import type { LiveValues } from './mutate.ts';

const daysAhead = 40;
const dayMs = 86_400_000;

/** Books a trip on a gateway, and returns what names it, with other values that are valid there. */
export async function bookSample(origin: string): Promise<LiveValues> {
  const date = new Date(Date.now() + daysAhead * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const offerRequest = await findOfferRequest(origin, date);
  const offers = await Promise.all(
    Array.from({ length: 10 }, () => post<Offer>(origin, endpoints.createOffer.path, offerRequest)),
  );
  const tokens = await Promise.all(Array.from({ length: 20 }, () => cardToken(origin)));
  const [offer] = offers;
  const [token = ''] = tokens;
  const request = orderOf(offer?.token ?? '', token);
  const outcome = await post<OrderOutcome>(origin, endpoints.createOrder.path, request);
  if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
  const [passenger] = request.passengers;
  const people = demo.accounts;
  return {
    date: [date],
    createOffer: [offerRequest],
    requestAssertion: people.map(({ category, username, password }) => ({
      method: 'password',
      category,
      username,
      password,
    })),
    offer: offers.map((made) => made.token),
    token: tokens,
    recordLocator: [outcome.trip.recordLocator],
    firstName: [passenger?.firstName],
    lastName: [passenger?.lastName],
    username: people.flatMap(({ username }) => username ?? []),
    password: people.flatMap(({ password }) => password ?? []),
    email: people.flatMap(({ email }) => email ?? []),
  };
}

/** Logs every account of the demonstration in that a password alone lets in, and returns their access tokens. */
export async function logInDemoAccounts(origin: string): Promise<readonly string[]> {
  const tokens = await Promise.all(
    demo.accounts.map(async ({ category, username, password }) => {
      if (password === undefined) return undefined;
      const proof = { method: 'password', category, username, password };
      const given = await fetch(origin + endpoints.requestAssertion.path, jsonPost(proof));
      if (!given.ok) return undefined;
      const { assertion } = (await given.json()) as { readonly assertion: string };
      const { clientId, responseType } = loginClientFor('dev', category as 'member');
      const form = {
        grant_type: jwtBearerGrantType,
        assertion,
        client_id: clientId,
        scope: 'openid',
        response_type: formatResponseType(responseType),
      };
      const exchanged = await fetch(origin + endpoints.exchangeToken.path, {
        method: 'POST',
        body: new URLSearchParams(form),
      });
      return exchanged.ok ? ((await exchanged.json()) as { readonly access_token: string }).access_token : undefined;
    }),
  );
  return tokens.filter((token) => token !== undefined);
}

async function findOfferRequest(origin: string, date: string): Promise<OfferRequest> {
  const party = { adults: 1, children: 0, lapInfants: 0 };
  const journey = { origin: 'DAL', destination: 'HOU', date };
  const query = new URLSearchParams({ ...journey, adults: '1', children: '0', lapInfants: '0' }).toString();
  const found = await fetch(`${origin}${endpoints.searchItineraries.path}?${query}`);
  const { itineraries } = (await found.json()) as Itineraries;
  const itinerary = itineraries.find(({ fares }) => fares.length > 0);
  const [fare] = itinerary?.fares ?? [];
  if (itinerary === undefined || fare === undefined) throw new Error(`Nothing is for sale on ${date}.`);
  const bound = { ...journey, itineraryId: itinerary.id, family: fare.family, shown: fare.perPassenger };
  return { party, bounds: [bound] };
}

async function cardToken(origin: string): Promise<string> {
  const { token } = await post<{ readonly token: string }>(origin, '/sandbox/payments/v1/tokens', cardOf(approvedCard));
  return token;
}

async function post<Answer>(origin: string, path: string, body: unknown): Promise<Answer> {
  const given = await fetch(origin + path, keyedPost(body));
  if (!given.ok) throw new Error(`${path} answered ${given.status}: ${await given.text()}`);
  return (await given.json()) as Answer;
}

function jsonPost(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
