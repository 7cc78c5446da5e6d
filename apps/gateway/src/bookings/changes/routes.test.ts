import {
  type ChangeOptions,
  changeOptions,
  changeQuote,
  endpoints,
  trip as tripSchema,
  type Passenger,
} from '@airline/contract';
import { describe, expect, test } from 'vitest';

import { changedTrip, openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana, boundOf, flightLeg, keyedPost, offerOf, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { readPointsHeld } from '../../loyalty/points/points-store.ts';
import { findFund } from '../funds/fund-store.ts';

const hourMs = 60 * 60 * 1000;
const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const back: NamedBound = { ...flight, flight: 'WN9', route: 'HOU-DAL', departs: '2026-12-08T07:30:00-06:00' };
const later: NamedBound = { ...flight, flight: 'WN2', departs: '2026-12-02T07:30:00-06:00' };
const dearer: NamedBound = { ...later, price: 15_000 };
const cheaper: NamedBound = { ...later, price: 10_000 };

const suite = openChangeSuite();
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const nothing = { due: usd(0), refund: usd(0), credit: usd(0), forfeited: usd(0), pointsDue: 0, pointsReturned: 0 };

describe('what can be changed', () => {
  const optionsOf = async (lookup: Parameters<typeof suite.changes.options>[0]) =>
    changeOptions.parse(await readJson<ChangeOptions>(suite.changes.options(lookup)));

  test('is said of each direction, with the time until when', async () => {
    const lookup = await suite.changes.bookTrip({
      bounds: [
        { ...flight, family: 'flex' },
        { ...back, family: 'basic' },
      ],
    });
    expect(await optionsOf(lookup)).toEqual({
      bounds: [
        { state: 'changeable', closesAt: '2026-12-01T13:20:00.000Z', hasSameDayChange: true },
        { state: 'fareForbids', closesAt: '2026-12-08T13:20:00.000Z', hasSameDayChange: false },
      ],
      isChangedTogether: false,
      freeUntil: '2026-11-22T07:00:00.000Z',
      needsCode: true,
    });
    suite.gateway.clock.now = new Date('2026-12-01T13:20:00Z');
    const closed = await optionsOf(lookup);
    expect(closed.bounds.map(({ state }) => state)).toEqual(['closed', 'fareForbids']);
    expect(closed.freeUntil).toBeUndefined();
    suite.gateway.clock.now = new Date('2026-12-01T13:30:00Z');
    expect((await optionsOf(lookup)).bounds.map(({ state }) => state)).toEqual(['departed', 'fareForbids']);
  });

  test('is everything at once where an earlier release priced the trip as a whole', async () => {
    const { gateway } = suite;
    const legs = [flightLeg('WN41', '2026-12-01'), flightLeg('WN42', '2026-12-03', 'HOU', 'DAL')];
    const whole = offerOf(
      legs.map((leg) => boundOf([leg])),
      new Date('2026-11-21T07:20:00Z'),
    );
    const outcome = await gateway.outcome(gateway.book({ offer: await gateway.orders.offers.sign(whole) }));
    if (outcome.status !== 'confirmed') throw new Error(outcome.status);
    const lookup = { recordLocator: outcome.trip.recordLocator, firstName: 'Ana', lastName: ana.lastName };
    expect((await optionsOf(lookup)).isChangedTogether).toBe(true);
    expect(await refusalOf(suite.changes.change(lookup, { to: [dearer] }))).toEqual({ name: 'changedTogether' });
  });
});

describe('the quote', () => {
  test('says what is due, the new price and whether a code is needed, and changes nothing', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    const quote = changeQuote.parse(await readJson<object>(suite.changes.quote(lookup, { to: [dearer] })));
    expect(quote).toMatchObject({
      difference: { ...nothing, due: usd(2_100) },
      price: { total: usd(15_000) },
      bounds: [{ bound: 0, before: usd(12_900), after: usd(15_000) }],
      expiresAt: '2026-11-21T07:20:00.000Z',
      needsCode: true,
    });
    expect(quote.creditExpiresOn).toBeUndefined();
    expect(tripSchema.parse(await readJson<object>(suite.changes.find(lookup))).changes).toBeUndefined();
  });

  test('of cheaper flights after the free day says until when the credit is good', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    suite.later(24 * hourMs);
    expect(await readJson<object>(suite.changes.quote(lookup, { to: [cheaper] }))).toMatchObject({
      difference: { ...nothing, credit: usd(2_900) },
      creditExpiresOn: '2027-11-22',
    });
  });
});

describe('a change', () => {
  test('to dearer flights is paid by card, and the trip has other flights and tickets under its locator', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    const before = tripSchema.parse(await readJson<object>(suite.changes.find(lookup)));
    const changed = await changedTrip(suite.changes.change(lookup, { to: [dearer] }));
    expect(changed).toMatchObject({
      recordLocator: lookup.recordLocator,
      status: 'confirmed',
      price: { total: usd(15_000) },
      payments: [
        { kind: 'card', lastFour: '4242', amount: usd(12_900) },
        { kind: 'card', lastFour: '4242', amount: usd(2_100) },
      ],
      changes: [{ changedAt: '2026-11-21T07:00:00.000Z', difference: { ...nothing, due: usd(2_100) } }],
    });
    expect(changed.bounds[0]?.itinerary.legs[0]?.flight).toBe('WN2');
    expect(changed.changes?.[0]?.before).toEqual(before.bounds);
    expect(changed.passengers[0]?.ticketNumber).toMatch(/^989/);
    expect(changed.passengers[0]?.ticketNumber).not.toBe(before.passengers[0]?.ticketNumber);
    expect(tripSchema.parse(await readJson<object>(suite.changes.find(lookup)))).toEqual(changed);
    await suite.expectSoundBooks();
  });

  test('to flights of the same price is made at once, without a payment', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    const changed = await changedTrip(suite.changes.change(lookup, { to: [later] }));
    expect(changed).toMatchObject({ payments: [{}], changes: [{ difference: nothing }] });
    await suite.expectSoundBooks();
  });

  test('to cheaper flights gives money back within the free day, once', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    const changed = await changedTrip(suite.changes.change(lookup, { to: [cheaper] }));
    expect(changed.changes).toMatchObject([{ difference: { ...nothing, refund: usd(2_900) } }]);
    await suite.expectSoundBooks();
  });

  test('to cheaper flights later gives a travel credit, which its number and its trip find', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    suite.later(24 * hourMs);
    const [change] = (await changedTrip(suite.changes.change(lookup, { to: [cheaper] }))).changes ?? [];
    const holder = { firstName: ana.firstName, lastName: ana.lastName };
    expect(change).toMatchObject({
      difference: { ...nothing, credit: usd(2_900) },
      travelCredit: { amount: usd(2_900), expiresOn: '2027-11-22', holder },
    });
    const number = change?.travelCredit?.number ?? '';
    expect(number).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
    for (const reference of [number, lookup.recordLocator]) {
      expect(await findFund(suite.database.db, reference)).toMatchObject({ number, leftMinor: 2_900 });
    }
    // Who only names the trip does not see the number: it is as good as money.
    const found = tripSchema.parse(await readJson<object>(suite.changes.find(lookup)));
    expect(found.changes?.[0]?.travelCredit).toMatchObject({ lastFour: number.slice(-4) });
    expect(found.changes?.[0]?.travelCredit?.number).toBeUndefined();
    await suite.expectSoundBooks();
  });

  test('that gave a credit, and a cancellation that gives another: the locator finds that of the cancellation', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    suite.later(24 * hourMs);
    await changedTrip(suite.changes.change(lookup, { to: [cheaper] }));
    const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
    const shown = { refund: usd(0), credit: usd(10_000) };
    const cancellation = keyedPost({ ...lookup, code, shown });
    expect((await suite.gateway.app.request(endpoints.cancelTrip.path, cancellation)).status).toBe(200);
    expect(await findFund(suite.database.db, lookup.recordLocator)).toMatchObject({ leftMinor: 10_000 });
    await suite.expectSoundBooks();
  });

  test('that was paid, one that gave money back, and a cancellation: together they give what was paid, and no more', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    await changedTrip(suite.changes.change(lookup, { to: [dearer] }));
    // The newest payment goes back whole, and a part of the one before.
    await changedTrip(suite.changes.change(lookup, { to: [{ ...flight, price: 12_000 }] }));
    const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
    const shown = { refund: usd(12_000), credit: usd(0) };
    const cancellation = keyedPost({ ...lookup, code, shown });
    expect((await suite.gateway.app.request(endpoints.cancelTrip.path, cancellation)).status).toBe(200);
    await suite.expectSoundBooks();
  });

  test('whose refund is made after a cancellation that gives a credit alone does not say that the cancellation was refunded', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    await changedTrip(suite.changes.change(lookup, { to: [cheaper] }));
    suite.later(24 * hourMs);
    const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
    const shown = { refund: usd(0), credit: usd(10_000) };
    const cancellation = keyedPost({ ...lookup, code, shown });
    expect((await suite.gateway.app.request(endpoints.cancelTrip.path, cancellation)).status).toBe(200);
    await suite.expectSoundBooks();
    const found = tripSchema.parse(await readJson<object>(suite.changes.find(lookup)));
    expect(found.cancellation?.refundedAt).toBeUndefined();
  });

  test('of a flex fare to another flight of the day costs nothing on that day', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [{ ...flight, family: 'flex' }] });
    suite.gateway.clock.now = new Date('2026-12-01T08:00:00Z');
    const evening = {
      ...flight,
      family: 'flex',
      flight: 'WN8',
      price: 40_000,
      departs: '2026-12-01T19:30:00-06:00',
    } as const;
    const changed = await changedTrip(suite.changes.change(lookup, { to: [evening] }));
    expect(changed).toMatchObject({ price: { total: usd(12_900) }, changes: [{ difference: nothing }] });
    await suite.expectSoundBooks();
  });

  test('of one direction leaves the other one, its seats and its pending points alone', async () => {
    const member = await openMember(suite.gateway.identity);
    const lookup = await suite.changes.bookTrip({
      bounds: [flight, back],
      passengers: [{ ...ana, frequentFlyerNumber: member.accountNumber }],
    });
    const newBack = { ...back, flight: 'WN7', price: 20_000, departs: '2026-12-09T07:30:00-06:00' };
    const changed = await changedTrip(suite.changes.change(lookup, { to: [newBack], bounds: [1] }));
    expect(changed.bounds.map(({ itinerary }) => itinerary.legs[0]?.flight)).toEqual(['WN1', 'WN7']);
    const { pending } = await readPointsHeld(suite.database.db, member.id, suite.gateway.clock.now);
    expect(pending).toEqual({ points: changed.price.pointsEarned, nextAt: new Date('2026-12-01T13:30:00Z') });
    await suite.expectSoundBooks();
  });

  test('of both directions in the other order of an offer puts each into its place', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight, back] });
    const newBack = { ...back, flight: 'WN7', departs: '2026-12-09T07:30:00-06:00' };
    const changed = await changedTrip(suite.changes.change(lookup, { to: [newBack, later], bounds: [1, 0] }));
    expect(changed.bounds.map(({ itinerary }) => itinerary.legs[0]?.flight)).toEqual(['WN2', 'WN7']);
    await suite.expectSoundBooks();
  });

  test('for a party with children and a lap infant moves all their seats, and a ticket for each but the infant', async () => {
    const party = { adults: 2, children: 1, lapInfants: 1 };
    const person = (kind: Passenger['kind'], firstName: string, birthDate: string): Passenger => {
      const { frequentFlyerNumber: _number, document: _document, ...base } = ana;
      return { ...base, kind, firstName, birthDate };
    };
    const passengers = [
      ana,
      person('adult', 'Luis', '1982-01-01'),
      person('child', 'Sol', '2020-01-01'),
      person('lapInfant', 'Leo', '2026-01-01'),
    ];
    const infant = { ...flight, flight: 'WN31', infant: 700 };
    const lookup = await suite.changes.bookTrip({ bounds: [infant], party, passengers });
    const changed = await changedTrip(
      suite.changes.change(lookup, {
        to: [{ ...infant, ...later, flight: 'WN32', infant: 300, price: 13_000 }],
        party,
      }),
    );
    expect(changed.price.total).toEqual(usd(3 * 13_000 + 300));
    expect(changed.passengers.map(({ ticketNumber }) => ticketNumber !== undefined)).toEqual([true, true, true, false]);
    // Within the free day all is money: the infant's tax that is not owed pays for the others.
    expect(changed.changes?.[0]?.difference).toEqual({ ...nothing, refund: usd(100) });
    await suite.expectSoundBooks();
  });

  test('by the login of the account whose trip it is needs no code', async () => {
    const { accessToken } = await openMember(suite.gateway.identity);
    const lookup = await suite.changes.bookTrip({ bounds: [flight], accessToken });
    expect(await readJson<object>(suite.changes.quote(lookup, { to: [later], accessToken }))).toMatchObject({
      needsCode: false,
    });
    const { code: _code, ...request } = await suite.changes.changeOf(lookup, { to: [later], accessToken });
    expect((await suite.changes.send(request, undefined, accessToken)).status).toBe(201);
  });

  test('uses up the code: the next one needs another', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    const request = await suite.changes.changeOf(lookup, { to: [later] });
    expect((await suite.changes.send(request)).status).toBe(201);
    const next = await suite.changes.changeOf(lookup, { to: [flight], code: request.code ?? '' });
    expect(await refusalOf(suite.changes.send(next))).toMatchObject({ name: 'tripCodeExpired' });
  });

  test('after another one is made of what is booked by then, and the free day stays that of the booking', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight] });
    await changedTrip(suite.changes.change(lookup, { to: [dearer] }));
    const changed = await changedTrip(suite.changes.change(lookup, { to: [{ ...flight, price: 12_000 }] }));
    expect(changed.changes).toMatchObject([
      { difference: { ...nothing, due: usd(2_100) } },
      { difference: { ...nothing, refund: usd(3_000) } },
    ]);
    expect(changed.freeCancellationUntil).toBe('2026-11-22T07:00:00.000Z');
    await suite.expectSoundBooks();
  });
});

describe('a trip that points paid', () => {
  const inPoints = { ...flight, points: 8_000, taxes: 300 };
  const bookWithPoints = async (points: number) => {
    const member = await openMember(suite.gateway.identity, { points });
    const payments = [{ kind: 'points' as const, points: 8_000 }];
    const { accessToken } = member;
    return { member, accessToken, lookup: await suite.changes.bookTrip({ bounds: [inPoints], payments, accessToken }) };
  };
  const balanceOf = async ({ id }: { readonly id: string }) =>
    (await readPointsHeld(suite.database.db, id, suite.gateway.clock.now)).balance;

  test('pays more points and taxes for dearer flights', async () => {
    const { member, accessToken, lookup } = await bookWithPoints(10_000);
    const to = [{ ...dearer, points: 9_500, taxes: 500 }];
    const changed = await changedTrip(suite.changes.change(lookup, { to, accessToken }));
    expect(changed.changes).toMatchObject([{ difference: { ...nothing, due: usd(200), pointsDue: 1_500 } }]);
    expect(changed.payments).toMatchObject([
      { kind: 'points', points: 8_000 },
      { kind: 'card', amount: usd(300) },
      { kind: 'points', points: 1_500 },
      { kind: 'card', amount: usd(200) },
    ]);
    expect(await balanceOf(member)).toBe(500);
    await suite.expectSoundBooks();
  });

  test('gets points and taxes back for cheaper flights', async () => {
    const { member, accessToken, lookup } = await bookWithPoints(8_000);
    const to = [{ ...cheaper, points: 6_000, taxes: 250 }];
    const changed = await changedTrip(suite.changes.change(lookup, { to, accessToken }));
    expect(changed.changes).toMatchObject([{ difference: { ...nothing, refund: usd(50), pointsReturned: 2_000 } }]);
    expect(await balanceOf(member)).toBe(2_000);
    await suite.expectSoundBooks();
  });

  test('is refused where the account has too few, and keeps what it has', async () => {
    const { member, accessToken, lookup } = await bookWithPoints(8_000);
    const to = [{ ...dearer, points: 8_001, taxes: 300 }];
    expect(await refusalOf(suite.changes.change(lookup, { to, accessToken }))).toEqual({ name: 'pointsInsufficient' });
    expect(await balanceOf(member)).toBe(0);
    await suite.expectSoundBooks();
  });

  test('takes the points of nobody but the account that it was booked with', async () => {
    const { lookup } = await bookWithPoints(10_000);
    const to = [{ ...dearer, points: 9_000, taxes: 300 }];
    expect(await refusalOf(suite.changes.change(lookup, { to }))).toMatchObject({ name: 401120721 });
    const other = await openMember(suite.gateway.identity, { points: 10_000, firstName: 'Luis' });
    const { accessToken } = other;
    expect(await refusalOf(suite.changes.change(lookup, { to, accessToken }))).toEqual({ name: 'notPermitted' });
    expect(await balanceOf(other)).toBe(10_000);
    await suite.expectSoundBooks();
  });
});
