import type { CardToken, TripLookup } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { changedTrip, openChangeSuite, refusalOf, waitingChange } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { keyedPost, readJson } from '../../../test-support/orders.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { orderChange } from '../orders/order-change-schema.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';
import { reconcileChanges } from './reconcile-changes.ts';

const minuteMs = 60_000;
const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const dearer: NamedBound = { ...flight, flight: 'WN2', price: 15_000, departs: '2026-12-02T07:30:00-06:00' };
const cards = {
  challenge: '4000002500003155',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  asynchronous: '4000000000000077',
  declinedLate: '4000000000000259',
} as const;

const suite = openChangeSuite();
let lookup: TripLookup;
beforeEach(async () => {
  lookup = await suite.changes.bookTrip({ bounds: [flight] });
});
const change = (card: string) => suite.changes.change(lookup, { to: [dearer], card });
const statusOf = async (id: string) => {
  const [row] = await suite.database.db.select().from(orderChange).where(eq(orderChange.id, id));
  return row?.status;
};

describe('a bank that asks the person', () => {
  test('leads back to the page of the change, which completes it', async () => {
    const waiting = await waitingChange(change(cards.challenge));
    expect(waiting).toMatchObject({ status: 'challenge', holdExpiresAt: '2026-11-21T07:15:00.000Z' });
    const [asked] = await suite.database.db
      .select()
      .from(sandboxAuthorisation)
      .where(eq(sandboxAuthorisation.state, 'challenge'));
    const { recordLocator } = lookup;
    const page = `/air/change/${recordLocator}?change=${waiting.changeId}#completion=${waiting.completionSecret}`;
    expect(asked?.returnPath).toBe(page);
    expect(await waitingChange(suite.changes.complete(waiting.changeId))).toMatchObject({ status: 'challenge' });
    await suite.changes.decide(waiting.changeId, 'authorised');
    expect((await changedTrip(suite.changes.complete(waiting.changeId))).changes).toHaveLength(1);
    await suite.expectSoundBooks();
  });

  test('keeps old and new seats until then, and nobody else changes the trip meanwhile', async () => {
    const { changeId } = await waitingChange(change(cards.challenge));
    expect(await refusalOf(change('4242424242424242'))).toEqual({ name: 'changeUnderWay' });
    const same = { ...dearer, price: 12_900 };
    expect(await refusalOf(suite.changes.change(lookup, { to: [same] }))).toEqual({ name: 'changeUnderWay' });
    await suite.changes.decide(changeId, 'declined');
    expect(await refusalOf(suite.changes.complete(changeId))).toMatchObject({
      name: 'paymentDeclined',
      errors: [{ pointer: '/payments/0', code: 'declined' }],
    });
    expect((await change('4242424242424242')).status).toBe(201);
    await suite.expectSoundBooks();
  });

  test('shows the trip to its secret for a quarter of an hour after the change, then its locator alone', async () => {
    const { changeId } = await waitingChange(change(cards.challenge));
    expect(await refusalOf(suite.changes.complete(changeId, 'x'.repeat(43)))).toEqual({ name: 'changeNotFound' });
    await suite.changes.decide(changeId, 'authorised');
    await changedTrip(suite.changes.complete(changeId));
    suite.later(15 * minuteMs - 1);
    await changedTrip(suite.changes.complete(changeId));
    suite.later(1);
    expect(await readJson<object>(suite.changes.complete(changeId))).toEqual({
      status: 'done',
      recordLocator: lookup.recordLocator,
    });
    await suite.deliver();
  });
});

describe('a payment that is declined', () => {
  test.each(['declined', 'insufficientFunds'] as const)('at once (%s) changes nothing', async (why) => {
    expect(await refusalOf(change(cards[why]))).toEqual({
      name: 'paymentDeclined',
      errors: [{ pointer: '/payments/0', code: why }],
    });
    await suite.expectSoundBooks();
  });

  test('five times within the hour is tried no more before the hour is over', async () => {
    for (let tries = 1; tries <= 5; tries += 1) await change(cards.declined);
    const refused = await change('4242424242424242');
    expect(await refusalOf(refused.clone())).toEqual({ name: 'tooManyDeclines' });
    expect(refused.headers.get('retry-after')).toBe('3600');
    // What costs nothing tries no card.
    expect((await suite.changes.change(lookup, { to: [{ ...dearer, price: 12_900 }] })).status).toBe(201);
    suite.later(60 * minuteMs);
    expect((await suite.changes.change(lookup, { to: [{ ...flight, price: 20_000 }] })).status).toBe(201);
    await suite.expectSoundBooks();
  });

  test('after the person left is said by mail: nothing was changed', async () => {
    const { changeId } = await waitingChange(change(cards.declinedLate));
    suite.later(30_000);
    await reconcileChanges(suite.gateway.orders);
    expect(await statusOf(changeId)).toBe('released');
    await suite.expectSoundBooks();
    const subject = `No se hizo el cambio de su viaje ${lookup.recordLocator}`;
    const sent = (await listMails(suite.database.db)).filter(({ email }) => email.subject === subject);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.email.text).toContain('conserva los vuelos que tenía');
  });
});

describe('a processor', () => {
  test('that is at work is asked again, and its yes makes the change', async () => {
    const waiting = await waitingChange(change(cards.asynchronous));
    expect(waiting.status).toBe('processing');
    suite.later(20_000);
    expect((await changedTrip(suite.changes.complete(waiting.changeId))).changes).toHaveLength(1);
    await suite.expectSoundBooks();
  });

  test('that is away changes nothing, and the same request can be tried again', async () => {
    const request = await suite.changes.changeOf(lookup, { to: [dearer] });
    const key = 'intent-of-one-person-to-change';
    const putBack = suite.disturbCards(() => ({ authorise: () => Promise.reject(new Error('connection refused')) }));
    expect((await suite.changes.send(request, key)).status).toBe(503);
    putBack();
    expect((await suite.changes.send(request, key)).status).toBe(201);
    await suite.expectSoundBooks();
  });

  test('that does not know of the payment keeps the change until its hold ends', async () => {
    const { changeId } = await waitingChange(change(cards.challenge));
    suite.later(15 * minuteMs);
    expect(await refusalOf(suite.changes.complete(changeId))).toEqual({ name: 'holdExpired' });
    expect(await statusOf(changeId)).toBe('released');
    await suite.expectSoundBooks();
  });
});

test('what was paid at the last moment changes the trip: its seats are still held', async () => {
  const { changeId } = await waitingChange(change(cards.challenge));
  await suite.changes.decide(changeId, 'authorised');
  suite.later(15 * minuteMs);
  await reconcileChanges(suite.gateway.orders);
  expect(await statusOf(changeId)).toBe('confirmed');
  await suite.expectSoundBooks();
});

test('what is paid after the flight that was given up has left changes nothing: who may have flown it keeps it', async () => {
  suite.gateway.clock.now = new Date('2026-12-01T13:19:00Z');
  const { changeId } = await waitingChange(change(cards.challenge));
  suite.gateway.clock.now = new Date('2026-12-01T13:30:00Z');
  await suite.changes.decide(changeId, 'authorised');
  expect(await refusalOf(suite.changes.complete(changeId))).toEqual({ name: 'holdExpired' });
  await suite.expectSoundBooks();
});

test('PayPal pays what is due on its own page', async () => {
  const waiting = await waitingChange(suite.changes.change(lookup, { to: [dearer], payments: [{ kind: 'payPal' }] }));
  if (waiting.status !== 'challenge') throw new Error(waiting.status);
  const body = new URLSearchParams({ decision: 'pay', email: 'ines@paypal.example' });
  expect((await suite.gateway.app.request(waiting.challengeUrl, { method: 'POST', body })).status).toBe(303);
  const changed = await changedTrip(suite.changes.complete(waiting.changeId));
  expect(changed.payments[1]).toMatchObject({ kind: 'payPal', amount: { amountMinor: 2_100 } });
  await suite.expectSoundBooks();
});

test('a wallet pays what is due, and no other amount', async () => {
  const payBy = async (amountMinor: number) => {
    const agreed = { wallet: 'googlePay', lastFour: '4242', amount: { amountMinor, currency: 'USD' } };
    const made = suite.gateway.app.request('/sandbox/payments/v1/wallet-tokens', keyedPost(agreed));
    const { token } = await readJson<CardToken>(made);
    const payments = [{ kind: 'wallet' as const, wallet: 'googlePay' as const, token }];
    return suite.changes.change(lookup, { to: [dearer], payments });
  };
  expect(await refusalOf(payBy(15_000))).toEqual({ name: 'paymentTokenInvalid' });
  expect((await changedTrip(payBy(2_100))).payments[1]).toMatchObject({ wallet: 'googlePay' });
  await suite.expectSoundBooks();
});
