import { randomInt } from 'node:crypto';

import type { OrderOutcome, TripLookup, TripTravellers } from '@airline/contract';

import { orderOf } from '../test-support/orders.ts';
import { bearer, callEndpoint, type FuzzedGateway, readAnswer, readLinkSecret } from './caller.ts';
import { findOfferRequest, makeCardToken, makeOffer } from './prepare-bookings.ts';
import type { Preparations, Prepared } from './preparations.ts';

type CorrectionOperation = 'readTravellers' | 'correctTraveller' | 'correctContact' | 'undoContact';

/** Makes what prepares the corrections of trips: a trip of the member who is logged in, at the revision that it has. */
export function correctionPreparations(
  gateway: FuzzedGateway,
  logInShared: () => Promise<{ readonly accessToken: string }>,
): Required<Pick<Preparations, CorrectionOperation>> {
  let trip: Promise<TripLookup> | undefined;
  let undo: Promise<Prepared> | undefined;

  async function bookTrip(email?: string): Promise<TripLookup> {
    const { accessToken } = await logInShared();
    const offer = await makeOffer(gateway, await findOfferRequest(gateway, 'classic'));
    const order = orderOf(offer, await makeCardToken(gateway));
    const body = email === undefined ? order : { ...order, contact: { ...order.contact, email } };
    const headers = bearer(accessToken);
    const outcome = await readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body, headers }));
    if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
    const { recordLocator, passengers } = outcome.trip;
    const { firstName = '', lastName = '' } = passengers[0] ?? {};
    return { recordLocator, firstName, lastName };
  }

  /** Names a trip and the revision that it has, for who is logged in. */
  async function begin(booked: Promise<TripLookup>) {
    const lookup = await booked;
    const headers = bearer((await logInShared()).accessToken);
    const { revision } = await readAnswer<TripTravellers>(
      callEndpoint(gateway, 'readTravellers', { headers, body: lookup }),
    );
    return { headers, lookup, revision };
  }

  /** Gives the contact of a trip away, and reads the link that gives it back: done twice it is done once. */
  async function mailUndo(): Promise<Prepared> {
    const email = `former${randomInt(1_000_000_000)}@example.com`;
    const { headers, lookup, revision } = await begin(bookTrip(email));
    const body = { ...lookup, revision, email: `other-${email}`, phone: '+12145550199' };
    await callEndpoint(gateway, 'correctContact', { headers, body });
    const secret = await readLinkSecret(gateway, email, undefined, /undo-contact[^#\s]*#link=([\w-]{43})/);
    return { body: { recordLocator: lookup.recordLocator, secret } };
  }

  return {
    async readTravellers() {
      const { headers, lookup } = await begin((trip ??= bookTrip()));
      return { headers, body: lookup };
    },
    async correctTraveller() {
      const { headers, lookup, revision } = await begin(bookTrip());
      const knownTravelerNumber = `TT${randomInt(1_000_000, 10_000_000)}`;
      return { headers, body: { ...lookup, revision, traveller: 0, knownTravelerNumber } };
    },
    async correctContact() {
      const { headers, lookup, revision } = await begin(bookTrip());
      return { headers, body: { ...lookup, revision, email: 'contact@example.com', phone: '+12145550199' } };
    },
    undoContact: () => (undo ??= mailUndo()),
  };
}
