import { afterAll, beforeAll, expect, test } from 'vitest';

import { openApiDocument } from '../src/server/openapi.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { type AccountGateway, openAccountGateway } from '../test-support/account-gateway.ts';
import { smallNetwork } from '../test-support/flights.ts';
import { openMemoryDatabase } from '../test-support/memory-database.ts';
import type { FuzzRequest } from './mutate.ts';
import { runFuzz } from './run-fuzz.ts';

let database: OpenDatabase;
let gateway: AccountGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openAccountGateway(database, { patterns: smallNetwork });
});
afterAll(() => database.close());

async function send({ target, ...init }: FuzzRequest, address: number) {
  const remoteAddress = `198.18.${Math.floor(address / 250)}.${address % 250}`;
  const body = init.body === undefined ? {} : { body: init.body };
  const given = await gateway.app.request(
    target,
    { method: init.method, headers: init.headers, ...body },
    { incoming: { socket: { remoteAddress } } },
  );
  return {
    status: given.status,
    mediaType: given.headers.get('content-type') ?? '',
    allow: given.headers.get('allow') ?? undefined,
    retryAfter: given.headers.get('retry-after') ?? undefined,
    text: await given.text(),
  };
}

test('every operation answers what its document says, whatever it is sent', async () => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
  const account = await gateway.account();
  const { findings, successes } = await runFuzz({
    document: openApiDocument,
    seed,
    requests: 1_500,
    atOnce: 8,
    live: { username: [account.username], email: [account.email], date: ['2026-12-12'] },
    send,
    readTokens: async () => [await gateway.logIn(account.id)],
  });
  const told = findings.map(({ operation, fault, request }) => ({ operation, fault, request, seed }));
  expect(told.slice(0, 5)).toEqual([]);
  const reached = [...successes].filter(([, count]) => count > 0);
  expect(reached.length).toBeGreaterThan(successes.size / 3);
}, 60_000);
