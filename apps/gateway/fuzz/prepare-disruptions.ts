import type { OrderOutcome } from '@airline/contract';

import { testFeedKey } from '../test-support/config.ts';
import { bearer, callEndpoint, type FuzzedGateway, readAnswer, readLinkSecret } from './caller.ts';
import { newOrder } from './prepare-bookings.ts';
import type { Preparations } from './preparations.ts';

type DisruptionOperation = 'openDisruptionLink' | 'takeDisruptionLink';

const dayMs = 86_400_000;
const nothing = { amountMinor: 0, currency: 'USD' };

/** Makes what prepares the links of mails about disruptions: the money of a trip whose flight is cancelled. */
export function disruptionPreparations(gateway: FuzzedGateway): Required<Pick<Preparations, DisruptionOperation>> {
  let mailed: Promise<object> | undefined;

  /** Books a flight of a day that nothing else is prepared for, has it cancelled, and reads the link of the mail. */
  async function mailLink(): Promise<object> {
    const date = new Date(Date.parse(gateway.date) + dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const body = await newOrder({ ...gateway, date });
    const outcome = await readAnswer<OrderOutcome>(callEndpoint(gateway, 'createOrder', { body }));
    if (outcome.status !== 'confirmed') throw new Error(`The order is ${outcome.status}.`);
    const { recordLocator, bounds } = outcome.trip;
    const [leg] = bounds.flatMap(({ itinerary }) => itinerary.legs);
    if (leg === undefined) throw new Error('The trip has no flight.');
    const { flight, from } = leg;
    const saidAt = new Date(gateway.now().getTime() - 60_000).toISOString();
    const report = { flight, date, from, saidAt, facts: { isCancelled: true } };
    await callEndpoint(gateway, 'recordFlightReports', { headers: bearer(testFeedKey), body: { reports: [report] } });
    const link = /\/disruption[^#\s]*#version=0&bound=0&kind=cancelled&link=([\w-]{43})/;
    const secret = await readLinkSecret(gateway, body.contact.email, undefined, link);
    return { recordLocator, version: 0, bound: 0, kind: 'cancelled', secret };
  }

  return {
    openDisruptionLink: async () => ({ body: await (mailed ??= mailLink()) }),
    takeDisruptionLink: async () => ({
      body: { ...(await (mailed ??= mailLink())), shown: { refund: nothing, credit: nothing } },
    }),
  };
}
