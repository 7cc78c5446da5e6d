import { afterAll, beforeAll, expect, test } from 'vitest';

import { type IdentityGateway, openIdentityGateway, password } from '../../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { watchDatabase } from '../../../test-support/watched-database.ts';
import type { OpenDatabase } from '../../database/database.ts';

let database: OpenDatabase;
let gateway: IdentityGateway;
const noted: string[] = [];
let hashed = 0;

beforeAll(async () => {
  database = await openMemoryDatabase();
  const { identity } = openIdentityGateway(database);
  gateway = openIdentityGateway(watchDatabase(database, noted), {
    secrets: {
      ...identity.secrets,
      verifySecret(hash, secret, address) {
        hashed += 1;
        return identity.secrets.verifySecret(hash, secret, address);
      },
    },
  });
  await gateway.account({ username: 'ana.perez', email: 'ana@example.com' });
  for (let each = 0; each < 2; each += 1) await gateway.account({ email: 'family@example.com' });
  await gateway.account({ username: 'on.hold', status: 'held' });
  await gateway.account({ username: 'never.set', password: null });
  await gateway.account({ username: 'travel.manager', kind: 'travelManager' });
  await gateway.account({ username: 'by.number', accountNumber: '5000000017' });
  await gateway.account({ username: null, accountNumber: '5000000025', password: null });
});
afterAll(() => database.close());

/** Tries a wrong password, and gives all that an outsider sees of the answer, with the work that was done for it. */
async function attempt(name: string) {
  noted.length = 0;
  hashed = 0;
  const answer = await gateway.password(name, 'Equivocada1');
  const body = (await answer.text()).replace(/"reference":"[^"]+"/, '');
  const headers = [...answer.headers].filter(([header]) => header !== 'x-request-id');
  return JSON.stringify({ status: answer.status, headers, body, hashed, work: [...noted] });
}

test.each([
  ['name', ['ana.perez', 'on.hold', 'never.set', 'travel.manager', 'nobody.here']],
  ['account number', ['5000000017', '5000000025', '5000000033']],
  ['e-mail address', ['ana@example.com', 'family@example.com', 'nobody@example.com']],
])(
  'a login that fails looks and works the same for every %s, on each try until it is locked and after',
  async (_, names) => {
    // The first request of an instance reads the keys that it needs.
    await attempt('somebody');
    for (let tries = 1; tries <= 7; tries += 1) {
      const seen = new Set<string>();
      for (const name of names) seen.add(await attempt(name));
      expect([...seen]).toHaveLength(1);
      expect([...seen][0]).toContain(tries > 5 ? '"hashed":0' : '"hashed":1');
    }
  },
);

test('the comparison sees a login that does more', async () => {
  const wrong = await attempt('eva.new');
  noted.length = 0;
  await gateway.account({ username: 'eva.known' });
  noted.length = 0;
  await gateway.password('eva.known', password);
  expect(noted.length).toBeGreaterThan((JSON.parse(wrong) as { work: string[] }).work.length);
});

test('without a hash the same work is done as with one, and never says yes', async () => {
  const { secrets } = openIdentityGateway(database).identity;
  const hash = await secrets.hashSecret(password, 'test');
  expect(await secrets.verifySecret(hash, password, 'test')).toBe(true);
  expect(await secrets.verifySecret(hash, 'Equivocada1', 'test')).toBe(false);
  for (const none of [null, undefined]) expect(await secrets.verifySecret(none, password, 'test')).toBe(false);
});
