import { randomUUID } from 'node:crypto';

import { type CardToken, cardToken, type OrderOutcome, type Trip, type Wallet } from '@airline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../../test-support/memory-database.ts';
import { auditBooks, soundBooks } from '../../../../test-support/order-books.ts';
import { type OrderGateway, openOrderGateway } from '../../../../test-support/order-gateway.ts';
import { keyedPost, orderOf, readJson } from '../../../../test-support/orders.ts';
import { tripCodeFor } from '../../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { runDueJobs } from '../../../jobs/run-jobs.ts';
import { createMailTransport } from '../../../mail/create-mail-transport.ts';
import { listMails } from '../../../mail/development-inbox/inbox-store.ts';
import { orderJobGroup } from '../../jobs/order-job-group.ts';
import { reconcileOrders } from '../../orders/reconcile-orders.ts';
import { sandboxToken } from './sandbox-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let flights = 0;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
});

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const post = (body: unknown) => gateway.app.request('/sandbox/payments/v1/wallet-tokens', keyedPost(body));

interface Agreed {
  readonly wallet?: Wallet;
  readonly lastFour?: string;
  readonly amountMinor?: number;
}

/** What the sheet of a wallet gives, for the price of the flight by default. */
async function agree({ wallet = 'googlePay', lastFour = '4242', amountMinor = 12_900 }: Agreed = {}): Promise<string> {
  return (await readJson<CardToken>(post({ wallet, lastFour, amount: usd(amountMinor) }))).token;
}

async function newOrder(payments: ReturnType<typeof orderOf>['payments']): Promise<ReturnType<typeof orderOf>> {
  flights += 1;
  const order = orderOf(await gateway.offer({ flight: `WN${flights}` }), '');
  // Each person holds a few orders at the same time.
  return { ...order, contact: { ...order.contact, email: `${randomUUID()}@example.com` }, payments };
}

const formOf = (token: string, wallet: Wallet = 'googlePay') => ({ kind: 'wallet' as const, wallet, token });
const orderBy = async (token: string, wallet?: Wallet, key?: string): Promise<Response> =>
  gateway.order(await newOrder([formOf(token, wallet)]), key);

test('a token is good for fifteen minutes, and only a published card has one', async () => {
  const answer = await post({ wallet: 'applePay', lastFour: '0005', amount: usd(100) });
  expect(answer.status).toBe(201);
  expect(cardToken.parse(await answer.json())).toMatchObject({ brand: 'amex', expiresAt: '2026-11-21T07:15:00.000Z' });
  const refused = await readJson(post({ wallet: 'applePay', lastFour: '1111', amount: usd(100) }));
  expect(refused.errors).toEqual([{ pointer: '/lastFour', code: 'notATestCard' }]);
  expect((await post({ wallet: 'otherPay', lastFour: '4242', amount: usd(100) })).status).toBe(422);
});

test.each([
  ['googlePay', '4242', 'visa'],
  ['applePay', '4444', 'mastercard'],
] as const)('%s pays like the card in it, by its last four and its scheme', async (wallet, lastFour, brand) => {
  const outcome = await gateway.outcome(orderBy(await agree({ wallet, lastFour }), wallet));
  const { trip } = outcome as { readonly trip: Trip };
  expect(trip.payments).toEqual([{ kind: 'card', brand, lastFour, wallet, amount: usd(12_900) }]);
});

describe('what the bank says', () => {
  test.each([
    ['0002', 'declined'],
    ['9995', 'insufficientFunds'],
  ])('no, by %s: %s, and the flight can be paid otherwise', async (lastFour, code) => {
    const order = await newOrder([formOf(await agree({ lastFour }))]);
    const refused = await gateway.order(order);
    expect(refused.status).toBe(402);
    expect((await readJson(refused)).errors).toEqual([{ pointer: '/payments/0', code }]);
    expect((await gateway.order({ ...order, payments: [formOf(await agree())] })).status).toBe(201);
  });

  test('nothing for a while: the order waits, and is booked by the answer', async () => {
    const waiting = await gateway.outcome(orderBy(await agree({ lastFour: '0077' })));
    if (waiting.status !== 'processing') throw new Error(waiting.status);
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 20_000);
    expect(await gateway.outcome(gateway.complete(waiting.orderId))).toMatchObject({ status: 'confirmed' });
  });

  test('a question to the person', async () => {
    expect(await gateway.outcome(orderBy(await agree({ lastFour: '3155' })))).toMatchObject({ status: 'challenge' });
  });
});

describe('a token pays nothing', () => {
  const expectRefused = async (answer: Response): Promise<void> => {
    expect(answer.status).toBe(422);
    expect((await readJson(answer)).type).toContain('token-invalid');
  };

  test.each([
    ['for less than the price', { amountMinor: 12_899 }],
    ['for more than the price', { amountMinor: 12_901 }],
    ['of another wallet', { wallet: 'applePay' as const }],
  ])('%s', async (_case, agreed) => {
    const token = await agree(agreed);
    await expectRefused(await orderBy(token, 'googlePay'));
    const [kept] = await database.db.select().from(sandboxToken).where(eq(sandboxToken.token, token));
    expect(kept?.usedFor).toBeNull();
  });

  test('a second time', async () => {
    const token = await agree();
    expect((await orderBy(token)).status).toBe(201);
    await expectRefused(await orderBy(token));
  });

  test('at the same moment for two orders: one of them', async () => {
    const token = await agree();
    const answers = await Promise.all([orderBy(token), orderBy(token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
  });

  test('in the place of a typed card, nor a typed card in its place', async () => {
    await expectRefused(await gateway.order(await newOrder([{ kind: 'card', token: await agree() }])));
    await expectRefused(await orderBy(await gateway.token()));
  });

  test('after fifteen minutes', async () => {
    const token = await agree();
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 15 * 60_000);
    await expectRefused(await orderBy(token));
  });

  test('that nobody has made', async () => {
    await expectRefused(await orderBy('{"ephemeralPublicKey":"MFkw…"}'));
  });
});

test('the same request twice at once, and again later, is one order and one payment', async () => {
  const key = randomUUID();
  const order = await newOrder([formOf(await agree())]);
  await Promise.all([gateway.order(order, key), gateway.order(order, key)]);
  const again = await gateway.outcome(gateway.order(order, key));
  expect(again.status).toBe('confirmed');
  expect((await auditBooks(database.db)).faults.moneyWithoutOrder).toEqual([]);
});

test('two tabs with a token each: one order, and the other token is not used', async () => {
  const order = await newOrder([formOf(await agree())]);
  const second = await agree();
  const outcomes: OrderOutcome[] = [];
  for (const payments of [order.payments, [formOf(second)]]) {
    outcomes.push(await gateway.outcome(gateway.order({ ...order, payments })));
  }
  const locators = outcomes.map((outcome) => (outcome.status === 'confirmed' ? outcome.trip.recordLocator : ''));
  expect(locators[1]).toBe(locators[0]);
  const [kept] = await database.db.select().from(sandboxToken).where(eq(sandboxToken.token, second));
  expect(kept?.usedFor).toBeNull();
});

test('a wallet that is not offered, and one beside a card, pay nothing', async () => {
  const { payments } = gateway.orders;
  const order = await newOrder([formOf(await agree())]);
  const off = await openOrderGateway(database, {
    payments: { ...payments, setup: { ...payments.setup, wallets: [] } },
  });
  expect((await readJson(off.order(order))).type).toContain('wallet-not-offered');
  const beside = [...order.payments, { kind: 'card' as const, token: await gateway.token() }];
  expect((await gateway.order({ ...order, payments: beside })).status).toBe(422);
});

test('which wallets are offered, and what their sandbox holds, is published', async () => {
  const { wallets } = await readJson<{ wallets: { wallet: string; merchantName: string; sheet: object }[] }>(
    gateway.app.request('/api/air-booking/v1/payment-setup'),
  );
  expect(wallets.map(({ wallet, merchantName }) => [wallet, merchantName])).toEqual([
    ['applePay', 'Alisio'],
    ['googlePay', 'Alisio'],
  ]);
  expect(wallets[0]?.sheet).toMatchObject({
    cards: expect.arrayContaining([{ brand: 'visa', lastFour: '0002', outcome: 'declined' }]),
  });
});

test('what a wallet paid goes back to its card, mails name it, and no token stands in a log or an order', async () => {
  const config = { smtpUrl: undefined, mailFrom: 'Alisio <reservas@alisio.example>' } as const;
  const mail = await createMailTransport(config, database.db, gateway.orders.now);
  const group = orderJobGroup({ ...gateway.orders, mail });
  const token = await agree();
  const { trip } = (await gateway.outcome(orderBy(token))) as { readonly trip: Trip };
  const [passenger] = trip.passengers;
  const proof = {
    recordLocator: trip.recordLocator,
    firstName: passenger?.firstName ?? '',
    lastName: passenger?.lastName ?? '',
  };
  const code = await tripCodeFor(gateway.orders, trip.recordLocator);
  const body = { ...proof, code, shown: { refund: usd(12_900), credit: usd(0) } };
  const cancelled = await gateway.app.request('/api/air-booking/v1/trips/cancellation', keyedPost(body));
  expect(cancelled.status).toBe(200);
  // What other tests left is over by then.
  gateway.clock.now = new Date(gateway.clock.now.getTime() + 20 * 60_000);
  await reconcileOrders(gateway.orders);
  while ((await runDueJobs(gateway.orders, group)) > 0);
  expect((await auditBooks(database.db)).faults).toEqual(soundBooks);

  const rowsOf = async (table: string): Promise<string> => {
    const read = await database.db.execute(sql`select * from ${sql.identifier(table)}`);
    return JSON.stringify((read as { readonly rows: readonly unknown[] }).rows);
  };
  expect(JSON.stringify(await listMails(database.db))).toContain('Visa terminada en 4242 (Google Pay)');
  expect(gateway.logged.join('')).not.toContain(token);
  for (const table of ['booking_order', 'order_payment', 'idempotency_key', 'job']) {
    expect(await rowsOf(table), table).not.toContain(token);
  }
  await mail.close();
});
