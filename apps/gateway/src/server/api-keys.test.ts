import { type Endpoint, problemTypes, takesApiKey } from '@airline/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testApiKeys, testConfig, testVariables } from '../../test-support/config.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { noOrders } from '../../test-support/no-orders.ts';
import { openAccountServices } from '../accounts/identity/services.ts';
import { createApp } from '../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createFlights } from '../flights/shopping/flights.ts';
import { createSchedule } from '../flights/schedule/rules/index.ts';
import { readConfig } from './config.ts';
import { endpointRoutes } from '../http/endpoint-routes.ts';

let database: OpenDatabase;
let guarded: ReturnType<typeof gateway>;
beforeAll(async () => {
  database = await openMemoryDatabase();
  guarded = gateway({ ...testApiKeys('dev'), AIRLINE_API_KEY_DEV_GENERAL_PREVIOUS: 'former' });
});
afterAll(() => database.close());

const now = (): Date => new Date('2026-11-21T07:00:00Z');

function gateway(keys: Readonly<Record<string, string>>) {
  const { apiKeys } = readConfig({ ...testVariables, ...keys });
  const config = { ...testConfig(), apiKeys };
  const basis = { config, database, log: pino({ level: 'silent' }), now };
  return createApp({
    ...basis,
    flights: createFlights(database.db, now, createSchedule([])),
    accountServices: openAccountServices(basis),
    bookingServices: noOrders,
    isStopping: () => false,
  });
}

const rows = endpointRoutes.map(({ name, endpoint }) => [name, endpoint] as const);
const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, 'x');
const typeOf = async (answer: Response): Promise<unknown> => ((await answer.json()) as { type?: unknown }).type;
const { type: refused, status: refusedStatus } = problemTypes.apiKeyInvalid;

test.each(rows)('%s is refused without a key or with a wrong one, where its row takes one', async (_, endpoint) => {
  for (const headers of [{}, { 'x-api-key': 'another' }, { 'x-api-key': '' }]) {
    const answer = await guarded.request(addressOf(endpoint), { method: endpoint.method, headers });
    const isRefused = answer.status === refusedStatus && (await typeOf(answer)) === refused;
    expect(isRefused).toBe(takesApiKey(endpoint));
  }
});

test.each(['dev-general-key', 'dev-corporate-key', 'dev-mobile-key', 'former'])('the key %s counts', async (key) => {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const answer = await guarded.request('/api/security/v4/security/assertion', {
    method: 'POST',
    headers,
    body: JSON.stringify({ method: 'anonymous' }),
  });
  expect(answer.status).toBe(200);
});

test('an answer that is kept in memory needs a key as well', async () => {
  const address = '/s/suggest.json?collection=site&partial_query=equi';
  const ask = async (key: string) => (await guarded.request(address, { headers: { 'x-api-key': key } })).status;
  expect([await ask('dev-general-key'), await ask('another'), await ask('former')]).toEqual([200, 403, 200]);
});

test('a gateway without keys takes requests without', async () => {
  const answer = await gateway({}).request('/api/security/v4/security/assertion', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'anonymous' }),
  });
  expect(answer.status).toBe(200);
});

test('pages, and what forms without scripts, mail readers and feeds ask, need no key', async () => {
  expect((await guarded.request('/livez')).status).toBe(200);
  expect((await guarded.request('/api/openapi.json')).status).toBe(200);
  const open = rows.filter(([, endpoint]) => !takesApiKey(endpoint)).map(([name]) => name);
  expect(open.toSorted()).toEqual([
    'downloadReportFile',
    'listFareFamilies',
    'readClientSettings',
    'recordBrowserSpans',
    'recordClientReports',
    'recordFlightReports',
    'recordMeasurements',
    'recordOperationalMessages',
    'showSearchResults',
    'unsubscribeFareWatch',
    'unsubscribeFlightAlert',
    'unsubscribePromotionMails',
    'unsubscribeReportMail',
  ]);
});
