import type { LookupRequest } from '@airline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type AccountGateway, lookupOf, openAccountGateway } from '../../../test-support/account-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { watchDatabase } from '../../../test-support/watched-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { resolveLookup } from './resolve-lookup.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
const noted: string[] = [];

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openAccountGateway(watchDatabase(database, noted));
});
afterAll(() => database.close());

const minuteMs = 60_000;

/** Asks for a link; returns all that an outsider sees of the answer, and the statements that ran before it. */
async function ask(request: LookupRequest) {
  // No limit counts two of them together.
  gateway.clock.now = new Date(gateway.clock.now.getTime() + 61 * minuteMs);
  noted.length = 0;
  const answer = await gateway.post('/api/account-help/v1/lookups', request);
  const work = [...noted];
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return { seen: JSON.stringify([answer.status, headers, await answer.text()]), work: work.join(', ') };
}

test('two hundred lookups do not tell the accounts that exist from those that do not', async () => {
  const known = await gateway.account();
  const { username, email, accountNumber } = known;
  const pairs = [
    [
      { purpose: 'resetPassword', username: username ?? '' },
      { purpose: 'resetPassword', username: 'nobody.at.all' },
    ],
    [
      { purpose: 'forgotUsername', email: email ?? '' },
      { purpose: 'forgotUsername', email: 'nobody.at.all@example.com' },
    ],
    [
      { purpose: 'completeSetup', accountNumber: accountNumber ?? '' },
      { purpose: 'completeSetup', accountNumber: '5999999999' },
    ],
  ] as const;
  // The first request of an instance reads the key that addresses are hashed by.
  await ask(lookupOf({ purpose: 'resetPassword', username: 'somebody' }));
  const answers = new Set<string>();
  const work = new Set<string>();
  for (let asked = 0; asked < 200; asked += 2) {
    for (const wish of pairs[asked % pairs.length] ?? []) {
      const given = await ask(lookupOf(wish));
      answers.add(given.seen);
      work.add(given.work);
    }
  }
  expect([...answers]).toHaveLength(1);
  // The same statements for everybody, none of them about accounts: the time reveals nothing.
  expect([...work]).toEqual(['insert rate_limit, insert job']);
  expect(await database.db.$count(job)).toBe(201);
});

test('the comparison sees a gateway that looks before it answers', async () => {
  const { username } = await gateway.account();
  const workOf = async (name: string): Promise<string> => {
    noted.length = 0;
    await resolveLookup(
      { ...gateway.mailServices, db: gateway.identity.db },
      { request: lookupOf({ purpose: 'resetPassword', username: name }), askedFrom: 'test' },
      { createdAt: gateway.clock.now, attempts: 1 },
    );
    return noted.join(', ');
  };
  expect(await workOf(username ?? '')).not.toBe(await workOf('nobody.at.all'));
});

test('a lookup is never refused because others asked for the same, and one that its address is refused for is refused alike', async () => {
  const known = await gateway.account();
  const seen: string[] = [];
  for (const username of [known.username ?? '', 'nobody.at.all']) {
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 61 * minuteMs);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 60; asked += 1) {
      const wish = lookupOf({ purpose: 'resetPassword', username });
      statuses.add((await gateway.post('/api/account-help/v1/lookups', wish)).status);
    }
    expect([...statuses]).toEqual([202]);
    const answer = await gateway.post('/api/account-help/v1/lookups', lookupOf({ purpose: 'resetPassword', username }));
    const { reference: _reference, ...problem } = (await answer.json()) as Record<string, unknown>;
    seen.push(JSON.stringify([answer.status, answer.headers.get('retry-after'), problem]));
  }
  expect(seen[0]).toContain('429');
  expect(seen[1]).toBe(seen[0]);
});
