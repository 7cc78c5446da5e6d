import { gunzipSync } from 'node:zlib';

import { endpoints } from '@airline/contract';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { createKeptAnswers, keptAnswerRoutes } from './kept-answers.ts';

const { path } = endpoints.searchItineraries;
const headers = { 'cache-control': 'no-store' } as const;

/** Routes that count how often an answer is made, and keep two. */
function openRoutes({ body = '{"made":1}' } = {}) {
  const state = { isCurrent: true, isRefused: false, made: [] as string[], charged: 0 };
  const kept = createKeptAnswers(2);
  const giving = {
    publicOrigin: 'https://example.com',
    log: pino({ level: 'silent' }),
    isRefused: async () => {
      state.charged += 1;
      return state.isRefused;
    },
  };
  const app = new Hono()
    .route('/', keptAnswerRoutes(giving, [[endpoints.searchItineraries, kept]]))
    .get(path, (context) => {
      if (state.isRefused) return context.text('later', 429);
      state.made.push(context.req.query('origin') ?? '');
      return kept.give(context, { body, headers, isCurrent: () => state.isCurrent });
    });
  const ask = (query: string, init?: RequestInit) => app.request(`${path}?${query}`, init);
  return { state, ask };
}

test('an answer is made once for one query, and given with the headers of its first time and those of all data', async () => {
  const { state, ask } = openRoutes();
  const first = await ask('origin=DAL');
  const second = await ask('origin=DAL');
  expect(state.made).toEqual(['DAL']);
  expect(await second.text()).toBe(await first.text());
  for (const name of ['cache-control', 'content-type']) expect(second.headers.get(name)).toBe(first.headers.get(name));
  expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  expect(second.headers.get('x-request-id')).not.toBeNull();
  expect((await ask('origin=MDW')).status).toBe(200);
  expect(state.made).toEqual(['DAL', 'MDW']);
});

test('an answer that would be another one now is made anew', async () => {
  const { state, ask } = openRoutes();
  await ask('origin=DAL');
  state.isCurrent = false;
  await ask('origin=DAL');
  await ask('origin=DAL');
  expect(state.made).toHaveLength(3);
});

test('a kept answer is charged, and is not given to who has used up a budget', async () => {
  const { state, ask } = openRoutes();
  await ask('origin=DAL');
  expect(state.charged).toBe(0);
  await ask('origin=DAL');
  expect(state.charged).toBe(1);
  state.isRefused = true;
  expect((await ask('origin=DAL')).status).toBe(429);
});

test('the answers asked for last are kept, and no query longer than an endpoint reads', async () => {
  const { state, ask } = openRoutes();
  for (const origin of ['DAL', 'MDW', 'DAL', 'HOU', 'DAL', 'MDW']) await ask(`origin=${origin}`);
  expect(state.made).toEqual(['DAL', 'MDW', 'HOU', 'MDW']);
  const long = `origin=DAL&more=${'x'.repeat(300)}`;
  await ask(long);
  await ask(long);
  expect(state.made).toHaveLength(6);
});

test('it is compressed for who can read that, where it is more than a packet', async () => {
  const body = JSON.stringify({ text: 'vuelo '.repeat(400) });
  const { ask } = openRoutes({ body });
  const gzip = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
  await ask('origin=DAL');
  const compressed = await ask('origin=DAL', gzip);
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(body);
  for (const encoding of ['br', 'gzip;q=0', 'identity']) {
    const plain = await ask('origin=DAL', { headers: { 'accept-encoding': encoding } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(body);
  }
  const small = openRoutes();
  await small.ask('origin=DAL');
  expect((await small.ask('origin=DAL', gzip)).headers.get('content-encoding')).toBeNull();
});
