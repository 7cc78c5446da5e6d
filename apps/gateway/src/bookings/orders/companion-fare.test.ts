import { endpoints, type Offer, type OrderOutcome, type Passenger, type Trip } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { changedTrip, openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember, type TestMember } from '../../../test-support/members.ts';
import { ana, keyedPost, orderOf, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted, quoteCancellationOf } from '../../../test-support/parts.ts';
import { companionGrant } from '../../accounts/companion/companion-schema.ts';
import { grantCompanion, insertCompanion } from '../../accounts/companion/companion-store.ts';
import { pointsMovement } from '../../loyalty/points/points-schema.ts';

const suite = openChangeSuite();
const day = 24 * 60 * 60 * 1000;
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

// $129 each: the fare $119.33, the tax on it $6.45, and $3.22 that everybody owes who flies.
const out: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00', flight: '9Z3' };
const back: NamedBound = {
  ...out,
  family: 'flex',
  route: 'HOU-DAL',
  departs: '2026-12-05T07:30:00-06:00',
  flight: '9Z4',
};
const taxes = 322;
const two = { adults: 2, children: 0, lapInfants: 0 };
const tomas = { firstName: 'Tomás', lastName: 'Ríos', birthDate: '1988-05-02' };
const plain: Passenger = { ...ana, knownTravelerNumber: undefined, frequentFlyerNumber: undefined };
const companion: Passenger = {
  ...plain,
  firstName: 'TOMAS',
  lastName: 'Rios',
  birthDate: tomas.birthDate,
  gender: 'male',
};

let member: TestMember;
beforeEach(async () => {
  member = await openMember(suite.gateway.identity, { birthDate: ana.birthDate, points: 50_000 });
  const { db } = suite.database;
  await grantCompanion(db, member.id, suite.gateway.clock.now);
  await insertCompanion(db, member.id, tomas, suite.gateway.clock.now);
});

async function price(
  passengers: readonly Passenger[],
  {
    bounds = [out, back],
    party = two,
    offer = '',
  }: { bounds?: readonly NamedBound[]; party?: typeof two; offer?: string } = {},
): Promise<Response> {
  const body = {
    offer: offer === '' ? await suite.changes.offer(bounds, party) : offer,
    passengers: passengers.map(({ kind, firstName, lastName, birthDate }) => ({
      kind,
      firstName,
      lastName,
      birthDate,
    })),
  };
  return suite.gateway.app.request(endpoints.priceCompanionFare.path, keyedPost(body, undefined, member.accessToken));
}

const order = async (offer: string, passengers: readonly Passenger[], token: string | undefined = member.accessToken) =>
  suite.gateway.order(orderOf(offer, await suite.gateway.token(), passengers), undefined, token);

async function book(
  wish: Parameters<typeof price>[1] = {},
): Promise<{ trip: Trip; lookup: Parameters<typeof cancelAsQuoted>[1] }> {
  const self = { ...plain, frequentFlyerNumber: member.accountNumber };
  const { token } = await readJson<Offer>(price([self, companion], wish));
  // The companion has a number, too: the ticket earns nothing for it.
  const outcome = await readJson<OrderOutcome>(
    order(token, [self, { ...companion, frequentFlyerNumber: member.accountNumber }]),
  );
  if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
  const { recordLocator } = outcome.trip;
  return { trip: outcome.trip, lookup: { recordLocator, firstName: 'Ana', lastName: ana.lastName } };
}

test('the companion pays taxes alone, and the trip says so; what the others pay and earn is as ever', async () => {
  const { trip } = await book();
  expect(trip.price).toMatchObject({ total: usd(2 * 12_900 + 2 * taxes), taxesWithPoints: usd(4 * taxes) });
  expect(
    trip.price.passengers.map(({ kind, count, total, isCompanion }) => [kind, count, total.amountMinor, isCompanion]),
  ).toEqual([
    ['adult', 1, 25_800, undefined],
    ['adult', 1, 2 * taxes, true],
  ]);
  expect(trip.payments).toMatchObject([{ kind: 'card', amount: usd(2 * 12_900 + 2 * taxes) }]);
  expect(trip.passengers.map(({ isCompanion }) => isCompanion)).toEqual([undefined, true]);
  expect(trip.pointsEarned).toBe(2 * 129);
  const earned = await suite.database.db.select().from(pointsMovement).where(eq(pointsMovement.accountId, member.id));
  expect(earned.flatMap(({ kind, points }) => (kind === 'earned' ? [points] : []))).toEqual([129, 129]);
  await suite.expectSoundBooks();
});

test('points pay the fares of everybody else, and the taxes of all are money', async () => {
  const self = { ...plain, frequentFlyerNumber: member.accountNumber };
  const { token, price: priced } = await readJson<Offer>(price([self, companion]));
  expect(priced).toMatchObject({ points: 2 * 8_600, taxesWithPoints: usd(4 * taxes), pointsEarned: 2 * 129 });
  const request = orderOf(token, await suite.gateway.token(), [self, companion]);
  const payments = [{ kind: 'points' as const, points: priced.points }, ...request.payments];
  const outcome = await readJson<OrderOutcome>(
    suite.gateway.order({ ...request, payments }, undefined, member.accessToken),
  );
  if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
  const lookup = { recordLocator: outcome.trip.recordLocator, firstName: 'Ana', lastName: ana.lastName };
  suite.later(2 * day);
  expect(await readJson(quoteCancellationOf(suite.gateway, lookup))).toMatchObject({
    pointsReturned: 2 * 8_600,
    refund: usd(4 * taxes),
  });
  expect((await cancelAsQuoted(suite.gateway, lookup)).status).toBe(200);
  await suite.expectSoundBooks();
});

test('taxes come back as each fare says; the companion may be taken off alone, and does not stay alone', async () => {
  const { lookup } = await book();
  suite.later(2 * day);
  expect(await readJson(quoteCancellationOf(suite.gateway, lookup))).toMatchObject({
    credit: usd(12_900 + taxes),
    refund: usd(12_900 + taxes),
  });
  const leave = (place: number) => ({ version: 0, passengers: [place] });
  expect(await refusalOf(quoteCancellationOf(suite.gateway, lookup, leave(0)))).toEqual({
    name: 'companionNeedsMember',
  });
  expect(await readJson(quoteCancellationOf(suite.gateway, lookup, leave(1)))).toMatchObject({
    credit: usd(taxes),
    refund: usd(taxes),
  });
  expect((await cancelAsQuoted(suite.gateway, lookup, { part: leave(1) })).status).toBe(200);
  const after = await readJson<Trip>(suite.changes.find(lookup));
  expect(after.price.total).toEqual(usd(2 * 12_900));
  expect([after.passengers.length, after.passengers[0]?.isCompanion, after.pointsEarned]).toEqual([1, undefined, 258]);
  await suite.expectSoundBooks();
});

test('of other flights, too, the companion owes taxes alone', async () => {
  const { lookup } = await book({ bounds: [out] });
  suite.later(2 * day);
  // $200 each: $5 of taxes that everybody owes who flies.
  const dearer = { ...out, price: 20_000, departs: '2026-12-02T07:30:00-06:00', flight: '9Z5' };
  const trip = await changedTrip(suite.changes.change(lookup, { to: [dearer], party: two }));
  expect(trip.price.total).toEqual(usd(20_000 + 500));
  expect(trip.payments.map((payment) => ('amount' in payment ? payment.amount.amountMinor : 0))).toEqual([
    12_900 + taxes,
    20_000 + 500 - 12_900 - taxes,
  ]);
  expect(trip.passengers.map(({ isCompanion }) => isCompanion)).toEqual([undefined, true]);
  await suite.expectSoundBooks();
});

test('everybody pays the fare where the member or the companion does not fly, is somebody else, or flies after the benefit', async () => {
  const totalOf = async (answer: Response | Promise<Response>) =>
    (await readJson<Offer>(answer)).price.total.amountMinor;
  const full = 4 * 12_900;
  const stranger = { ...companion, firstName: 'Hugo' };
  expect(await totalOf(price([plain, stranger]))).toBe(full);
  expect(await totalOf(price([{ ...companion, birthDate: '1988-05-03' }, plain]))).toBe(full);
  expect(await totalOf(price([stranger, companion]))).toBe(full);
  expect(await totalOf(price([plain, companion]))).toBe(full - 2 * (12_900 - taxes));
  const later = { ...out, departs: '2028-01-01T07:30:00-06:00' };
  expect(await totalOf(price([plain, companion], { bounds: [later] }))).toBe(2 * 12_900);
  const { token } = await readJson<Offer>(price([plain, companion]));
  expect(await totalOf(price([plain, stranger], { offer: token }))).toBe(full);
});

test('an offer with a companion books for that member, that companion and that benefit alone', async () => {
  const { token } = await readJson<Offer>(price([plain, companion]));
  const changed = { name: 'companionChanged' };
  expect(await refusalOf(order(token, [plain, { ...companion, firstName: 'Hugo' }]))).toEqual(changed);
  expect(await refusalOf(order(token, [companion, plain]))).toEqual(changed);
  const another = await openMember(suite.gateway.identity, { birthDate: ana.birthDate });
  expect(await refusalOf(order(token, [plain, companion], another.accessToken))).toEqual(changed);
  const request = orderOf(token, await suite.gateway.token(), [plain, companion]);
  expect(await refusalOf(suite.gateway.order(request))).toEqual(changed);
  await suite.database.db.delete(companionGrant).where(eq(companionGrant.accountId, member.id));
  expect(await refusalOf(order(token, [plain, companion]))).toEqual(changed);
  expect((await suite.gateway.app.request(endpoints.priceCompanionFare.path, keyedPost({}))).status).toBe(401);
});
