import type { ExtraPurchase, ExtraPurchaseOutcome, FareFamily, OrderOutcome } from '@airline/contract';

import { orderOf } from '../test-support/orders.ts';
import { callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { challengedCard, findOfferRequest, makeCardToken, makeOffer, newOrder } from './prepare-bookings.ts';
import type { Preparations, Prepared } from './preparations.ts';

type ExtraOperation = 'readOfferExtras' | 'buyExtras' | 'chooseSeats' | 'completeExtras';

/** A purchase waits for its bank for a quarter of an hour. */
const waitingReusedMs = 10 * 60 * 1000;

/** Makes what prepares the purchases of extras: a trip for each, and a bag that is bought for it; and the choice of a seat. */
export function extraPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, ExtraOperation>> {
  let choice: Prepared | undefined;
  let waiting: { readonly at: number; readonly prepared: Prepared } | undefined;

  /** Books a trip; gives it with what proves it. */
  async function bookTrip(family: FareFamily) {
    const booked = await makeOffer(gateway, await findOfferRequest(gateway, family));
    const order = orderOf(booked, await makeCardToken(gateway));
    const outcome = await readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body: order }));
    if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
    const { recordLocator, passengers } = outcome.trip;
    const { firstName = '', lastName = '' } = passengers[0] ?? {};
    return { trip: outcome.trip, proof: { recordLocator, firstName, lastName } };
  }

  /** Chooses one of the seats that a fare includes: sent again it is the traveller's already. */
  async function writeChoice(): Promise<Prepared> {
    const { trip, proof } = await bookTrip('flex');
    const legId = trip.bounds[0]?.itinerary.legs[0]?.id ?? '';
    return { body: { ...proof, seats: [{ traveller: 0, bound: 0, legId, seat: '7C' }] } };
  }

  async function writePurchase(card?: string): Promise<{ readonly body: ExtraPurchase }> {
    const { proof } = await bookTrip('classic');
    return {
      body: {
        ...proof,
        extras: [{ kind: 'bag', traveller: 0, bound: 0, count: 1 }],
        shown: { total: { amountMinor: 7_500, currency: 'USD' } },
        payments: [{ kind: 'card', token: await makeCardToken(gateway, card) }],
      },
    };
  }

  async function writeCompletion(): Promise<Prepared> {
    const purchase = await writePurchase(challengedCard);
    const outcome = await readAnswer<ExtraPurchaseOutcome>(callEndpoint(gateway, 'buyExtras', purchase));
    if (outcome.status !== 'challenge') throw new Error(`The purchase is ${outcome.status}.`);
    const { purchaseId, completionSecret } = outcome;
    return { pathTexts: { purchaseId }, body: { completionSecret } };
  }

  return {
    async readOfferExtras() {
      const { offer, passengers } = await newOrder(gateway);
      return { body: { offer, passengers } };
    },
    buyExtras: () => writePurchase(),
    chooseSeats: async () => (choice ??= await writeChoice()),
    async completeExtras() {
      const now = gateway.now().getTime();
      if (waiting === undefined || now > waiting.at + waitingReusedMs) {
        waiting = { at: now, prepared: await writeCompletion() };
      }
      return waiting.prepared;
    },
  };
}
