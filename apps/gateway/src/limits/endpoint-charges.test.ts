import {
  type Budget,
  budgets,
  type Endpoint,
  type EndpointName,
  endpoints,
  type Problem,
  problemNameOf,
} from '@airline/contract';
import { expect, describe, test } from 'vitest';

import { bearer } from '../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../test-support/identity-suite.ts';
import { rateLimit } from './rate-limit-schema.ts';
import { clientReports } from '../telemetry/telemetry-schema.ts';

const suite = openIdentitySuite();
const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
let addresses = 0;

/** An address that nobody has asked from. */
function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

/** Asks with a body that no endpoint takes: who is let through gets that refusal, and nothing is changed. */
async function ask(
  { method, path, encoding }: Endpoint,
  address: string,
  { headers = {}, body = '{"none":true}' }: { readonly headers?: Record<string, string>; readonly body?: string } = {},
): Promise<Response> {
  const isRead = method === 'GET';
  const mediaType = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return suite.gateway.app.request(
    path.replaceAll(/\{\w+\}/g, 'none'),
    { method, headers: { ...(isRead ? {} : { 'content-type': mediaType }), ...headers }, ...(isRead ? {} : { body }) },
    { incoming: { socket: { remoteAddress: address } } },
  );
}

async function nameOf(answer: Response): Promise<string | undefined> {
  return problemNameOf(((await answer.json()) as Problem).type);
}

test('what is charged nothing is sent from memory', () => {
  const free = rows.filter(([, { charges }]) => charges === 'none').map(([name]) => name);
  expect(free).toEqual(['listFareFamilies', 'readClientSettings']);
});

const charged = rows.flatMap(([name, row]) =>
  row.charges === 'none' ? [] : [[name, row, row.charges[0].budget] as const],
);

describe.each(charged)('%s', (_, endpoint, name) => {
  const budget: Budget = budgets[name];

  test('is refused to an address whose budget is used up, and to no other', async () => {
    const address = newAddress();
    await suite.gateway.identity.limits.charge(name, { network: address }, budget.most * 20);
    const refused = await ask(endpoint, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await nameOf(refused)).toBe('tooManyRequests');
    expect((await ask(endpoint, newAddress())).status).not.toBe(429);
  });
});

test('what counts by account is refused to the account from any address, and to no other account', async () => {
  const [ana, bea] = [await suite.logIn(), await suite.gateway.account({ username: 'bea' })];
  const other = await suite.gateway.logIn('bea', 'Viento2026!');
  expect(bea).toBeDefined();
  await suite.gateway.identity.limits.charge('ownAccount', { accountId: suite.accountId }, budgets.ownAccount.most);
  const read = (accessToken: string) => ask(endpoints.readUserInfo, newAddress(), { headers: bearer(accessToken) });
  expect((await read(ana.accessToken)).status).toBe(429);
  expect((await read(other.accessToken)).status).toBe(200);
});

test('a request that is refused is charged to nothing else, and writes nothing', async () => {
  const address = newAddress();
  await suite.gateway.identity.limits.charge('accountHelp', { network: address }, budgets.accountHelp.most + 1);
  const before = await suite.database.db.select().from(rateLimit);
  const body = { purpose: 'resetPassword', username: 'victim', language: 'es', returnTo: { surface: 'traveller' } };
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await ask(endpoints.requestLink, address, { body: JSON.stringify(body) })).status).toBe(429);
  }
  expect(await suite.database.db.select().from(rateLimit)).toEqual(before);
  expect((await ask(endpoints.requestLink, newAddress(), { body: JSON.stringify(body) })).status).toBe(202);
});

test('reports are charged by their kilobytes, so that nobody fills the database', async () => {
  const report = {
    app: 'traveller',
    level: 'ERROR',
    event: 'pageCrashed',
    route: '/',
    language: 'es',
    occurredAt: suite.gateway.clock.now.toISOString(),
    message: 'm'.repeat(500),
    stack: 's'.repeat(4_000),
  };
  const body = JSON.stringify({ reports: Array.from({ length: 20 }, () => report), dropped: 0 });
  const headers = { 'content-length': String(body.length) };
  const address = newAddress();
  const statuses = [];
  for (let batches = 0; batches < 60; batches += 1) {
    statuses.push((await ask(endpoints.recordClientReports, address, { body, headers })).status);
  }
  const taken = Math.floor(budgets.telemetry.most / Math.ceil(body.length / 1_000));
  expect(statuses.filter((status) => status === 202)).toHaveLength(taken);
  expect(statuses.filter((status) => status === 429)).toHaveLength(60 - taken);
  expect(await suite.database.db.$count(clientReports)).toBe(taken * 20);
});

test('a body that does not say its length is charged as the largest', async () => {
  const address = newAddress();
  const most = Math.floor(budgets.telemetry.most / Math.ceil(endpoints.recordClientReports.largestBodyBytes / 1_000));
  const statuses = [];
  for (let batches = 0; batches <= most; batches += 1) {
    statuses.push((await ask(endpoints.recordClientReports, address)).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
