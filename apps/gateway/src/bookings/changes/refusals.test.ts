import { agreementInForce, endpoints, type Passenger } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { oneAdult } from '../../../test-support/change-gateway.ts';
import { changedTrip, openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { account } from '../../accounts/identity/identity-schema.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const back: NamedBound = { ...flight, flight: 'WN9', route: 'HOU-DAL', departs: '2026-12-08T07:30:00-06:00' };
const later: NamedBound = { ...flight, flight: 'WN2', departs: '2026-12-02T07:30:00-06:00' };
const dearer: NamedBound = { ...later, price: 15_000 };

/** Legs of flight WN66 are flown no more, and those of WN67 have one seat. */
const suite = openChangeSuite((legId) => (legId.startsWith('WN66') ? undefined : legId.startsWith('WN67') ? 1 : 143));
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const bookOne = () => suite.changes.bookTrip({ bounds: [flight] });

describe('who may not', () => {
  test('names a trip that they do not have', async () => {
    const lookup = { ...(await bookOne()), lastName: 'García' };
    expect(await refusalOf(suite.changes.options(lookup))).toEqual({ name: 'tripNotFound' });
    expect(await refusalOf(suite.changes.quote(lookup, { to: [later] }))).toEqual({ name: 'tripNotFound' });
    expect(await refusalOf(suite.changes.change(lookup, { to: [later] }))).toEqual({ name: 'tripNotFound' });
  });

  test('has the names alone, or a wrong code', async () => {
    const lookup = await bookOne();
    const { code: _code, ...request } = await suite.changes.changeOf(lookup, { to: [later] });
    expect(await refusalOf(suite.changes.send(request))).toEqual({ name: 'tripCodeNeeded' });
    const wrong = { ...request, code: '00000000' };
    expect(await refusalOf(suite.changes.send(wrong))).toEqual({ name: 'tripCodeIncorrect' });
  });

  test('changes a trip that was cancelled', async () => {
    const lookup = await bookOne();
    const request = await suite.changes.changeOf(lookup, { to: [later] });
    const shown = { refund: usd(0), credit: usd(0) };
    const cancellation = keyedPost({ ...lookup, code: request.code, shown });
    expect((await suite.gateway.app.request(endpoints.cancelTrip.path, cancellation)).status).toBe(200);
    expect(await refusalOf(suite.changes.options(lookup))).toEqual({ name: 'tripAlreadyCancelled' });
    expect(await refusalOf(suite.changes.quote(lookup, { to: [later] }))).toEqual({ name: 'tripAlreadyCancelled' });
    expect(await refusalOf(suite.changes.send(request))).toEqual({ name: 'tripAlreadyCancelled' });
  });
});

describe('an offer', () => {
  test('that is none of ours, or too old', async () => {
    const lookup = await bookOne();
    expect(await refusalOf(suite.changes.quote(lookup, { to: [later], offer: 'x.y.z' }))).toEqual({
      name: 'offerInvalid',
    });
    const request = await suite.changes.changeOf(lookup, { to: [later] });
    suite.later(20 * 60_000);
    expect(await refusalOf(suite.changes.send(request))).toEqual({ name: 'offerExpired' });
  });

  test('that does not say what its prices are made of, as one of the release before', async () => {
    const lookup = await bookOne();
    const offer = await suite.gateway.offer({ flight: 'WN2' });
    expect(await refusalOf(suite.changes.quote(lookup, { to: [later], offer }))).toEqual({ name: 'offerExpired' });
  });

  test('for another party', async () => {
    const lookup = await bookOne();
    const party = { ...oneAdult, adults: 2 };
    expect(await refusalOf(suite.changes.change(lookup, { to: [later], party }))).toEqual({
      name: 422,
      errors: [{ pointer: '/offer', code: 'partyMismatch' }],
    });
  });

  test.each([
    ['a direction that the trip does not have', [1], ['/bounds/0']],
    ['a direction twice', [0, 0], ['/bounds/1']],
    ['more directions than it has', [0, 1], ['/bounds/1']],
  ])('for %s', async (_, bounds, pointers) => {
    const lookup = await bookOne();
    const { errors } = await refusalOf(suite.changes.quote(lookup, { to: [later], bounds }));
    expect(errors).toEqual(pointers.map((pointer) => ({ pointer, code: 'boundUnknown' })));
  });

  test('of which a direction has no place', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight, back] });
    const to = [later, { ...back, flight: 'WN7' }];
    expect((await refusalOf(suite.changes.quote(lookup, { to, bounds: [0] }))).errors).toEqual([
      { pointer: '/bounds', code: 'boundUnknown' },
    ]);
  });

  test('whose day makes a child an adult', async () => {
    const party = { adults: 1, children: 1, lapInfants: 0 };
    const sol: Passenger = { ...ana, kind: 'child', firstName: 'Sol', birthDate: '2014-12-02' };
    const lookup = await suite.changes.bookTrip({ bounds: [flight], party, passengers: [ana, sol] });
    expect(await refusalOf(suite.changes.quote(lookup, { to: [later], party }))).toEqual({
      name: 422,
      errors: [{ pointer: '/offer', code: 'notAChild', params: { date: '2026-12-02' } }],
    });
  });
});

describe('flights', () => {
  test('of a fare that allows no change', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight, { ...back, family: 'basic' }] });
    const to = [later, { ...back, flight: 'WN7' }];
    expect(await refusalOf(suite.changes.change(lookup, { to }))).toEqual({
      name: 'changeNotAllowed',
      errors: [{ pointer: '/bounds/1', code: 'changeNotAllowed' }],
    });
  });

  test('that leave within ten minutes', async () => {
    const lookup = await bookOne();
    suite.gateway.clock.now = new Date('2026-12-01T13:20:00Z');
    expect(await refusalOf(suite.changes.change(lookup, { to: [later] }))).toEqual({
      name: 'changeClosed',
      errors: [{ pointer: '/bounds/0', code: 'changeClosed' }],
    });
  });

  test('that they have', async () => {
    const lookup = await bookOne();
    expect(await refusalOf(suite.changes.change(lookup, { to: [flight] }))).toMatchObject({ name: 'changeUnchanged' });
  });

  test('that have left, or are flown no more', async () => {
    const lookup = await bookOne();
    const gone = { ...later, departs: '2026-11-21T00:30:00-06:00' };
    expect(await refusalOf(suite.changes.change(lookup, { to: [gone] }))).toEqual({
      name: 'flightDeparted',
      errors: [{ pointer: '/bounds/0', code: 'flightDeparted' }],
    });
    const dropped = { ...later, flight: 'WN66' };
    expect(await refusalOf(suite.changes.change(lookup, { to: [dropped] }))).toEqual({ name: 'flightDeparted' });
  });

  test('that leave before the ones before them arrive: said at the direction that changes', async () => {
    const lookup = await suite.changes.bookTrip({ bounds: [flight, back] });
    const tooLate = { ...later, departs: '2026-12-08T06:30:00-06:00' };
    const errors = [{ pointer: '/bounds/0', code: 'departsTooSoon', params: { leastMinutes: 60 } }];
    expect(await refusalOf(suite.changes.change(lookup, { to: [tooLate] }))).toEqual({ name: 422, errors });
    const tooEarly = { ...back, flight: 'WN7', departs: '2026-12-01T08:30:00-06:00' };
    expect(await refusalOf(suite.changes.change(lookup, { to: [tooEarly], bounds: [1] }))).toEqual({
      name: 422,
      errors,
    });
  });

  test('without seats, before anything is charged', async () => {
    const last = { ...dearer, flight: 'WN67' };
    await suite.changes.bookTrip({ bounds: [last] });
    const lookup = await bookOne();
    expect(await refusalOf(suite.changes.change(lookup, { to: [last] }))).toEqual({ name: 'soldOut' });
    const free = { ...last, price: 12_900 };
    expect(await refusalOf(suite.changes.change(lookup, { to: [free] }))).toEqual({ name: 'soldOut' });
    await suite.expectSoundBooks();
  });
});

describe('what was shown', () => {
  test('when it costs more by now, changes nothing', async () => {
    const lookup = await bookOne();
    const shown = { due: usd(2_099) };
    expect(await refusalOf(suite.changes.change(lookup, { to: [dearer], shown }))).toEqual({ name: 'changeChanged' });
  });

  test('as money, once it would be a credit', async () => {
    const lookup = await bookOne();
    const request = await suite.changes.changeOf(lookup, { to: [{ ...later, price: 10_000 }] });
    expect(request.shown.refund).toEqual(usd(2_900));
    suite.later(24 * 60 * 60_000);
    const { offer, code } = await suite.changes.changeOf(lookup, { to: [{ ...later, price: 10_000 }] });
    expect(await refusalOf(suite.changes.send({ ...request, offer, ...(code === undefined ? {} : { code }) }))).toEqual(
      {
        name: 'changeChanged',
      },
    );
  });
});

describe('payments', () => {
  test.each([
    ['none where something is due', dearer, [], [{ pointer: '/payments', code: 'notPaidInFull' }]],
    [
      'a card where nothing is',
      later,
      [{ kind: 'card' as const, token: 'tok_12345678' }],
      [{ pointer: '/payments/0', code: 'nothingLeftToPay' }],
    ],
  ])('%s', async (_, to, payments, errors) => {
    const lookup = await bookOne();
    expect(await refusalOf(suite.changes.change(lookup, { to: [to], payments }))).toEqual({ name: 422, errors });
  });

  test('in points of a trip that money paid', async () => {
    const { accessToken } = await openMember(suite.gateway.identity, { points: 50_000 });
    const lookup = await bookOne();
    const payments = [{ kind: 'points' as const, points: 1_400 }];
    const { errors } = await refusalOf(suite.changes.change(lookup, { to: [dearer], payments, accessToken }));
    expect(errors).toContainEqual({ pointer: '/payments/0/points', code: 'pointsNotAsOffered', params: { points: 0 } });
  });

  test('without the points that are due', async () => {
    const { accessToken } = await openMember(suite.gateway.identity, { points: 10_000 });
    const points = { kind: 'points' as const, points: 8_000 };
    const inPoints = { ...flight, points: 8_000, taxes: 300 };
    const lookup = await suite.changes.bookTrip({ bounds: [inPoints], payments: [points], accessToken });
    const to = [{ ...dearer, points: 9_000, taxes: 300 }];
    expect(await refusalOf(suite.changes.change(lookup, { to, payments: [], accessToken }))).toEqual({
      name: 422,
      errors: [{ pointer: '/payments', code: 'notPaidInFull' }],
    });
  });

  test('in points, the day after the account got another e-mail address', async () => {
    const member = await openMember(suite.gateway.identity, { points: 10_000 });
    const { accessToken } = member;
    const points = { kind: 'points' as const, points: 8_000 };
    const inPoints = { ...flight, points: 8_000, taxes: 300 };
    const lookup = await suite.changes.bookTrip({ bounds: [inPoints], payments: [points], accessToken });
    const emailChangedAt = suite.gateway.clock.now;
    await suite.database.db.update(account).set({ emailChangedAt }).where(eq(account.id, member.id));
    const to = [{ ...dearer, points: 9_000, taxes: 300 }];
    expect(await refusalOf(suite.changes.change(lookup, { to, accessToken }))).toEqual({ name: 'pointsLocked' });
  });

  test('by what is not offered here', async () => {
    const lookup = await bookOne();
    const { payments } = suite.gateway.orders;
    Object.assign(payments.setup, { payPal: false, wallets: [] });
    const byPayPal = { to: [dearer], payments: [{ kind: 'payPal' as const }] };
    expect(await refusalOf(suite.changes.change(lookup, byPayPal))).toEqual({ name: 'payPalNotOffered' });
    const wallet = { kind: 'wallet' as const, wallet: 'applePay' as const, token: 'tok_12345678' };
    expect(await refusalOf(suite.changes.change(lookup, { to: [dearer], payments: [wallet] }))).toEqual({
      name: 'walletNotOffered',
    });
  });
});

test('documents that are not in force were not agreed to', async () => {
  const request = await suite.changes.changeOf(await bookOne(), { to: [later] });
  const agreement = { ...agreementInForce, privacy: '2020-01-01' };
  const { errors } = await refusalOf(suite.changes.send({ ...request, agreement }));
  expect(errors).toMatchObject([{ pointer: '/agreement/privacy', code: 'superseded' }]);
});

test('a request without a key, or for a change that there is not', async () => {
  const request = await suite.changes.changeOf(await bookOne(), { to: [later] });
  expect(await refusalOf(suite.changes.send(request, 'short'))).toEqual({ name: 'idempotencyKeyMissing' });
  const nobodys = '6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10';
  expect(await refusalOf(suite.changes.complete(nobodys))).toEqual({ name: 'changeNotFound' });
  expect(await refusalOf(suite.changes.complete('x'))).toEqual({ name: 'changeNotFound' });
});

test('a change of which nothing came leaves the trip as it was', async () => {
  const lookup = await bookOne();
  await suite.changes.change(lookup, { to: [dearer], card: '4000000000000002' });
  const trip = await readJson<{ readonly payments: readonly object[]; readonly changes?: object }>(
    suite.changes.find(lookup),
  );
  expect(trip.payments).toHaveLength(1);
  expect(trip.changes).toBeUndefined();
  expect((await changedTrip(suite.changes.change(lookup, { to: [dearer] }))).changes).toHaveLength(1);
  await suite.expectSoundBooks();
});
