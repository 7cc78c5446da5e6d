import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchOrTakeEarly } from './early-answers.ts';

const address = '/api/air-booking/v1/fare-families';
const get = { method: 'GET' };
const fetched = vi.fn<typeof fetch>(async () => Response.json('asked anew'));

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
  globalThis.earlyAnswers = undefined;
});

const answers = (answer: Promise<Response>) => {
  globalThis.earlyAnswers = new Map([[address, answer]]);
};

test('what the page asked for early is taken once, and sets no clock', async () => {
  answers(Promise.resolve(Response.json('early', { headers: { date: 'Mon, 23 Nov 2026 20:00:00 GMT' } })));
  const early = await fetchOrTakeEarly(address, get);
  expect(await early.json()).toBe('early');
  expect(early.headers.get('content-type')).toBe('application/json');
  expect(early.headers.get('date')).toBeNull();
  const second = await fetchOrTakeEarly(address, get);
  expect(await second.json()).toBe('asked anew');
});

test.each([
  ['failed on its way', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was refused', () => Promise.resolve(new Response('', { status: 503 }))],
])('what %s is asked for anew', async (_, answer) => {
  answers(answer());
  expect(await (await fetchOrTakeEarly(address, get)).json()).toBe('asked anew');
});

test('a write is no question, and no other address is answered', async () => {
  answers(Promise.resolve(Response.json('early')));
  expect(await (await fetchOrTakeEarly('/api/other', get)).json()).toBe('asked anew');
  expect(await (await fetchOrTakeEarly(address, { method: 'POST' })).json()).toBe('asked anew');
});
