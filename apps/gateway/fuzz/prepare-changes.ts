import {
  agreementInForce,
  type ChangeOutcome,
  type ChangeQuote,
  type ChangeRequest,
  type OrderOutcome,
  type TripLookup,
} from '@airline/contract';

import { orderOf } from '../test-support/orders.ts';
import { bearer, callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { challengedCard, findOfferRequest, makeCardToken, makeOffer } from './prepare-bookings.ts';
import type { Preparations, Prepared } from './preparations.ts';

type ChangeOperation = 'quoteChange' | 'changeTrip' | 'completeChange';

/** A change waits for its bank for a quarter of an hour. */
const waitingReusedMs = 10 * 60 * 1000;

/** Makes what prepares the operations of changes: each takes a trip of a fare that can be changed, and an offer for a dearer one. */
export function changePreparations(
  gateway: FuzzedGateway,
  logInShared: () => Promise<{ readonly accessToken: string }>,
): Required<Pick<Preparations, ChangeOperation>> {
  let waiting: { readonly at: number; readonly prepared: Prepared } | undefined;

  async function writeQuote() {
    const { accessToken } = await logInShared();
    const headers = bearer(accessToken);
    const booked = await makeOffer(gateway, await findOfferRequest(gateway, 'classic'));
    const order = orderOf(booked, await makeCardToken(gateway));
    const outcome = await readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body: order, headers }));
    if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
    const { recordLocator, passengers } = outcome.trip;
    const { firstName = '', lastName = '' } = passengers[0] ?? {};
    const lookup: TripLookup = { recordLocator, firstName, lastName };
    const offer = await makeOffer(gateway, await findOfferRequest(gateway, 'flex'));
    return { headers, body: { ...lookup, offer, bounds: [0] } };
  }

  async function writeChange(card?: string) {
    const { headers, body } = await writeQuote();
    const { difference } = await readAnswer<ChangeQuote>(callEndpoint(gateway, 'quoteChange', { headers, body }));
    const { forfeited: _forfeited, ...shown } = difference;
    const payments: ChangeRequest['payments'] = [{ kind: 'card', token: await makeCardToken(gateway, card) }];
    return { headers, body: { ...body, shown, payments, agreement: agreementInForce } };
  }

  async function makeWaiting(): Promise<Prepared> {
    const change = await writeChange(challengedCard);
    const outcome = await readAnswer<ChangeOutcome>(callEndpoint(gateway, 'changeTrip', change));
    if (outcome.status !== 'challenge') throw new Error(`The change is ${outcome.status}.`);
    const { changeId, completionSecret } = outcome;
    return { pathTexts: { changeId }, body: { completionSecret } };
  }

  return {
    quoteChange: writeQuote,
    changeTrip: () => writeChange(),
    async completeChange() {
      const at = gateway.now().getTime();
      if (waiting === undefined || waiting.at + waitingReusedMs < at) waiting = { at, prepared: await makeWaiting() };
      return waiting.prepared;
    },
  };
}
