import { endpoints, type TripLookup } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { changedTrip, openChangeSuite, refusalOf, waitingChange } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openMember } from '../../../test-support/members.ts';
import { keyedPost, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { readPointsHeld } from '../../loyalty/points/points-store.ts';
import { idempotencyKey } from '../../database/idempotency-key-schema.ts';
import { orderChange } from '../orders/order-change-schema.ts';
import { holdChange } from './hold-change-store.ts';
import { newChange } from './new-change.ts';
import { reconcileChanges } from './reconcile-changes.ts';
import { readWantedChange } from './read-wanted-change.ts';
import { planChangePayments } from './rules/plan-change-payments.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const later: NamedBound = { ...flight, flight: 'WN2', departs: '2026-12-02T07:30:00-06:00' };
const dearer: NamedBound = { ...later, price: 15_000 };
const challengeCard = '4000002500003155';
const key = 'intent-of-one-person-to-change';

/** Legs of flight WN70 have one seat. */
const suite = openChangeSuite((legId) => (legId.startsWith('WN70') ? 1 : 143));
let lookup: TripLookup;
beforeEach(async () => {
  await suite.database.db.delete(idempotencyKey);
  lookup = await suite.changes.bookTrip({ bounds: [flight] });
});

async function cancel(code: string): Promise<Response> {
  const quote = await readJson<{ readonly refund: object; readonly credit: object }>(
    suite.gateway.app.request(endpoints.quoteCancellation.path, keyedPost(lookup)),
  );
  const shown = { refund: quote.refund, credit: quote.credit };
  return suite.gateway.app.request(endpoints.cancelTrip.path, keyedPost({ ...lookup, code, shown }));
}

/** Takes the answer away that was kept, as if the gateway had died before it was. */
async function forgetAnswer(): Promise<void> {
  const none = { status: null, body: null, mediaType: null };
  await suite.database.db.update(idempotencyKey).set(none).where(eq(idempotencyKey.key, key));
}

/** Holds a change, as a gateway does that dies before the processor has the authorisation. */
async function holdAndDie(): ReturnType<typeof suite.changes.changeOf> {
  const request = await suite.changes.changeOf(lookup, { to: [dearer] });
  let putBack = (): void => undefined;
  await new Promise<void>((resolve) => {
    const authorise = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    putBack = suite.disturbCards(() => ({ authorise }));
    void suite.changes.send(request, key);
  });
  putBack();
  return request;
}

describe('the same request again', () => {
  test.each([
    ['paid', dearer],
    ['free', later],
  ])('gets the same answer, byte for byte: %s', async (_, to) => {
    const request = await suite.changes.changeOf(lookup, { to: [to] });
    const first = await (await suite.changes.send(request, key)).text();
    await suite.deliver();
    suite.later(60 * 60_000);
    const again = await suite.changes.send(request, key);
    expect(again.status).toBe(201);
    expect(await again.text()).toBe(first);
    await suite.expectSoundBooks();
  });

  test('with another body is refused', async () => {
    const request = await suite.changes.changeOf(lookup, { to: [later] });
    await suite.changes.send(request, key);
    const other = { ...request, firstName: 'ANA' };
    expect(await refusalOf(suite.changes.send(other, key))).toEqual({ name: 'idempotencyKeyReused' });
  });

  test('after a crash before the answer was kept is answered anew', async () => {
    const request = await suite.changes.changeOf(lookup, { to: [dearer] });
    const first = await (await suite.changes.send(request, key)).text();
    await forgetAnswer();
    expect(await (await suite.changes.send(request, key)).text()).toBe(first);
    await suite.expectSoundBooks();
  });

  test('after a crash before the processor was asked is paid then, once its turn comes', async () => {
    const request = await holdAndDie();
    expect(await refusalOf(suite.changes.send(request, key))).toEqual({ name: 'idempotencyKeyInUse' });
    suite.later(20_000);
    expect((await changedTrip(suite.changes.send(request, key))).changes).toHaveLength(1);
    await suite.expectSoundBooks();
  });

  test('ten times at once changes the trip once, and nobody is charged twice', async () => {
    const request = await suite.changes.changeOf(lookup, { to: [dearer] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => suite.changes.send(request, key)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(await refusalOf(answer)).toEqual({ name: 'idempotencyKeyInUse' });
    }
    expect((await changedTrip(suite.changes.send(request, key))).payments).toHaveLength(2);
    await suite.expectSoundBooks();
  });
});

describe('an abandoned change', () => {
  test('of which the processor never heard is released when its hold ends', async () => {
    await holdAndDie();
    suite.later(10_000);
    expect(await reconcileChanges(suite.gateway.orders)).toBe(1);
    suite.later(3 * 60_000);
    await reconcileChanges(suite.gateway.orders);
    await suite.expectSoundBooks();
    expect(await readJson<object>(suite.changes.find(lookup))).not.toHaveProperty('changes');
  });

  test('whose bank agreed is made, and one that cannot be settled keeps no other waiting', async () => {
    const { changeId } = await waitingChange(suite.changes.change(lookup, { to: [dearer], card: challengeCard }));
    const other = await suite.changes.bookTrip({ bounds: [flight] });
    const waiting = await waitingChange(suite.changes.change(other, { to: [dearer], card: challengeCard }));
    for (const id of [changeId, waiting.changeId]) await suite.changes.decide(id, 'authorised');
    let asked = 0;
    suite.disturbCards((card) => ({
      async lookup(id) {
        asked += 1;
        return asked === 1 ? (null as never) : card.lookup(id);
      },
    }));
    suite.later(10_000);
    await reconcileChanges(suite.gateway.orders);
    const rows = await suite.database.db.select().from(orderChange);
    expect(rows.filter(({ status }) => status === 'held')).toHaveLength(1);
    expect(suite.gateway.logged.filter((line) => line.includes('a held change was not settled'))).toHaveLength(1);
    suite.later(20_000);
    await reconcileChanges(suite.gateway.orders);
    await suite.expectSoundBooks();
  });
});

describe('two at the same time', () => {
  test('from two tabs: one changes the trip, the other learns that it is another one by now', async () => {
    const first = await suite.changes.changeOf(lookup, { to: [dearer] });
    const second = await suite.changes.changeOf(lookup, { to: [{ ...later, flight: 'WN3' }], code: first.code ?? '' });
    const answers = await Promise.all([suite.changes.send(first), suite.changes.send(second)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(['changeChanged', 'changeUnderWay', 'tripCodeExpired']).toContain((await refusalOf(answer)).name);
    }
    await suite.expectSoundBooks();
  });

  test('made of the same version: the second holds nothing', async () => {
    const { orders } = suite.gateway;
    const trip = await readBookedTrip(orders.db, { recordLocator: lookup.recordLocator });
    if (trip === undefined) throw new Error('The trip is not there.');
    const made = async (to: NamedBound, of: string) => {
      const wanted = await readWantedChange(
        orders,
        trip,
        { offer: await suite.changes.offer([to]), bounds: [0] },
        suite.gateway.clock.now,
      );
      if ('refused' in wanted) throw new Error(JSON.stringify(wanted));
      const planned = planChangePayments([], wanted.quote.difference);
      if ('faults' in planned) throw new Error(JSON.stringify(planned));
      const { agreement } = await suite.changes.changeOf(lookup, { to: [to] });
      const keyed = { key: of, requestHash: of };
      const parts = { booked: trip, wanted, tenders: planned.tenders, funds: [], agreement, addressHash: 'x', keyed };
      return newChange(parts, suite.gateway.clock.now, orders.timing);
    };
    const [one, other] = [
      await made(later, 'first-of-two-tabs'),
      await made({ ...later, flight: 'WN3' }, 'second-tab'),
    ];
    const { now } = suite.gateway.clock;
    expect(await holdChange(orders.db, one, now)).toMatchObject({ status: 'confirmed' });
    expect(await holdChange(orders.db, other, now)).toBe('changedMeanwhile');
    await suite.expectSoundBooks();
  });

  test('a change that waits and a cancellation: the trip is cancelled, and the change takes nothing', async () => {
    const { changeId } = await waitingChange(suite.changes.change(lookup, { to: [dearer], card: challengeCard }));
    expect((await cancel(await tripCodeFor(suite.gateway.orders, lookup.recordLocator))).status).toBe(200);
    await suite.changes.decide(changeId, 'authorised');
    expect(await refusalOf(suite.changes.complete(changeId))).toEqual({ name: 'changeChanged' });
    await suite.expectSoundBooks();
  });

  test('a change that waits for points and taxes, and a cancellation: each gives back its own points, once', async () => {
    const member = await openMember(suite.gateway.identity, { points: 10_000 });
    const { accessToken } = member;
    const inPoints = { ...flight, points: 8_000, taxes: 300 };
    const payments = [{ kind: 'points' as const, points: 8_000 }];
    lookup = await suite.changes.bookTrip({ bounds: [inPoints], payments, accessToken });
    const to = [{ ...dearer, points: 9_000, taxes: 500 }];
    const card = challengeCard;
    const { changeId } = await waitingChange(suite.changes.change(lookup, { to, accessToken, card }));
    const balanceOf = async () => (await readPointsHeld(suite.database.db, member.id, suite.gateway.clock.now)).balance;
    expect(await balanceOf()).toBe(1_000);
    expect((await cancel(await tripCodeFor(suite.gateway.orders, lookup.recordLocator))).status).toBe(200);
    expect(await balanceOf()).toBe(9_000);
    await suite.changes.decide(changeId, 'authorised');
    expect(await refusalOf(suite.changes.complete(changeId))).toEqual({ name: 'changeChanged' });
    expect(await balanceOf()).toBe(10_000);
    await suite.expectSoundBooks();
  });

  test('a change and a cancellation at once: the trip ends as the one that comes last says, and the money with it', async () => {
    const request = await suite.changes.changeOf(lookup, { to: [dearer] });
    const [changed, cancelled] = await Promise.all([suite.changes.send(request), cancel(request.code ?? '')]);
    // Who cancels has proved it before the change uses the code up, and is given back more than was shown, or is asked to look at the
    // trip again; or they are too late.
    const refusal = cancelled.status === 409 ? (await refusalOf(cancelled)).name : undefined;
    expect([
      [201, 410, undefined],
      [201, 409, 'cancellationChanged'],
      [201, 200, undefined],
      [409, 200, undefined],
    ]).toContainEqual([changed.status, cancelled.status, refusal]);
    await suite.expectSoundBooks();
  });

  test('two trips want the last seat: one has it, and the other keeps its flight', async () => {
    const other = await suite.changes.bookTrip({ bounds: [flight] });
    const last = { ...dearer, flight: 'WN70' };
    const requests = [
      await suite.changes.changeOf(lookup, { to: [last] }),
      await suite.changes.changeOf(other, { to: [last] }),
    ];
    const answers = await Promise.all(requests.map((request) => suite.changes.send(request)));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409]);
    await suite.expectSoundBooks();
  });
});
