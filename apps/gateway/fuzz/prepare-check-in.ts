import type { OrderOutcome } from '@airline/contract';

import { orderOf } from '../test-support/orders.ts';
import { callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { findOfferRequest, makeCardToken, makeOffer } from './prepare-bookings.ts';
import type { Preparations } from './preparations.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Makes what prepares a check-in: a trip whose flight leaves within a day, and not within two hours. */
export function checkInPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, 'checkIn'>> {
  let prepared: Promise<object> | undefined;

  async function bookSoon(): Promise<object> {
    const now = gateway.now().getTime();
    const isOpen = (departsAt: number) => departsAt > now + 2 * hourMs && departsAt < now + 23 * hourMs;
    const offerOn = (day: number) =>
      findOfferRequest(
        { ...gateway, date: new Date(day).toISOString().slice(0, 'YYYY-MM-DD'.length) },
        undefined,
        isOpen,
      );
    // In the evening flights leave the next day.
    const request = await offerOn(now).catch(() => offerOn(now + dayMs));
    const body = orderOf(await makeOffer(gateway, request), await makeCardToken(gateway));
    const outcome = await readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body }));
    if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
    const { recordLocator, passengers } = outcome.trip;
    const { firstName = '', lastName = '' } = passengers[0] ?? {};
    return { recordLocator, firstName, lastName, bound: 0, travellers: [0], hasNoDangerousGoods: true };
  }

  return { checkIn: async () => ({ body: await (prepared ??= bookSoon()) }) };
}
