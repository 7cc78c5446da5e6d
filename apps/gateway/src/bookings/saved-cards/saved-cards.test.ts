import { randomUUID } from 'node:crypto';

import type { CardToken, SavedCard } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import {
  type AccountGateway,
  openGatewayBeforeEach,
  refusalOf,
  statusesOf,
  tokenOf,
} from '../../../test-support/account-gateway.ts';
import { cardOf } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { sandboxCard } from '../payments/sandbox/sandbox-schema.ts';
import { savedCard } from './saved-card-schema.ts';
import { forgetCards } from './start-saved-card-workers.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let accountId: string;
let token: string;

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway } = opened);
  accountId = (await gateway.account()).id;
  token = await gateway.logIn(accountId);
});

async function ask(method: string, path: string, body?: unknown, bearer = token): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return gateway.app.request(`/api/account/v1/${path}`, { method, headers, ...sent });
}

async function type(card: object = {}): Promise<CardToken> {
  const given = await gateway.post('/sandbox/payments/v1/tokens', { ...cardOf('4242424242424242'), ...card });
  return (await given.json()) as CardToken;
}

async function save(id: string = randomUUID(), card: object = {}): Promise<string> {
  const kept = await ask('PUT', `saved-cards/${id}`, { token: (await type(card)).token });
  expect(kept.status).toBe(204);
  return id;
}

async function list(bearer = token): Promise<readonly SavedCard[]> {
  const { cards } = (await (await ask('GET', 'saved-cards', undefined, bearer)).json()) as {
    readonly cards: readonly SavedCard[];
  };
  return cards;
}

test('a card is known by its brand and last digits, the first one is the default, and no reference of the processor is given', async () => {
  const id = await save();
  expect(await list()).toEqual([
    {
      id,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: expect.any(Number) as number,
      expiryYear: expect.any(Number) as number,
      isExpired: false,
      holderName: expect.any(String) as string,
      isDefault: true,
    },
  ]);
});

test('sent twice at once it is kept once, and a token that is none keeps nothing', async () => {
  const id = randomUUID();
  const body = { token: (await type()).token };
  const sent = await Promise.all([1, 2].map(() => ask('PUT', `saved-cards/${id}`, body)));
  expect(statusesOf(sent)).toEqual([204, 204]);
  expect(await list()).toHaveLength(1);
  expect(await refusalOf(ask('PUT', `saved-cards/${randomUUID()}`, { token: 'tok_none' }))).toEqual([
    'paymentTokenInvalid',
  ]);
  expect(await list()).toHaveLength(1);
});

test('pays by a token of its own as often as it is asked for, and not once it has expired', async () => {
  const id = await save();
  const paid = await ask('POST', `saved-cards/${id}/payment-tokens`);
  const again = await ask('POST', `saved-cards/${id}/payment-tokens`);
  const [one, other] = [(await paid.json()) as CardToken, (await again.json()) as CardToken];
  expect(one).toMatchObject({ brand: 'visa', lastFour: '4242' });
  expect(other.token).not.toBe(one.token);
  await database.db.update(savedCard).set({ expiryYear: 2020 }).where(eq(savedCard.id, id));
  expect(await list()).toMatchObject([{ isExpired: true }]);
  expect(await refusalOf(ask('POST', `saved-cards/${id}/payment-tokens`))).toEqual(['savedCardExpired']);
});

test('one is the default; removed, the next one is, and the processor forgets the card', async () => {
  const first = await save();
  const second = await save(undefined, { number: '5555555555554444' });
  await ask('PATCH', `saved-cards/${second}`, { isDefault: true, label: 'Casa' });
  expect(await list()).toMatchObject([
    { id: second, isDefault: true, label: 'Casa' },
    { id: first, isDefault: false },
  ]);
  const [row] = await database.db.select().from(savedCard).where(eq(savedCard.id, second));
  expect((await ask('DELETE', `saved-cards/${second}`)).status).toBe(204);
  expect(await list()).toMatchObject([{ id: first, isDefault: true }]);
  await forgetCards(gateway.orders);
  const reference = row?.reference ?? '';
  expect(await database.db.select().from(sandboxCard).where(eq(sandboxCard.reference, reference))).toEqual([]);
  expect(await database.db.select().from(savedCard).where(eq(savedCard.id, second))).toEqual([]);
});

test('a stranger neither sees a card, nor pays with it, nor takes its id', async () => {
  const id = await save();
  const stranger = await gateway.logIn((await gateway.account()).id);
  expect(await list(stranger)).toEqual([]);
  expect((await ask('POST', `saved-cards/${id}/payment-tokens`, undefined, stranger)).status).toBe(404);
  expect((await ask('PATCH', `saved-cards/${id}`, { isDefault: true }, stranger)).status).toBe(404);
  const body = { token: (await type()).token };
  expect((await ask('PUT', `saved-cards/${id}`, body, stranger)).status).toBe(404);
  await ask('DELETE', `saved-cards/${id}`, undefined, stranger);
  expect(await list()).toHaveLength(1);
});

test('they are in the copy of one’s data, and go with the account, at the processor too', async () => {
  const id = await save();
  const copy = (await (await ask('POST', 'data-export')).json()) as { readonly savedCards: unknown };
  expect(copy.savedCards).toMatchObject([{ brand: 'visa', lastFour: '4242' }]);
  await ask('POST', 'erasure-requests', { language: 'es', surface: 'traveller' });
  await gateway.deliver();
  const link = tokenOf(gateway.sent.at(-1));
  await gateway.post('/api/account-help/v1/links/result', { token: link, purpose: 'confirmErasure' });
  const read = () => database.db.select().from(savedCard).where(eq(savedCard.id, id));
  expect(await read()).toMatchObject([{ accountId: null, holderName: '', label: null }]);
  await forgetCards(gateway.orders);
  expect(await read()).toEqual([]);
});
