import {
  completeOrder,
  exchangeToken,
  exportTripCalendar,
  findTrip,
  listFareFamilies,
  readUserInfo,
  searchItineraries,
} from '@airline/contract';
import { describe, expect, test, vi } from 'vitest';

import { createGatewayClient, createIdempotencyKey } from './client.ts';

const problemHeaders = { 'content-type': 'application/problem+json' };
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const problem = (
  body: { readonly status: number; readonly [member: string]: unknown },
  headers: Record<string, string> = {},
) =>
  json(
    { type: 'about:blank', title: '', ...body },
    { status: body.status, headers: { ...problemHeaders, ...headers } },
  );
const families = { fareFamilies: [] };
const lookup = { recordLocator: 'K7QM2X', firstName: 'Ana', lastName: 'Ruiz' };
const completionSecret = 'sYbDGnZkm1NxgWvj5MJ7IMMbyY1gJTkZR5pDaQdJ1xU';
const orderId = '3f2c8a9e-6f0b-4c3d-9a51-0d2f6f1b7c11';

function clientOf(...answers: readonly (Response | Error | (() => Promise<Response>))[]) {
  const queue = [...answers];
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = queue.shift();
    if (next === undefined) throw new Error('No more answers were expected.');
    if (next instanceof Error) throw next;
    return typeof next === 'function' ? next() : next;
  });
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
  const client = createGatewayClient({ fetch, wait, random: () => 0.5 });
  return { client, fetch, wait };
}

describe('what is sent', () => {
  test('a query as the contract encodes it', async () => {
    const { client, fetch } = clientOf(json({}));
    const query = { origin: 'DAL', destination: 'NEWYORK', date: '2026-12-01', adults: 2, children: 0, lapInfants: 1 };
    await client.call(searchItineraries, { query });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      '/api/air-booking/v1/itineraries?origin=DAL&destination=NEWYORK&date=2026-12-01&adults=2&children=0&lapInfants=1',
    );
  });

  test('parameters in the path, the key in its header', async () => {
    const { client, fetch } = clientOf(
      json({ status: 'processing', orderId, completionSecret, holdExpiresAt: '2026-12-01T00:00:00Z' }),
    );
    const idempotencyKey = createIdempotencyKey();
    const outcome = await client.call(completeOrder, {
      parameters: { orderId },
      body: { completionSecret },
      idempotencyKey,
    });
    expect(outcome).toHaveProperty('value.status', 'processing');
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe(`/api/air-booking/v1/orders/${orderId}/completion`);
    expect(new Headers(init?.headers).get('idempotency-key')).toBe(idempotencyKey);
  });

  test('the API key of the surface, where there is one', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => json(families));
    for (const apiKey of ['qa-general-key', undefined]) {
      await createGatewayClient({ fetch, apiKey }).call(listFareFamilies, {});
      expect(new Headers(fetch.mock.lastCall?.[1]?.headers).get('x-api-key')).toBe(apiKey ?? null);
    }
  });

  test('a body as the fields of a form, where the contract says so', async () => {
    const { client, fetch } = clientOf(problem({ status: 400 }));
    await client.call(exchangeToken, {
      body: {
        grant_type: 'refresh_token',
        client_id: 'qa-member',
        scope: 'openid',
        response_type: 'id_token site',
      },
    });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init?.body).toBe('grant_type=refresh_token&client_id=qa-member&scope=openid&response_type=id_token+site');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  test('who asks, in the header and nowhere else', async () => {
    const { client, fetch } = clientOf(problem({ status: 401 }), problem({ status: 401 }));
    await client.call(readUserInfo, { accessToken: 'abc.def.ghi' });
    await client.call(readUserInfo, {});
    const headers = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'));
    expect(headers).toEqual(['Bearer abc.def.ghi', null]);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/identity/v4/user-info');
  });

  test('what the contract refuses is a programmer’s mistake and is not sent', async () => {
    const { client, fetch } = clientOf();
    await expect(
      client.call(completeOrder, {
        parameters: { orderId: '../trips' },
        body: { completionSecret },
        idempotencyKey: createIdempotencyKey(),
      }),
    ).rejects.toThrow(/UUID/i);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('what is given back', () => {
  test('an answer as the contract says it', async () => {
    const { client } = clientOf(json(families));
    expect(await client.call(listFareFamilies, {})).toEqual({ value: families });
  });

  test('the text of another media type', async () => {
    const { client } = clientOf(new Response('BEGIN:VCALENDAR'));
    expect(await client.call(exportTripCalendar, { body: { ...lookup, language: 'es' } })).toEqual({
      value: 'BEGIN:VCALENDAR',
    });
  });

  test.each([
    ['an answer of another shape', json({ fareFamilies: 'all' }), { kind: 'unreadable' }],
    ['an answer that is no JSON', new Response('<html>'), { kind: 'unreadable' }],
    [
      'a refusal by its name',
      problem({ status: 404, type: '/problems/air-booking/trip-not-found' }),
      { kind: 'refused', name: 'tripNotFound' },
    ],
    ['bad fields', problem({ status: 422, errors: [{ pointer: '/lastName', code: 'too_small' }] }), { kind: 'fields' }],
    [
      'an error number with its action and message',
      problem({ status: 401, code: 401120726 }),
      { kind: 'catalogue', action: 'reAuthenticate', messageKey: 'errors.action.reAuthenticate' },
    ],
    ['a failure with its reference', problem({ status: 500, reference: 'r-1' }), { kind: 'failed', reference: 'r-1' }],
    ['a proxy’s page of an error', new Response('<h1>Bad gateway</h1>', { status: 500 }), { kind: 'failed' }],
  ])('%s', async (_, response, failure) => {
    const { client } = clientOf(response);
    const outcome = await client.call(listFareFamilies, {});
    expect(outcome).toHaveProperty('failure');
    expect('failure' in outcome && outcome.failure).toMatchObject(failure);
  });
});

describe('the one retry', () => {
  const busy = () => problem({ status: 503 });

  test('a read is tried once more after a lost connection, with a wait', async () => {
    const { client, fetch, wait } = clientOf(new TypeError('fetch failed'), json(families));
    expect(await client.call(listFareFamilies, {})).toEqual({ value: families });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(wait).toHaveBeenCalledWith(400, undefined);
  });

  test('and not a second time', async () => {
    const { client, fetch } = clientOf(busy(), busy());
    expect(await client.call(listFareFamilies, {})).toEqual({ failure: { kind: 'failed', reference: undefined } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('a write without a key is never repeated', async () => {
    const { client, fetch } = clientOf(new TypeError('fetch failed'));
    expect(await client.call(findTrip, { body: lookup })).toEqual({ failure: { kind: 'unreachable' } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a write with a key is repeated with the same key', async () => {
    const answer = { status: 'processing', orderId, completionSecret, holdExpiresAt: '2026-12-01T00:00:00Z' };
    const { client, fetch } = clientOf(new TypeError('fetch failed'), json(answer));
    await client.call(completeOrder, {
      parameters: { orderId },
      body: { completionSecret },
      idempotencyKey: 'k'.repeat(16),
    });
    const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys).toEqual(['k'.repeat(16), 'k'.repeat(16)]);
  });

  test('a short Retry-After is kept to, a long one is left to the person', async () => {
    const short = clientOf(problem({ status: 503 }, { 'retry-after': '2' }), json(families));
    await short.client.call(listFareFamilies, {});
    expect(short.wait).toHaveBeenCalledWith(2_400, undefined);
    const long = clientOf(problem({ status: 429 }, { 'retry-after': '30' }));
    await long.client.call(listFareFamilies, {});
    expect(long.fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a refusal', problem({ status: 404, type: '/problems/air-booking/trip-not-found' })],
    ['an unmapped error number', problem({ status: 503, code: 401120731 })],
    ['a failure of the gateway itself', problem({ status: 500 })],
  ])('%s is not retried', async (_, response) => {
    const { client, fetch } = clientOf(response);
    await client.call(listFareFamilies, {});
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('time', () => {
  test('an answer that does not come ends as a timeout', async () => {
    const never = vi.fn<typeof globalThis.fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error()))),
    );
    const client = createGatewayClient({ fetch: never, timeoutMs: 5 });
    expect(await client.call(findTrip, { body: lookup })).toEqual({ failure: { kind: 'timeout' } });
  });

  test('a call that nobody waits for rejects with the signal’s reason and is not retried', async () => {
    const controller = new AbortController();
    const { client, fetch } = clientOf(async () => {
      controller.abort(new Error('left the page'));
      throw new TypeError('aborted');
    });
    await expect(client.call(listFareFamilies, { signal: controller.signal })).rejects.toThrow('left the page');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('the gateway’s clock is learnt from its answers', async () => {
    let browser = Date.parse('2026-11-21T10:00:00Z');
    const client = createGatewayClient({
      fetch: async () => json(families, { headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT' } }),
      browserNow: () => browser,
    });
    await client.call(listFareFamilies, {});
    browser += 60_000;
    expect(client.now()).toEqual(new Date('2026-11-21T12:01:00.500Z'));
  });

  test('an answer that the browser may have kept sets no clock', async () => {
    const browser = Date.parse('2026-11-21T10:00:00Z');
    const headers = { date: 'Sat, 21 Nov 2026 09:55:00 GMT', 'cache-control': 'public, max-age=300' };
    const client = createGatewayClient({ fetch: async () => json(families, { headers }), browserNow: () => browser });
    await client.call(listFareFamilies, {});
    expect(client.now()).toEqual(new Date(browser));
  });
});
