import { endpoints, type PaymentForm, type Trip, type TripLookup } from '@airline/contract';
import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { changedTrip, openChangeSuite, refusalOf, waitingChange } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { issueFund } from '../../../test-support/funds.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { expireFunds } from '../funds/expire-funds.ts';
import { travelFundMovement } from '../funds/fund-schema.ts';
import { findFund } from '../funds/fund-store.ts';
import { returnFundsOfReleased } from '../funds/return-funds.ts';
import { stateOf } from '../funds/rules/fund-state.ts';
import { reconcileChanges } from './reconcile-changes.ts';

const dayMs = 24 * 60 * 60_000;
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const later: NamedBound = { ...flight, flight: 'WN2', departs: '2026-12-02T07:30:00-06:00' };
const dearer: NamedBound = { ...later, price: 15_000 };
const cards = { declined: '4000000000000002', challenge: '4000002500003155' } as const;

const suite = openChangeSuite();
let number: string;
beforeEach(async () => {
  number = await issue();
});

const issue = (values: Parameters<typeof issueFund>[2] = {}) =>
  issueFund(suite.database.db, suite.gateway.clock.now, values);
const form = (fund: string, amountMinor: number): PaymentForm => ({
  kind: 'travelFund',
  number: fund,
  firstName: ana.firstName,
  lastName: ana.lastName,
  amount: usd(amountMinor),
});
const cardForm = async (card?: string): Promise<PaymentForm> => ({
  kind: 'card',
  token: await suite.gateway.token(card),
});
const book = (...payments: readonly PaymentForm[]) => suite.changes.bookTrip({ bounds: [flight], payments });
const change = (lookup: TripLookup, to: NamedBound, payments?: readonly PaymentForm[]) =>
  suite.changes.change(lookup, { to: [to], ...(payments === undefined ? {} : { payments }) });
const movesOf = async (fund: string) =>
  (
    await suite.database.db
      .select()
      .from(travelFundMovement)
      .where(eq(travelFundMovement.fundNumber, fund))
      .orderBy(asc(travelFundMovement.id))
  ).map(({ kind, amountMinor }) => [kind, amountMinor]);
async function readFund(fund: string) {
  const found = await findFund(suite.database.db, fund);
  if (found === undefined) throw new Error('The fund is not there.');
  return { leftMinor: found.leftMinor, state: stateOf(found, suite.gateway.clock.now) };
}
async function cancel(lookup: TripLookup): Promise<Trip> {
  const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
  const shown = { refund: usd(0), credit: usd(0) };
  return readJson<Trip>(suite.gateway.app.request(endpoints.cancelTrip.path, keyedPost({ ...lookup, code, shown })));
}

describe('what a change gives back of a trip that a fund paid a part of', () => {
  test('goes to the card as far as it paid, then to the fund, as the quote said; a cancellation gives back the rest', async () => {
    const lookup = await book(form(number, 5_000));
    const back = { lastFour: number.slice(-4), amount: usd(2_000), expiresOn: '2027-11-21', isExpired: false };
    const cheaper = { ...later, price: 3_000 };
    const quote = await readJson<object>(suite.changes.quote(lookup, { to: [cheaper] }));
    expect(quote).toMatchObject({ difference: { refund: usd(7_900), credit: usd(0), funds: [back] } });
    const trip = await changedTrip(change(lookup, cheaper));
    expect(trip.changes).toMatchObject([{ difference: { refund: usd(7_900), funds: [back] } }]);
    expect(JSON.stringify([quote, trip, suite.gateway.logged])).not.toContain(number);
    const { cancellation } = await cancel(lookup);
    expect(cancellation).toMatchObject({ refund: usd(0), credit: usd(0), funds: [{ amount: usd(3_000) }] });
    expect(await movesOf(number)).toEqual([
      ['issued', 20_000],
      ['spent', -5_000],
      ['returned', 2_000],
      ['returned', 3_000],
    ]);
    await suite.expectSoundBooks();
  });

  test('fills the fund with the latest last day first where it is a credit, and a new one has the rest', async () => {
    const early = await issue({ expiresOn: '2027-03-01' });
    const lookup = await book(form(early, 4_000), form(number, 3_000));
    suite.later(2 * dayMs);
    const trip = await changedTrip(change(lookup, { ...later, price: 2_900 }));
    const funds = trip.changes?.[0]?.difference.funds ?? [];
    expect(funds.map(({ lastFour, amount }) => [lastFour, amount.amountMinor])).toEqual([
      [number.slice(-4), 3_000],
      [early.slice(-4), 4_000],
    ]);
    expect(trip.changes?.[0]?.travelCredit?.amount).toEqual(usd(3_000));
    await suite.expectSoundBooks();
  });

  test('goes back twice to one fund, by two changes', async () => {
    const lookup = await book(form(number, 12_000));
    await changedTrip(change(lookup, { ...later, price: 10_000 }));
    await changedTrip(change(lookup, { ...later, flight: 'WN3', price: 4_000 }));
    expect((await movesOf(number)).slice(2)).toEqual([
      ['returned', 2_000],
      ['returned', 6_000],
    ]);
    await suite.expectSoundBooks();
  });

  test('is said again before anything where the last day of the fund is over by then', async () => {
    const short = await issue({ expiresOn: '2026-11-23' });
    const lookup = await book(form(short, 12_000));
    const cheaper = { ...later, price: 8_000 };
    const shown = { funds: usd(4_000) };
    suite.later(4 * dayMs);
    expect(await refusalOf(suite.changes.change(lookup, { to: [cheaper], shown }))).toEqual({ name: 'changeChanged' });
    const trip = await changedTrip(change(lookup, cheaper));
    expect(trip.changes?.[0]?.difference.funds).toMatchObject([{ amount: usd(4_900), isExpired: true }]);
    await expireFunds({ db: suite.database.db, now: suite.gateway.orders.now });
    expect(await readFund(short)).toMatchObject({ leftMinor: 0 });
    await suite.expectSoundBooks();
  });
});

describe('a fund that pays what a change costs', () => {
  test('pays what its form says, and a card the rest; cancelled, the trip gives it back', async () => {
    const lookup = await book(form(number, 5_000));
    const trip = await changedTrip(change(lookup, dearer, [form(number, 800), await cardForm()]));
    expect(trip.payments.slice(2)).toMatchObject([
      { kind: 'travelFund', lastFour: number.slice(-4), amount: usd(800) },
      { kind: 'card', amount: usd(1_300) },
    ]);
    expect(await readFund(number)).toMatchObject({ leftMinor: 14_200 });
    expect((await cancel(lookup)).cancellation).toMatchObject({
      refund: usd(9_200),
      funds: [{ lastFour: number.slice(-4), amount: usd(5_800) }],
    });
    expect(await readFund(number)).toMatchObject({ leftMinor: 20_000 });
    await suite.expectSoundBooks();
  });

  test('pays all of it with another one: the change is made at once, and comes back to both', async () => {
    const other = await issue({ expiresOn: '2027-03-01' });
    const lookup = await book();
    await changedTrip(change(lookup, dearer, [form(number, 2_000), form(other, 100)]));
    const trip = await changedTrip(change(lookup, { ...later, flight: 'WN3', price: 1_000 }));
    expect(trip.changes?.[1]?.difference).toMatchObject({
      refund: usd(12_900),
      funds: [{ lastFour: number.slice(-4), amount: usd(1_100) }],
    });
    await suite.expectSoundBooks();
  });

  test('pays the taxes that points leave', async () => {
    const member = await openMember(suite.gateway.identity, { points: 50_000 });
    const { accessToken } = member;
    const inPoints = (price: number) => ({ price, points: price, taxes: price / 2 });
    const bounds = [{ ...flight, ...inPoints(12_000) }];
    const paid = [{ kind: 'points' as const, points: 12_000 }];
    const lookup = await suite.changes.bookTrip({ bounds, payments: paid, accessToken });
    const payments = [{ kind: 'points' as const, points: 2_000 }, form(number, 1_000)];
    const to = [{ ...later, ...inPoints(14_000) }];
    const trip = await changedTrip(suite.changes.change(lookup, { to, payments, accessToken }));
    expect(trip.payments.map(({ kind }) => kind)).toEqual(['points', 'card', 'points', 'travelFund']);
    await suite.expectSoundBooks();
  });

  test('has back what a change took whose card is declined', async () => {
    const lookup = await book(form(number, 5_000));
    const payments = [form(number, 800), await cardForm(cards.declined)];
    expect(await refusalOf(change(lookup, dearer, payments))).toMatchObject({ name: 'paymentDeclined' });
    expect((await movesOf(number)).slice(2)).toEqual([
      ['spent', -800],
      ['returned', 800],
    ]);
    await changedTrip(change(lookup, dearer, [form(number, 2_100)]));
    await suite.expectSoundBooks();
  });

  test('is held while the bank asks, and comes back though the trip is cancelled meanwhile', async () => {
    const small = await issue({ amountMinor: 800 });
    const lookup = await book();
    await waitingChange(change(lookup, dearer, [form(small, 800), await cardForm(cards.challenge)]));
    expect(await readFund(small)).toEqual({ leftMinor: 0, state: 'held' });
    expect((await cancel(lookup)).cancellation).toMatchObject({ refund: usd(12_900) });
    expect(await readFund(small)).toEqual({ leftMinor: 0, state: 'held' });
    suite.later(20 * 60_000);
    await reconcileChanges(suite.gateway.orders);
    expect(await readFund(small)).toEqual({ leftMinor: 800, state: 'usable' });
    await suite.expectSoundBooks();
  });

  test('has back what a change took that an instance of an earlier release has released', async () => {
    const { db } = suite.database;
    const lookup = await book();
    const { changeId } = await waitingChange(
      change(lookup, dearer, [form(number, 800), await cardForm(cards.challenge)]),
    );
    await suite.changes.decide(changeId, 'declined');
    await suite.changes.complete(changeId);
    const { subject, kind } = travelFundMovement;
    await db.delete(travelFundMovement).where(and(eq(subject, changeId), eq(kind, 'returned')));
    expect(await returnFundsOfReleased(db, suite.gateway.clock.now)).toBe(1);
    expect(await returnFundsOfReleased(db, suite.gateway.clock.now)).toBe(0);
    expect(await readFund(number)).toMatchObject({ leftMinor: 20_000 });
    await suite.expectSoundBooks();
  });

  test('is spent once by a request that comes again', async () => {
    const lookup = await book();
    const request = await suite.changes.changeOf(lookup, { to: [dearer], payments: [form(number, 2_100)] });
    const key = 'one-change-of-one-person';
    const first = await suite.changes.send(request, key);
    expect(await (await suite.changes.send(request, key)).text()).toBe(await first.text());
    expect(await readFund(number)).toMatchObject({ leftMinor: 17_900 });
    await suite.expectSoundBooks();
  });

  test('is spent once by changes of two trips at the same time, and who comes second learns what is left', async () => {
    const small = await issue({ amountMinor: 3_000 });
    const trips = [await book(), await book()];
    const requests = await Promise.all(
      trips.map((lookup) => suite.changes.changeOf(lookup, { to: [dearer], payments: [form(small, 2_100)] })),
    );
    const answers = await Promise.all(requests.map((request) => suite.changes.send(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const refused = answers.find(({ status }) => status === 409);
    if (refused === undefined) throw new Error('Both were made.');
    expect(await refusalOf(refused)).toEqual({
      name: 'fundChanged',
      errors: [{ pointer: '/payments/0', code: 'fundChanged', params: { leftMinor: 900 } }],
    });
    await suite.expectSoundBooks();
  });

  test.each([
    ['nothing is left of', async () => form(await spent(), 100), 'fundSpent'],
    ['whose last day is over', async () => form(await issue({ expiresOn: '2026-11-18' }), 100), 'fundExpired'],
    ['with a wrong number', async () => form('AAAABBBBCCCC', 100), 'fundNotFound'],
    ['with a wrong name', async () => ({ ...form(number, 100), lastName: 'Otra' }), 'fundNotFound'],
    ['of a company, for who is not of it', async () => form(await issue({ kind: 'business' }), 100), 'fundNotFound'],
  ] as const)('that %s', async (_, wanted, name) => {
    const lookup = await book();
    const payments = [await wanted(), await cardForm()];
    expect(await refusalOf(change(lookup, dearer, payments))).toEqual({
      name,
      errors: [{ pointer: '/payments/0', code: name }],
    });
    await suite.expectSoundBooks();
  });

  test('pays no more than is due', async () => {
    const lookup = await book();
    expect((await refusalOf(change(lookup, dearer, [form(number, 2_101), await cardForm()]))).errors).toEqual([
      { pointer: '/payments/0/amount', code: 'moreThanDue' },
    ]);
  });
});

/** Issues a fund of which nothing is left. */
async function spent(): Promise<string> {
  const fund = await issue({ amountMinor: 500 });
  await book(form(fund, 500));
  return fund;
}
