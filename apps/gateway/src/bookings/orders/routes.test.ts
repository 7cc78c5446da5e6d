import { agreementInForce, orderOutcome, problemNameOf, trip } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, keyedPost, orderOf, readJson } from '../../../test-support/orders.ts';
import { paymentDeadlines } from '../payments/with-deadlines.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { toCompletionSecret } from './completion-secret.ts';
import { idempotencyKey } from '../../database/idempotency-key-schema.ts';
import { bookingOrder } from './order-schema.ts';
import { job } from '../../jobs/job-schema.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let flights = 0;
/** Each test has a flight of its own. */
let flight = '';

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  flights += 1;
  flight = `WN${flights}`;
});

async function soldSeats(): Promise<number> {
  const [row] = await database.db
    .select()
    .from(legInventory)
    .where(eq(legInventory.legId, `${flight}-2026-12-01-DAL`));
  return row?.sold ?? 0;
}

async function refusalName(answer: Response): Promise<string | undefined> {
  return problemNameOf((await readJson(answer)).type);
}

describe('an order that is paid', () => {
  test('gives the trip with its locator, ticket, payment and free day', async () => {
    const answer = await gateway.book({ offer: await gateway.offer({ flight }) });
    expect(answer.status).toBe(201);
    const outcome = orderOutcome.parse(await answer.json());
    if (outcome.status !== 'confirmed') throw new Error(outcome.status);
    expect(outcome.trip).toMatchObject({
      status: 'confirmed',
      bookedAt: '2026-11-21T07:00:00.000Z',
      passengers: [{ firstName: 'Ana María', document: 'notNeeded' }],
      payments: [{ brand: 'visa', lastFour: '4242', amount: { amountMinor: 12_900, currency: 'USD' } }],
      freeCancellationUntil: '2026-11-22T07:00:00.000Z',
      emailHint: 'a•••@e•••.com',
      agreement: agreementInForce,
    });
    expect(outcome.trip.passengers[0]?.ticketNumber).toMatch(/^\d{13}$/);
    expect(await soldSeats()).toBe(1);
  });

  test('leaves jobs for the capture and the mail', async () => {
    await gateway.book({ offer: await gateway.offer({ flight }) });
    const [order] = await database.db.select().from(bookingOrder).orderBy(bookingOrder.createdAt);
    expect(order?.status).toBe('confirmed');
    const kinds = await database.db.select({ kind: job.kind }).from(job);
    expect(kinds).toContainEqual({ kind: 'capturePayment' });
    expect(kinds).toContainEqual({ kind: 'confirmationMail' });
  });

  test('is found by its locator in small letters and a name without accents', async () => {
    const outcome = await gateway.outcome(gateway.book({ offer: await gateway.offer({ flight }) }));
    const booked = outcome.status === 'confirmed' ? outcome.trip : undefined;
    const lookup = { recordLocator: booked?.recordLocator.toLowerCase(), firstName: 'ANA', lastName: 'nunez ohara' };
    const found = await gateway.app.request('/api/air-booking/v1/trips/lookup', keyedPost(lookup));
    expect(found.status).toBe(200);
    expect(trip.parse(await found.json())).toEqual(booked);
    for (const wrong of [
      { ...lookup, lastName: 'Núñez García' },
      { ...lookup, recordLocator: 'ZZZZZ9' },
    ]) {
      const answer = await gateway.app.request('/api/air-booking/v1/trips/lookup', keyedPost(wrong));
      expect(await refusalName(answer)).toBe('tripNotFound');
    }
  });
});

describe('an order that is not paid', () => {
  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficientFunds'],
  ])('card %s: says %s, and gives the seats back', async (card, code) => {
    const offer = await gateway.offer({ flight });
    const answer = await gateway.book({ offer, card });
    expect(answer.status).toBe(402);
    const problem = await readJson(answer);
    expect(problemNameOf(problem.type)).toBe('paymentDeclined');
    expect(problem.errors).toEqual([{ pointer: '/payments/0', code }]);
    expect(await soldSeats()).toBe(0);
    // The same offer can be paid with another card.
    expect((await gateway.book({ offer })).status).toBe(201);
  });

  test('an unknown or a used token is refused, and gives the seats back', async () => {
    const token = await gateway.token();
    expect((await gateway.order(orderOf(await gateway.offer({ flight }), token))).status).toBe(201);
    const again = await gateway.order(orderOf(await gateway.offer({ flight, adults: 1, date: '2026-12-02' }), token));
    expect(await refusalName(again)).toBe('paymentTokenInvalid');
    expect(await soldSeats()).toBe(1);
  });

  test('a processor that cannot be asked charges nothing, and the same key may try again', async () => {
    const { payments } = gateway.orders;
    const away = await openOrderGateway(database, {
      payments: {
        ...payments,
        processors: {
          ...payments.processors,
          card: { ...payments.processors.card, authorise: () => Promise.reject(new Error('away')) },
        },
      },
    });
    const request = orderOf(await away.offer({ flight }), await away.token());
    const key = 'one-intent-of-one-person';
    expect(await refusalName(await away.order(request, key))).toBe('paymentUnavailable');
    expect(await soldSeats()).toBe(0);
    expect((await gateway.order(request, key)).status).toBe(201);
  });
});

describe('an order that waits', () => {
  test('goes to the bank, and is confirmed after the consent', async () => {
    const outcome = await gateway.outcome(
      gateway.book({ offer: await gateway.offer({ flight }), card: '4000002500003155' }),
    );
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    expect(outcome.holdExpiresAt).toBe('2026-11-21T07:15:00.000Z');
    expect(await gateway.outcome(gateway.complete(outcome.orderId))).toEqual(outcome);
    await gateway.consent(outcome.orderId);
    expect(await gateway.outcome(gateway.complete(outcome.orderId))).toMatchObject({ status: 'confirmed' });
    expect(await gateway.outcome(gateway.complete(outcome.orderId))).toMatchObject({ status: 'confirmed' });
    expect(await soldSeats()).toBe(1);
  });

  test('a processor that is slow is waited for no longer than agreed, and tells later', async () => {
    const hasty = await openOrderGateway(database, { deadlines: { ...paymentDeadlines, authorise: 50 } });
    const outcome = await hasty.outcome(hasty.book({ offer: await hasty.offer({ flight }), card: '4000000000000341' }));
    if (outcome.status !== 'processing') throw new Error(outcome.status);
    const key = 'asked-with-one-and-the-same-key';
    expect(await hasty.outcome(hasty.complete(outcome.orderId, key))).toMatchObject({ status: 'processing' });
    hasty.clock.now = new Date(hasty.clock.now.getTime() + 9_000);
    expect(await hasty.outcome(hasty.complete(outcome.orderId, key))).toMatchObject({ status: 'confirmed' });
  });

  test('is released when the hold ends first', async () => {
    const outcome = await gateway.outcome(
      gateway.book({ offer: await gateway.offer({ flight }), card: '4000002500003155' }),
    );
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    gateway.clock.now = new Date(outcome.holdExpiresAt);
    expect(await refusalName(await gateway.complete(outcome.orderId))).toBe('holdExpired');
    expect(await soldSeats()).toBe(0);
  });

  test('keeps its answer itself: its completions leave nothing behind, and answer no other request', async () => {
    const { db } = database;
    const orderKey = `key-of-an-order-${flight}`;
    const order = orderOf(await gateway.offer({ flight }), await gateway.token('4000002500003155'));
    const waiting = await gateway.outcome(gateway.order(order, orderKey));
    if (waiting.status !== 'challenge') throw new Error(waiting.status);
    await gateway.consent(waiting.orderId);
    const before = await db.select().from(idempotencyKey);
    for (const key of [orderKey, 'a-key-that-comes-twice', 'a-key-that-comes-twice']) {
      expect(await gateway.outcome(gateway.complete(waiting.orderId, key))).toMatchObject({ status: 'confirmed' });
    }
    expect(await db.select().from(idempotencyKey)).toEqual(before);
    expect(await gateway.outcome(gateway.order(order, orderKey))).toEqual(waiting);
  });

  test('is completed by who has its secret alone, and by no other order’s', async () => {
    const card = '4000002500003155';
    const outcome = await gateway.outcome(gateway.book({ offer: await gateway.offer({ flight }), card }));
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    const other = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
    const ofOther = await toCompletionSecret(gateway.orders, other);
    expect(await refusalName(await gateway.complete(outcome.orderId, undefined, ofOther))).toBe('orderNotFound');
    const path = `/api/air-booking/v1/orders/${outcome.orderId}/completion`;
    expect((await gateway.app.request(path, keyedPost({}))).status).toBe(422);
    expect((await gateway.complete(outcome.orderId, undefined, outcome.completionSecret)).status).toBe(200);
  });

  test('shows the trip until a quarter of an hour after its confirmation, then its locator', async () => {
    const card = '4000002500003155';
    const outcome = await gateway.outcome(gateway.book({ offer: await gateway.offer({ flight }), card }));
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    const consent = new URLSearchParams({ decision: 'approve' });
    await gateway.app.request(outcome.challengeUrl, { method: 'POST', body: consent });
    const confirmed = await gateway.outcome(gateway.complete(outcome.orderId));
    if (confirmed.status !== 'confirmed') throw new Error(confirmed.status);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 15 * 60 * 1000 - 1);
    expect(await gateway.outcome(gateway.complete(outcome.orderId))).toMatchObject({ status: 'confirmed' });
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 1);
    const { recordLocator } = confirmed.trip;
    expect(await gateway.outcome(gateway.complete(outcome.orderId))).toEqual({ status: 'booked', recordLocator });
  });

  test('an order that nobody made is not found', async () => {
    expect(await refusalName(await gateway.complete('1b4e28ba-2fa1-41d2-883f-0016d3cca427'))).toBe('orderNotFound');
    expect(await refusalName(await gateway.complete('not-a-uuid'))).toBe('orderNotFound');
  });
});

describe('the same order again', () => {
  const key = () => `intent-of-a-person-${flights}`;

  test('with its key: the same answer, byte for byte, and nothing a second time', async () => {
    const request = orderOf(await gateway.offer({ flight }), await gateway.token());
    const first = await (await gateway.order(request, key())).text();
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60 * 60 * 1000);
    const again = await gateway.order(request, key());
    expect(again.status).toBe(201);
    expect(await again.text()).toBe(first);
    expect(await soldSeats()).toBe(1);
  });

  test('with its key and another body: refused', async () => {
    const request = orderOf(await gateway.offer({ flight }), await gateway.token());
    await gateway.order(request, key());
    const other = { ...request, contact: { ...request.contact, language: 'en' as const } };
    expect(await refusalName(await gateway.order(other, key()))).toBe('idempotencyKeyReused');
  });

  test('ten times at once with one key: one order, one charge', async () => {
    const request = orderOf(await gateway.offer({ flight }), await gateway.token());
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.order(request, key())));
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await soldSeats()).toBe(1);
  });

  test('from a second tab, with another key and card: the same trip', async () => {
    const offer = await gateway.offer({ flight });
    const [first, second] = [
      await gateway.outcome(gateway.book({ offer })),
      await gateway.outcome(gateway.book({ offer })),
    ];
    expect(second).toEqual(first);
    expect(await soldSeats()).toBe(1);
  });

  test('the same offer for somebody else is refused', async () => {
    const offer = await gateway.offer({ flight });
    await gateway.book({ offer });
    const answer = await gateway.book({ offer, passengers: [{ ...ana, firstName: 'Eva' }] });
    expect(await refusalName(answer)).toBe('offerAlreadyOrdered');
  });

  test('of an offer whose text has white space behind it: refused', async () => {
    const offer = await gateway.offer({ flight });
    expect((await gateway.book({ offer })).status).toBe(201);
    for (const text of [`${offer} `, `${offer}\n`, `${offer}=`]) {
      expect(await refusalName(await gateway.book({ offer: text }))).toBe('offerInvalid');
    }
    expect(await soldSeats()).toBe(1);
  });

  test('without a key: refused', async () => {
    const request = orderOf(await gateway.offer({ flight }), await gateway.token());
    for (const bad of ['', 'short', 'has spaces in the middle of it']) {
      expect(await refusalName(await gateway.order(request, bad))).toBe('idempotencyKeyMissing');
    }
  });
});

describe('an order that cannot be', () => {
  test('of an offer that is forged or has expired', async () => {
    const token = await gateway.token();
    expect(await refusalName(await gateway.order(orderOf('e30.e30.forged', token)))).toBe('offerInvalid');
    const offer = await gateway.offer({ flight });
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 20 * 60 * 1000);
    expect(await refusalName(await gateway.order(orderOf(offer, token)))).toBe('offerExpired');
  });

  test('of a flight that has left, or is flown no more', async () => {
    const offer = await gateway.offer({ flight, date: '2026-11-20' });
    expect(await refusalName(await gateway.book({ offer }))).toBe('flightDeparted');
    const changed = await openOrderGateway(database, { seats: () => undefined });
    expect(await refusalName(await changed.book())).toBe('flightDeparted');
  });

  test('for the wrong travellers: every fault with its pointer', async () => {
    const answer = await gateway.book({
      offer: await gateway.offer({ flight }),
      passengers: [ana, { ...ana, kind: 'child', firstName: 'Luz', birthDate: '2014-12-01' }],
    });
    expect(answer.status).toBe(422);
    expect((await readJson(answer)).errors).toEqual([
      { pointer: '/passengers', code: 'partyMismatch' },
      { pointer: '/passengers/1/birthDate', code: 'notAChild', params: { date: '2026-12-01' } },
    ]);
  });

  test('agreed to in a version that is not in force: the one that is, and nothing is taken', async () => {
    const order = orderOf(await gateway.offer({ flight }), await gateway.token());
    const answer = await gateway.order({ ...order, agreement: { ...agreementInForce, privacy: '2020-01-01' } });
    expect(answer.status).toBe(422);
    expect((await readJson(answer)).errors).toEqual([
      { pointer: '/agreement/privacy', code: 'superseded', params: { version: agreementInForce.privacy } },
    ]);
    expect(await soldSeats()).toBe(0);
  });

  test('a sold-out flight: nothing is taken, and an order of its other leg neither', async () => {
    const small = await openOrderGateway(database, { seats: () => 2 });
    const adults = [ana, { ...ana, firstName: 'Eva' }];
    expect((await small.book({ offer: await small.offer({ flight, adults: 2 }), passengers: adults })).status).toBe(
      201,
    );
    expect(await refusalName(await small.book({ offer: await small.offer({ flight }) }))).toBe('soldOut');
    expect(await soldSeats()).toBe(2);
  });

  test('twenty buyers for the last three seats: three trips', async () => {
    const small = await openOrderGateway(database, { seats: () => 3 });
    const expiresAt = small.clock.now.getTime() + 60_000;
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        small.clock.now = new Date(expiresAt - 60_000 + index);
        const request = orderOf(await small.offer({ flight }), await small.token());
        return small.order({ ...request, contact: { ...request.contact, email: `buyer.${index}@example.com` } });
      }),
    );
    expect(buyers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await soldSeats()).toBe(3);
  });
});

test('nothing personal of a booking stands in the log', async () => {
  await gateway.book({ offer: await gateway.offer({ flight }) });
  await gateway.book({ offer: await gateway.offer({ flight, date: '2026-12-03' }), card: '4000000000000002' });
  expect(gateway.logged.length).toBeGreaterThan(0);
  expect(gateway.logged.join('')).not.toMatch(
    /ana|n[uú]ñez|o.hara|2145550123|XDA123456|20012345|(?<![\w-])1984\b|42424242|tok_/i,
  );
});
