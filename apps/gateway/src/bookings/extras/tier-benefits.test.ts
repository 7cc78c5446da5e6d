import { endpoints, type ExtraOffer, type Passenger, type TripExtras, type TripLookup } from '@airline/contract';
import { expect, test } from 'vitest';

import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { openTierServices } from '../../accounts/identity/loyalty-members.ts';
import { legEvents } from '../../flights/status/leg-event-schema.ts';
import { readQualifyingFlights } from '../../loyalty/tiers/tier-store.ts';
import { showLoyaltyStatus } from '../../loyalty/tiers/show-status.ts';
import { boardingPlace } from '../orders/order-extra-schema.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00', flight: '9Z3' };
const departs = Date.parse(flight.departs);
const hourMs = 60 * 60 * 1000;
const suite = openChangeSuite();

const travellerWith = (frequentFlyerNumber: string | undefined, names: Partial<Passenger> = {}): Passenger => ({
  ...ana,
  knownTravelerNumber: undefined,
  frequentFlyerNumber,
  ...names,
});
const book = (passengers: readonly Passenger[], bounds = [flight]): Promise<TripLookup> =>
  suite.changes.bookTrip({ bounds, passengers, party: { adults: passengers.length, children: 0, lapInfants: 0 } });
const offersOf = async (proof: TripLookup): Promise<readonly ExtraOffer[]> =>
  (await readJson<TripExtras>(suite.gateway.app.request(endpoints.readExtras.path, keyedPost(proof)))).offers;
const find = async (proof: TripLookup, kind: ExtraOffer['kind'], traveller = 0) =>
  (await offersOf(proof)).find((each) => each.kind === kind && each.traveller === traveller);

test('a tier gives its bags and a place ahead in line to the member alone, not to who typed the number of another', async () => {
  const gold = await openMember(suite.gateway.identity, { tier: 'gold' });
  const luisNames = { firstName: 'Luis', lastName: 'Ortega' };
  const luis = { ...luisNames, gender: 'male' as const };
  const proof = await book([travellerWith(gold.accountNumber), travellerWith(undefined, luis)]);
  const borrowed = { ...(await book([travellerWith(gold.accountNumber, luis)])), ...luisNames };
  expect(await find(proof, 'bag')).toMatchObject({ included: 2 });
  expect(await find(proof, 'bag', 1)).toMatchObject({ included: 1 });
  expect(await find(borrowed, 'bag')).toMatchObject({ included: 1 });
  expect(await find(proof, 'earlyBird')).toMatchObject({ state: 'included', included: 1, most: 0 });
  expect(await find(proof, 'earlyBird', 1)).toMatchObject({ state: 'offered' });
  const asked = {
    ...proof,
    extras: [{ kind: 'earlyBird', traveller: 0, bound: 0, count: 1 }],
    shown: { total: { amountMinor: 2_500, currency: 'USD' } },
    payments: [{ kind: 'card', token: await suite.gateway.token() }],
  };
  expect(await refusalOf(suite.gateway.app.request(endpoints.buyExtras.path, keyedPost(asked)))).toMatchObject({
    name: 'extraNotOffered',
  });
  suite.gateway.clock.now = new Date(departs - 36 * hourMs);
  await suite.deliver();
  const places = await suite.database.db.select().from(boardingPlace);
  const trip = await readBookedTrip(suite.database.db, { recordLocator: proof.recordLocator });
  expect(places.map(({ orderId, passenger }) => [orderId, passenger])).toEqual([[trip?.orderId, 0]]);
});

test('a direction counts once it has departed with the day of its departure, and not if the airline did not fly it', async () => {
  const member = await openMember(suite.gateway.identity);
  const { db } = suite.database;
  const proof = await book([travellerWith(member.accountNumber)], [{ ...flight, flight: '9Z4' }]);
  expect(await readQualifyingFlights(db, member.id)).toMatchObject([
    { departsOn: '2026-12-01', at: new Date(departs) },
  ]);
  suite.gateway.clock.now = new Date(departs);
  const shown = () => showLoyaltyStatus(openTierServices({ db, now: () => suite.gateway.clock.now }), member.id);
  expect(await shown()).toMatchObject({ flown: { flights: 1 }, booked: { flights: 0 } });
  const trip = await readBookedTrip(db, { recordLocator: proof.recordLocator });
  const legId = trip?.offer.bounds[0]?.itinerary.legs[0]?.id ?? '';
  await db.insert(legEvents).values({
    legId,
    date: '2026-12-01',
    saidAt: suite.gateway.clock.now,
    recordedAt: suite.gateway.clock.now,
    source: 'feed',
    facts: { isCancelled: true },
  });
  expect(await shown()).toMatchObject({ flown: { flights: 0 } });
});
