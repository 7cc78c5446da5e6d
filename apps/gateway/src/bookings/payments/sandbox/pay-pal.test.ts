import { randomUUID } from 'node:crypto';

import type { OrderOutcome, Trip } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../../test-support/memory-database.ts';
import { auditBooks, soundBooks } from '../../../../test-support/order-books.ts';
import { type OrderGateway, openOrderGateway } from '../../../../test-support/order-gateway.ts';
import { orderOf, readJson } from '../../../../test-support/orders.ts';
import { tripCodeFor } from '../../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { runDueJobs } from '../../../jobs/run-jobs.ts';
import { createMailTransport } from '../../../mail/create-mail-transport.ts';
import { listMails } from '../../../mail/development-inbox/inbox-store.ts';
import { orderJobGroup } from '../../jobs/order-job-group.ts';
import { reconcileOrders } from '../../orders/reconcile-orders.ts';
import { sandboxAuthorisation } from './sandbox-schema.ts';

type Waiting = OrderOutcome & { readonly status: 'challenge' };

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

const payPal = [{ kind: 'payPal' as const }];

async function orderByPayPal(phone = '+12145550123', key?: string): Promise<Response> {
  flights += 1;
  const order = orderOf(await gateway.offer({ flight: `WN${flights}` }), '');
  // Each person holds a few orders at the same time.
  const contact = { ...order.contact, phone, email: `${randomUUID()}@example.com` };
  return gateway.order({ ...order, contact, payments: payPal }, key);
}

async function startPayment(phone?: string): Promise<Waiting> {
  const outcome = await gateway.outcome(orderByPayPal(phone));
  expect(outcome.status).toBe('challenge');
  return outcome as Waiting;
}

const answer = ({ challengeUrl }: Waiting, fields: Readonly<Record<string, string>>) =>
  gateway.app.request(challengeUrl, { method: 'POST', body: new URLSearchParams(fields) });
const payAs = (waiting: Waiting, email: string) => answer(waiting, { decision: 'pay', email });
const end = async ({ orderId }: Waiting) => gateway.outcome(gateway.complete(orderId));
const refusalOf = async ({ orderId }: Waiting) => (await readJson(gateway.complete(orderId))).errors;
function later(milliseconds: number): void {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
}

test('the person agrees on PayPal’s page, comes back, and is booked with the account masked', async () => {
  const waiting = await startPayment();
  const page = await (await gateway.app.request(waiting.challengeUrl)).text();
  expect(page).toContain('esto no es PayPal');
  expect(page).toContain('Pagar $129.00');
  const decided = await payAs(waiting, 'ines@paypal.example');
  expect(decided.status).toBe(303);
  expect(decided.headers.get('location')).toContain(`/air/booking/review?order=${waiting.orderId}`);
  const { trip } = (await end(waiting)) as { readonly trip: Trip };
  expect(trip.payments).toEqual([
    { kind: 'payPal', account: 'i•••@p•••.example', amount: { amountMinor: 12_900, currency: 'USD' } },
  ]);
  expect(await (await gateway.app.request(waiting.challengeUrl)).text()).toContain('ya se decidió');
});

test('PayPal learns the payer’s country by its own code', async () => {
  await startPayment('+8613912345678');
  const asked = await database.db.select({ country: sandboxAuthorisation.countryCode }).from(sandboxAuthorisation);
  expect(asked).toContainEqual({ country: 'C2' });
});

describe('an order that PayPal does not pay gives its seats back, and says why', () => {
  test.each([
    ['cerrada@paypal.example', 'declined'],
    ['vacia@paypal.example', 'insufficientFunds'],
  ])('by %s: %s', async (email, code) => {
    const waiting = await startPayment();
    await payAs(waiting, email);
    expect(await refusalOf(waiting)).toEqual([{ pointer: '/payments/0', code }]);
  });

  test('by a person who goes back, and the first answer counts', async () => {
    const waiting = await startPayment();
    await answer(waiting, { decision: 'cancel' });
    await payAs(waiting, 'ines@paypal.example');
    expect(await refusalOf(waiting)).toEqual([{ pointer: '/payments/0', code: 'payerCancelled' }]);
  });
});

test('an account that PayPal reviews is booked once PayPal has said yes', async () => {
  const waiting = await startPayment();
  await payAs(waiting, 'pendiente@paypal.example');
  expect(await end(waiting)).toMatchObject({ status: 'processing' });
  later(20_000);
  expect(await end(waiting)).toMatchObject({ status: 'confirmed' });
});

test('an account that PayPal declines late gives the seats back, and the person learns so by mail, once', async () => {
  const mail = await createMailTransport(
    { smtpUrl: undefined, mailFrom: 'Alisio <a@alisio.example>' },
    database.db,
    gateway.orders.now,
  );
  const group = orderJobGroup({ ...gateway.orders, mail });
  const waiting = await startPayment();
  await payAs(waiting, 'tardia@paypal.example');
  expect(await end(waiting)).toMatchObject({ status: 'processing' });
  later(31_000);
  await Promise.all([reconcileOrders(gateway.orders), reconcileOrders(gateway.orders)]);
  while ((await runDueJobs(gateway.orders, group)) > 0);
  expect(await refusalOf(waiting)).toEqual([{ pointer: '/payments/0', code: 'declined' }]);
  const mails = (await listMails(database.db)).filter(({ email }) => email.subject?.includes('No se completó el pago'));
  expect(mails).toHaveLength(1);
  await mail.close();
});

test('an answer that is none, an account that does not exist, and a bank’s page for PayPal’s payment change nothing', async () => {
  const waiting = await startPayment();
  expect((await answer(waiting, { decision: 'perhaps' })).status).toBe(422);
  expect((await payAs(waiting, 'eva@example.com')).status).toBe(422);
  const asBank = { ...waiting, challengeUrl: waiting.challengeUrl.replace('/paypal/', '/challenges/') };
  expect((await answer(asBank, { decision: 'approve' })).status).toBe(404);
  expect(await end(waiting)).toMatchObject({ status: 'challenge' });
});

test('asked twice with one key, one payment is asked for', async () => {
  const key = 'a-key-that-comes-twice-for-paypal';
  const before = await database.db.$count(sandboxAuthorisation);
  await orderByPayPal(undefined, key);
  await gateway.order({ ...orderOf(await gateway.offer(), ''), payments: payPal }, key);
  expect(await database.db.$count(sandboxAuthorisation)).toBe(before + 1);
});

test('where PayPal is not offered it pays nothing, and a card that pays beside it is refused', async () => {
  const { payments } = gateway.orders;
  const off = await openOrderGateway(database, {
    payments: { ...payments, setup: { ...payments.setup, payPal: false } },
  });
  const order = orderOf(await off.offer({ flight: 'WN99' }), await off.token());
  expect((await readJson(off.order({ ...order, payments: payPal }))).type).toContain('paypal-not-offered');
  expect((await gateway.order({ ...order, payments: [...order.payments, ...payPal] })).status).toBe(422);
});

test('what PayPal paid, PayPal gives back, and the books are sound', async () => {
  const config = { smtpUrl: undefined, mailFrom: 'Alisio <reservas@alisio.example>' } as const;
  const mail = await createMailTransport(config, database.db, gateway.orders.now);
  const group = orderJobGroup({ ...gateway.orders, mail });
  const waiting = await startPayment();
  await payAs(waiting, 'ines@paypal.example');
  const { trip } = (await end(waiting)) as { readonly trip: Trip };
  const [passenger] = trip.passengers;
  const proof = {
    recordLocator: trip.recordLocator,
    firstName: passenger?.firstName ?? '',
    lastName: passenger?.lastName ?? '',
  };
  const code = await tripCodeFor(gateway.orders, trip.recordLocator);
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const cancelled = await gateway.app.request('/api/air-booking/v1/trips/cancellation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...proof, code, shown: { refund: usd(12_900), credit: usd(0) } }),
  });
  expect(cancelled.status).toBe(200);
  later(20 * 60_000);
  await reconcileOrders(gateway.orders);
  while ((await runDueJobs(gateway.orders, group)) > 0);
  const { faults } = await auditBooks(database.db);
  expect(faults).toEqual(soundBooks);
  await mail.close();
});
