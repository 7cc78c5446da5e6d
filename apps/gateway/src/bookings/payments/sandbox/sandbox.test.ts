import { randomUUID } from 'node:crypto';

import { type CardToken, cardToken } from '@airline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../../test-support/order-gateway.ts';
import { cardOf, keyedPost, readJson } from '../../../../test-support/orders.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { createSandboxProcessor } from './sandbox-processor.ts';
import { sandboxToken } from './sandbox-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterAll(() => database.close());

const exchange = (card: object) => gateway.app.request('/sandbox/payments/v1/tokens', keyedPost(card));

describe('a card', () => {
  test.each([
    ['4242424242424242', 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
    ['378282246310005', 'amex', '0005'],
    ['6011111111111117', 'discover', '1117'],
  ])('%s becomes a token of %s, and only its last four digits are kept', async (number, brand, lastFour) => {
    const answer = await exchange(cardOf(number));
    expect(answer.status).toBe(201);
    const token = cardToken.parse(await answer.json());
    expect(token).toMatchObject({ brand, lastFour, expiresAt: '2026-11-21T07:15:00.000Z' });
    const rows = JSON.stringify(await database.db.select().from(sandboxToken));
    expect(rows).not.toContain(number);
    expect(gateway.logged.join('')).not.toContain(number);
  });

  test.each([
    [{ number: '4242424242424241' }, '/number', 'luhn'],
    [{ number: '4111111111111111' }, '/number', 'notATestCard'],
    [{ expiryMonth: 10, expiryYear: 2026 }, '/expiryMonth', 'cardExpired'],
    [{ securityCode: '1234' }, '/securityCode', 'length'],
  ])('with %o is refused at %s: %s', async (change, pointer, code) => {
    const answer = await exchange({ ...cardOf('4242424242424242'), ...change });
    expect(answer.status).toBe(422);
    expect((await readJson(answer)).errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  test('is good until its month has ended', async () => {
    expect((await exchange({ ...cardOf('4242424242424242'), expiryMonth: 11, expiryYear: 2026 })).status).toBe(201);
  });

  test('a token pays no more after 15 minutes', async () => {
    const { token } = await readJson<CardToken>(exchange(cardOf('4242424242424242')));
    const processor = createSandboxProcessor(database.db, () => new Date('2026-11-21T07:15:00Z'));
    const request = {
      paymentId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
      token,
      amount: { amountMinor: 100, currency: 'USD' },
      returnUrl: 'http://localhost/',
      language: 'es',
    } as const;
    expect(await processor.authorise(request, new AbortController().signal)).toEqual({ state: 'tokenInvalid' });
  });
});

describe('the processor', () => {
  const request = async (paymentId: string) => ({
    paymentId,
    token: await gateway.token(),
    amount: { amountMinor: 100, currency: 'USD' },
    returnUrl: 'http://localhost/',
    language: 'es' as const,
  });

  test('authorises, captures and voids once, however often it is asked', async () => {
    const { card: processor } = gateway.orders.payments.processors;
    const paymentId = '2b4e28ba-2fa1-41d2-883f-0016d3cca427';
    const asked = await request(paymentId);
    const answers = await Promise.all([1, 2, 3].map(() => processor.authorise(asked)));
    for (const answer of answers) expect(answer.state).toBe('authorised');
    expect((await processor.capture(paymentId)).state).toBe('captured');
    expect((await processor.capture(paymentId)).state).toBe('captured');
    expect((await processor.void(paymentId)).state).toBe('captured');
  });

  test('gives back what was taken in parts: each once, however often it is asked, and never more than all of it', async () => {
    const { card: processor } = gateway.orders.payments.processors;
    const paymentId = '4b4e28ba-2fa1-41d2-883f-0016d3cca427';
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const refund = (refundId: string, amountMinor: number) => processor.refund({ paymentId, refundId, amountMinor });
    const refused = (reason: string) => ({ state: 'refused', reason });
    await processor.authorise(await request(paymentId));
    expect(await refund(first, 60)).toEqual(refused('notCaptured'));
    await processor.capture(paymentId);
    const parts = await Promise.all([first, first, second].map((refundId) => refund(refundId, 40)));
    expect(parts).toEqual(parts.map(() => ({ state: 'refunded', amountMinor: 40 })));
    expect(await processor.lookup(paymentId)).toEqual({ state: 'refunded', refundedMinor: 80 });
    expect(await refund(third, 21)).toEqual(refused('moreThanCaptured'));
    expect(await refund(first, 20)).toEqual(refused('refundIdReused'));
    expect(await refund(third, 0)).toEqual(refused('moreThanCaptured'));
    expect(await refund(third, 20)).toEqual({ state: 'refunded', amountMinor: 20 });
    const all = { state: 'refunded', refundedMinor: 100 };
    expect(await processor.capture(paymentId)).toEqual(all);
    expect(await processor.void(paymentId)).toEqual(all);
  });

  test('takes no refund’s id for another payment', async () => {
    const { card: processor } = gateway.orders.payments.processors;
    const payments = ['5b4e28ba-2fa1-41d2-883f-0016d3cca427', '6b4e28ba-2fa1-41d2-883f-0016d3cca427'];
    const refundId = randomUUID();
    for (const paymentId of payments) {
      await processor.authorise(await request(paymentId));
      await processor.capture(paymentId);
    }
    const answers = await Promise.all(
      payments.map((paymentId) => processor.refund({ paymentId, refundId, amountMinor: 10 })),
    );
    expect(answers.filter((answer) => answer.state === 'refunded')).toHaveLength(1);
  });

  test('remembers a void of a payment that it does not know: nothing can be reserved for it later', async () => {
    const { card: processor } = gateway.orders.payments.processors;
    const paymentId = '3b4e28ba-2fa1-41d2-883f-0016d3cca427';
    expect((await processor.lookup(paymentId)).state).toBe('unknown');
    expect((await processor.void(paymentId)).state).toBe('voided');
    expect((await processor.authorise(await request(paymentId))).state).toBe('voided');
    expect((await processor.capture(paymentId)).state).toBe('voided');
  });
});

describe('the bank’s page', () => {
  async function challenge() {
    const outcome = await gateway.outcome(
      gateway.book({ offer: await gateway.offer({ flight: 'WN8', date: '2026-12-05' }), card: '4000002500003155' }),
    );
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    return outcome;
  }
  const decide = (url: string, decision: string) =>
    gateway.app.request(url, { method: 'POST', body: new URLSearchParams({ decision }) });

  test('says what it is, what is paid, and in whose language; consent leads back and books', async () => {
    const { challengeUrl, orderId, completionSecret } = await challenge();
    const page = await gateway.app.request(challengeUrl);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    const text = await page.text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('esto no es un banco');
    expect(text).toContain('129.00');
    const english = await (await gateway.app.request(challengeUrl.replace('=es', '=en'))).text();
    expect(english).toContain('this is not a bank');

    const decided = await decide(challengeUrl, 'approve');
    expect(decided.status).toBe(303);
    expect(decided.headers.get('location')).toBe(`/air/booking/review?order=${orderId}#completion=${completionSecret}`);
    expect(await gateway.outcome(gateway.complete(orderId))).toMatchObject({ status: 'confirmed' });
    expect(await (await gateway.app.request(challengeUrl)).text()).toContain('ya se decidió');
  });

  test('a refusal releases the order, and cannot be taken back', async () => {
    const offer = await gateway.offer({ flight: 'WN9', date: '2026-12-05' });
    const outcome = await gateway.outcome(gateway.book({ offer, card: '4000002500003155' }));
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    await decide(outcome.challengeUrl, 'refuse');
    await decide(outcome.challengeUrl, 'approve');
    const answer = await gateway.complete(outcome.orderId);
    expect(answer.status).toBe(402);
    expect((await readJson(answer)).errors).toEqual([{ pointer: '/payments/0', code: 'challengeFailed' }]);
    expect((await gateway.book({ offer })).status).toBe(201);
  });

  test('an answer that is none, and a page of no payment', async () => {
    const unknown = '/sandbox/payments/v1/challenges/1b4e28ba-2fa1-41d2-883f-0016d3cca427';
    expect((await gateway.app.request(unknown)).status).toBe(404);
    expect((await gateway.app.request('/sandbox/payments/v1/challenges/x')).status).toBe(404);
    expect((await decide(unknown, 'approve')).status).toBe(404);
  });
});

test('where cards go, and which ones are known there, is published', async () => {
  const setup = await readJson<{ tokensUrl: string; testCards: unknown[] }>(
    gateway.app.request('/api/air-booking/v1/payment-setup'),
  );
  expect(setup.tokensUrl).toBe('/sandbox/payments/v1/tokens');
  expect(setup.testCards).toContainEqual({ number: '4000002500003155', outcome: 'challenge' });
});
