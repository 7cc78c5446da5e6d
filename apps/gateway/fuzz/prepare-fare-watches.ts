import { randomUUID } from 'node:crypto';

import type { OrderOutcome, TripLookup } from '@airline/contract';

import { orderOf } from '../test-support/orders.ts';
import { callEndpoint, type FuzzedGateway, readAnswer, readLinkSecret } from './caller.ts';
import { findOfferRequest, makeCardToken, makeOffer } from './prepare-bookings.ts';
import type { Preparations } from './preparations.ts';

type WatchOperation =
  | 'setTripFareWatch'
  | 'readFareWatch'
  | 'confirmFareWatch'
  | 'stopFareWatch'
  | 'unsubscribeFareWatch';

/** What the links of watches carry: an id, and what proves it. */
const watchToken = /#([0-9a-f-]{36}\.[\w-]{43})/;

/** Makes what prepares the operations of watches of fares: a trip whose fare can be changed, and links that were mailed. */
export function fareWatchPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, WatchOperation>> {
  let trip: Promise<TripLookup> | undefined;
  let kept: Promise<string> | undefined;
  let ended: Promise<string> | undefined;

  async function bookTrip(): Promise<TripLookup> {
    const offer = await makeOffer(gateway, await findOfferRequest(gateway, 'classic'));
    const body = orderOf(offer, await makeCardToken(gateway));
    const outcome = await readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body }));
    if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
    const { recordLocator, passengers } = outcome.trip;
    const { firstName = '', lastName = '' } = passengers[0] ?? {};
    return { recordLocator, firstName, lastName };
  }

  /** Has a search watched for an address of its own, and reads the link of its mail. */
  async function mailLink(): Promise<string> {
    const email = `${randomUUID()}@example.com`;
    const body = {
      bounds: [{ origin: 'DAL', destination: 'HOU', date: gateway.date }],
      party: { adults: 1, children: 0, lapInfants: 0 },
      tripKind: 'oneWay',
      inPoints: false,
      email,
      language: 'es',
    };
    await callEndpoint(gateway, 'watchSearch', { body });
    return readLinkSecret(gateway, email, undefined, watchToken);
  }

  return {
    setTripFareWatch: async () => ({ body: { ...(await (trip ??= bookTrip())), isOn: true } }),
    readFareWatch: async () => ({ body: { token: await (kept ??= mailLink()) } }),
    confirmFareWatch: async () => ({ body: { token: await (kept ??= mailLink()) } }),
    stopFareWatch: async () => ({ body: { token: await (ended ??= mailLink()) } }),
    unsubscribeFareWatch: async () => ({ pathTexts: { token: await (ended ??= mailLink()) } }),
  };
}
