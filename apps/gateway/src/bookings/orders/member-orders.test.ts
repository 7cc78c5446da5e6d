import { type listPoints, type listTrips, type OrderOutcome, problemNameOf, type Trip } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';

import { logInAgain, openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { auditBooks, soundBooks } from '../../../test-support/order-books.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import {
  ana,
  boundOf,
  flightLeg,
  keyedPost,
  offerOf,
  orderOf,
  paidWithPoints,
  readJson,
} from '../../../test-support/orders.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';
import { accountJobGroup } from '../../accounts/help/account-job-group.ts';
import { account } from '../../accounts/identity/identity-schema.ts';
import { job } from '../../jobs/job-schema.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import type { Mail } from '../../mail/mail-transport.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let member: TestMember;
let flights = 0;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway.clock.now = new Date('2026-11-21T07:00:00Z');
  member = await openMember(gateway.identity, { points: 10_000 });
});

/** An order of a flight that nobody else of these tests books. */
async function orderToBook({ card, number = member.accountNumber }: { card?: string; number?: string } = {}) {
  flights += 1;
  const offer = await gateway.offer({ flight: `WN${flights}` });
  return orderOf(offer, await gateway.token(card), [{ ...ana, frequentFlyerNumber: number }]);
}

async function toTrip(answer: Response): Promise<Trip> {
  const outcome = await readJson<OrderOutcome>(answer);
  if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
  return outcome.trip;
}

async function refusalName(answer: Response): Promise<string | undefined> {
  return problemNameOf((await readJson(answer)).type);
}

const get = async (path: string, accessToken?: string) =>
  gateway.app.request(
    `/api/account/v1/${path}`,
    accessToken === undefined ? {} : { headers: { authorization: `Bearer ${accessToken}` } },
  );
type PointsAnswer = z.infer<typeof listPoints.answer>;
const pointsOf = async ({ accessToken }: TestMember) => readJson<PointsAnswer>(get('points', accessToken));
const tripsOf = async ({ accessToken }: TestMember) =>
  (await readJson<z.infer<typeof listTrips.answer>>(get('trips', accessToken))).trips;

async function cancel({ recordLocator }: Trip): Promise<Trip> {
  const lookup = { recordLocator, firstName: 'Ana', lastName: ana.lastName };
  const quote = await readJson<{ refund: object; credit: object }>(
    gateway.app.request('/api/air-booking/v1/trips/cancellation-quote', keyedPost(lookup)),
  );
  const shown = { refund: quote.refund, credit: quote.credit };
  const code = await tripCodeFor(gateway.orders, recordLocator);
  const request = keyedPost({ ...lookup, shown, code });
  const answer = await gateway.app.request('/api/air-booking/v1/trips/cancellation', request);
  return readJson<Trip>(answer);
}

describe('an order that points pay', () => {
  test('takes them and charges the taxes alone; it earns none', async () => {
    const trip = await toTrip(await gateway.order(paidWithPoints(await orderToBook()), undefined, member.accessToken));
    expect(trip.payments).toMatchObject([
      { kind: 'points', points: 8_400 },
      { kind: 'card', amount: { amountMinor: 2_100 } },
    ]);
    expect(trip.pointsEarned).toBe(0);
    expect(await pointsOf(member)).toMatchObject({
      balance: 1_600,
      movements: [
        { kind: 'spent', points: -8_400, recordLocator: trip.recordLocator },
        { kind: 'welcome', points: 10_000 },
      ],
    });
    const authorised = await database.db.select().from(sandboxAuthorisation);
    expect(authorised.at(-1)?.amountMinor).toBe(2_100);
  });

  test('is refused whole when there are too few', async () => {
    const poor = await openMember(gateway.identity, { points: 8_399 });
    const order = await orderToBook();
    const answer = await gateway.order(paidWithPoints(order), undefined, poor.accessToken);
    expect(answer.status).toBe(402);
    expect(await refusalName(answer)).toBe('pointsInsufficient');
    expect((await pointsOf(poor)).balance).toBe(8_399);
    // The offer is free: with a card it can be booked.
    expect((await gateway.order(order, undefined, poor.accessToken)).status).toBe(201);
  });

  test('in two tabs at once is booked once for points that are enough for one', async () => {
    const orders = [paidWithPoints(await orderToBook()), paidWithPoints(await orderToBook())];
    const answers = await Promise.all(orders.map((order) => gateway.order(order, undefined, member.accessToken)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 402]);
    expect((await pointsOf(member)).balance).toBe(1_600);
  });

  test('is answered the same under its key, and joined from a second tab; both spend once', async () => {
    const order = paidWithPoints(await orderToBook());
    const key = crypto.randomUUID();
    const trip = await toTrip(await gateway.order(order, key, member.accessToken));
    expect(await toTrip(await gateway.order(order, key, member.accessToken))).toEqual(trip);
    expect(await toTrip(await gateway.order(order, undefined, member.accessToken))).toEqual(trip);
    expect((await pointsOf(member)).balance).toBe(1_600);
    const other = await openMember(gateway.identity, { points: 10_000 });
    expect(await refusalName(await gateway.order(order, key, other.accessToken))).toBe('idempotencyKeyReused');
    expect((await pointsOf(other)).balance).toBe(10_000);
  });

  test('gives them back when the card for the taxes is declined', async () => {
    const order = paidWithPoints(await orderToBook({ card: '4000000000000002' }));
    const refused = await readJson(gateway.order(order, undefined, member.accessToken));
    expect(refused.errors).toEqual([{ pointer: '/payments/1', code: 'declined' }]);
    expect(await pointsOf(member)).toMatchObject({
      balance: 10_000,
      movements: [{ points: 8_400 }, { points: -8_400 }, { kind: 'welcome' }],
    });
  });

  test('gives them back when it is cancelled, and the taxes to the card', async () => {
    const answer = await gateway.order(paidWithPoints(await orderToBook()), undefined, member.accessToken);
    const booked = await toTrip(answer);
    expect((await cancel(booked)).cancellation).toMatchObject({
      refund: { amountMinor: 2_100 },
      credit: { amountMinor: 0 },
      forfeited: { amountMinor: 0 },
      pointsReturned: 8_400,
    });
    expect((await pointsOf(member)).balance).toBe(10_000);
  });

  test('takes the number that was shown, and no other', async () => {
    const order = paidWithPoints(await orderToBook(), 8_399);
    const answer = await gateway.order(order, undefined, member.accessToken);
    expect(answer.status).toBe(422);
    expect((await readJson(answer)).errors).toEqual([
      { pointer: '/payments/0/points', code: 'pointsNotAsOffered', params: { points: 8_400 } },
    ]);
  });

  test('asks for a new proof of the person after ten minutes, and takes nothing before', async () => {
    gateway.clock.now = new Date('2026-11-21T07:09:59Z');
    const order = paidWithPoints(await orderToBook());
    const session = await logInAgain(gateway.identity, member.id, {
      authenticatedAt: new Date('2026-11-21T06:59:58Z'),
    });
    const key = crypto.randomUUID();
    const refused = await gateway.order(order, key, session);
    expect([refused.status, (await readJson(refused)).code]).toEqual([401, 401_120_726]);
    const proved = await logInAgain(gateway.identity, member.id);
    expect((await readJson<PointsAnswer>(get('points', proved))).balance).toBe(10_000);
    await toTrip(await gateway.order(order, key, proved));
    expect((await readJson<PointsAnswer>(get('points', proved))).balance).toBe(1_600);
    // With a card nobody is asked.
    expect((await gateway.order(await orderToBook(), undefined, session)).status).toBe(201);
  });

  test('is announced to the account’s own address, whichever contact the order has', async () => {
    const email = `${member.id}@example.com`;
    await database.db.update(account).set({ email }).where(eq(account.id, member.id));
    await database.db.delete(job);
    const order = paidWithPoints(await orderToBook());
    const trip = await toTrip(await gateway.order(order, undefined, member.accessToken));
    await toTrip(await gateway.order(await orderToBook(), undefined, member.accessToken));
    const sent: Mail[] = [];
    const mail = { send: async (each: Mail) => void sent.push(each), close: async () => undefined };
    await runDueJobs(gateway.identity, accountJobGroup({ ...gateway.identity, mail }));
    expect(sent).toMatchObject([{ to: email, subject: 'Se usaron puntos de su cuenta' }]);
    const text = sent[0]?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`con 8,400 puntos de su cuenta el viaje ${trip.recordLocator}: Dallas – Houston`);
    expect(text).toContain('a la 1:00 a.m. (hora de Dallas)');
    expect(text).toContain('Pasajeros: Ana María Núñez-O’Hara');
  });

  test('waits for a day after the account got another e-mail address', async () => {
    const changedAt = new Date('2026-11-20T07:00:01Z');
    await database.db.update(account).set({ emailChangedAt: changedAt }).where(eq(account.id, member.id));
    const order = paidWithPoints(await orderToBook());
    const refused = await gateway.order(order, undefined, member.accessToken);
    expect([refused.status, await refusalName(refused)]).toEqual([409, 'pointsLocked']);
    expect((await pointsOf(member)).balance).toBe(10_000);
    gateway.clock.now = new Date('2026-11-21T07:00:01Z');
    expect((await gateway.order(order, undefined, member.accessToken)).status).toBe(201);
  });

  test('is a member’s: nobody is asked to log in, a company’s traveller may not', async () => {
    const order = paidWithPoints(await orderToBook());
    const nobody = await gateway.order(order);
    expect([nobody.status, (await readJson(nobody)).code]).toEqual([401, 401_120_721]);
    const companys = await openMember(gateway.identity, { kind: 'corporateTraveler', category: 'corporateTraveler' });
    expect(await refusalName(await gateway.order(order, undefined, companys.accessToken))).toBe('notPermitted');
  });

  test.each([
    ['no card', [{ kind: 'points', points: 8_400 }]],
    [
      'the card first',
      [
        { kind: 'card', token: 'tok_12345678' },
        { kind: 'points', points: 8_400 },
      ],
    ],
  ])('needs a card after the points: %s', async (_, payments) => {
    const body = { ...(await orderToBook()), payments };
    const answer = await gateway.app.request(
      '/api/air-booking/v1/orders',
      keyedPost(body, undefined, member.accessToken),
    );
    expect(answer.status).toBe(422);
  });
});

describe('an order that a card pays', () => {
  const departsAt = '2026-12-01T13:30:00.000Z';

  test('earns points that count once its flight has departed, and cannot be spent before', async () => {
    const poor = await openMember(gateway.identity, { points: 8_000 });
    const trip = await toTrip(await gateway.order(await orderToBook({ number: poor.accountNumber })));
    expect(await pointsOf(poor)).toMatchObject({
      balance: 8_000,
      pending: { points: 600, nextAt: departsAt },
      movements: [
        { kind: 'earned', points: 600, at: departsAt, isPending: true, recordLocator: trip.recordLocator },
        { kind: 'welcome', isPending: false },
      ],
    });
    const award = paidWithPoints(await orderToBook());
    expect(await refusalName(await gateway.order(award, undefined, poor.accessToken))).toBe('pointsInsufficient');

    gateway.clock.now = new Date(departsAt);
    const held = await pointsOf({ ...poor, accessToken: await logInAgain(gateway.identity, poor.id) });
    expect(held).toMatchObject({ balance: 8_600, movements: [{ kind: 'earned', isPending: false }, {}] });
    expect(held.pending).toBeUndefined();
  });

  test('earns each direction’s points apart', async () => {
    const out = { ...boundOf([flightLeg('WN8001', '2026-12-01')]), pointsEarned: 400 };
    const back = { ...boundOf([flightLeg('WN8002', '2026-12-08')]), pointsEarned: 200 };
    const offer = await gateway.orders.offers.sign(offerOf([out, back], new Date('2026-11-21T07:20:00Z'), 2));
    const fliers = [ana, { ...ana, firstName: 'Luz' }].map((flier) => ({
      ...flier,
      frequentFlyerNumber: member.accountNumber,
    }));
    expect((await toTrip(await gateway.order(orderOf(offer, await gateway.token(), fliers)))).pointsEarned).toBe(1_200);
    expect(await pointsOf(member)).toMatchObject({
      balance: 10_000,
      pending: { points: 1_200, nextAt: departsAt },
      movements: [{ points: 400, at: '2026-12-08T13:30:00.000Z' }, { points: 800, at: departsAt }, {}],
    });
  });

  test('promises the same for any number, whether a member has it or not', async () => {
    const ofMember = await toTrip(await gateway.order(await orderToBook()));
    const ofNobody = await toTrip(await gateway.order(await orderToBook({ number: '20012345' })));
    expect([ofMember.pointsEarned, ofNobody.pointsEarned]).toEqual([600, 600]);
    expect((await pointsOf(member)).pending?.points).toBe(600);
  });

  test('has nothing to take back when it is cancelled: what was pending goes', async () => {
    const kept = await toTrip(await gateway.order(await orderToBook()));
    await cancel(await toTrip(await gateway.order(await orderToBook())));
    const { balance, movements } = await pointsOf(member);
    expect([balance, ...movements.map(({ kind, recordLocator }) => [kind, recordLocator])]).toEqual([
      10_000,
      ['earned', kept.recordLocator],
      ['welcome', undefined],
    ]);
  });

  test('buys no flight with points of flights that are cancelled afterwards', async () => {
    const poor = await openMember(gateway.identity);
    const refundable: Trip[] = [];
    for (let booked = 0; booked < 15; booked += 1) {
      refundable.push(await toTrip(await gateway.order(await orderToBook({ number: poor.accountNumber }))));
    }
    expect((await pointsOf(poor)).pending?.points).toBe(9_000);
    const award = await gateway.order(paidWithPoints(await orderToBook()), undefined, poor.accessToken);
    expect(await refusalName(award)).toBe('pointsInsufficient');
    for (const trip of refundable) await cancel(trip);
    expect(await pointsOf(poor)).toEqual({ balance: 0, movements: [] });
  });
});

describe('the trips of an account', () => {
  test('are those booked with it and those on which its holder flies', async () => {
    const forAnother = await toTrip(
      await gateway.order(await orderToBook({ number: '20012345' }), undefined, member.accessToken),
    );
    const byAnother = await toTrip(await gateway.order(await orderToBook()));
    const locators = (await tripsOf(member)).map(({ recordLocator }) => recordLocator);
    expect(locators.toSorted()).toEqual([forAnother.recordLocator, byAnother.recordLocator].toSorted());
  });

  test('are never another’s: not by other people’s bookings, nor by a number that somebody mistyped', async () => {
    const other = await openMember(gateway.identity, { firstName: 'Luis', lastName: 'Ortega' });
    await gateway.order(await orderToBook(), undefined, member.accessToken);
    // Ana typed the number of Luis.
    await gateway.order(await orderToBook({ number: other.accountNumber }), undefined, member.accessToken);
    expect(await tripsOf(other)).toEqual([]);
    const { movements } = await pointsOf(other);
    expect(movements.map(({ recordLocator }) => recordLocator)).toEqual([undefined]);
  });

  test('are for who is logged in', async () => {
    for (const path of ['trips', 'points']) {
      const answer = await get(path);
      expect([answer.status, (await readJson(answer)).code]).toEqual([401, 401_120_721]);
    }
  });
});

test('after all this the books are sound', async () => {
  const { faults } = await auditBooks(database.db);
  expect({ pointsMovedWrongly: faults.pointsMovedWrongly, overspent: faults.overspent }).toEqual({
    pointsMovedWrongly: soundBooks.pointsMovedWrongly,
    overspent: soundBooks.overspent,
  });
});
