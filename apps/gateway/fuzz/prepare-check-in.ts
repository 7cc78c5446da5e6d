import type { OrderOutcome, TripLookup } from '@airline/contract';

import { orderOf } from '../test-support/orders.ts';
import { bearer, callEndpoint, type FuzzedGateway, readAnswer } from './caller.ts';
import { findOfferRequest, makeCardToken, makeOffer } from './prepare-bookings.ts';
import { logIn } from './prepare-members.ts';
import type { Preparations, Prepared } from './preparations.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Makes what prepares a check-in, its bags and its gate: a trip whose flight leaves within a day, and not within two hours. */
export function checkInPreparations(
  gateway: FuzzedGateway,
): Required<
  Pick<Preparations, 'checkIn' | 'tagBags' | 'readFlightBoarding' | 'scanPass' | 'takeOffBoard' | 'callPlaces'>
> {
  let prepared: Promise<SoonTrip> | undefined;
  let device: string | undefined;

  async function bookSoon(): Promise<SoonTrip> {
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
    const legId = outcome.trip.bounds[0]?.itinerary.legs[0]?.id ?? '';
    return { legId, proof: { recordLocator, firstName, lastName } };
  }

  async function checkedIn(): Promise<SoonTrip> {
    const trip = await (prepared ??= bookSoon());
    await callEndpoint(gateway, 'checkIn', { body: toCheckIn(trip) });
    return trip;
  }

  async function atGate(): Promise<Prepared> {
    const { legId } = await checkedIn();
    const { accessToken, cookie } = await logIn(gateway, { category: 'member', ...gateway.gateAgent }, device);
    device = cookie;
    return { headers: bearer(accessToken), pathTexts: { legId } };
  }

  return {
    checkIn: async () => ({ body: toCheckIn(await (prepared ??= bookSoon())) }),
    async tagBags() {
      const { proof } = await checkedIn();
      return { body: { ...proof, bound: 0, bags: [{ traveller: 0, count: 1 }] } };
    },
    readFlightBoarding: atGate,
    scanPass: async () => ({ ...(await atGate()), body: { text: '1', isAhead: true } }),
    takeOffBoard: async () => ({ ...(await atGate()), body: { sequence: 1 } }),
    callPlaces: async () => ({ ...(await atGate()), body: { upTo: 60 } }),
  };
}

/** A trip that can be checked in for. */
interface SoonTrip {
  readonly legId: string;
  readonly proof: TripLookup;
}

function toCheckIn({ proof }: SoonTrip): object {
  return { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true };
}
