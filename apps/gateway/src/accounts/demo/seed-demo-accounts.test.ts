import { clientCategory } from '@airline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf, type IdentityGateway, openIdentityGateway } from '../../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { isAccountNumber } from '../identity/rules/account-number.ts';
import { totpCodeAt } from '../identity/rules/totp.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { accountSecurityAnswer } from '../help/help-schema.ts';
import { account } from '../identity/identity-schema.ts';
import { pointsMovement } from '../../loyalty/points/points-schema.ts';
import { tierPeriod } from '../../loyalty/tiers/tier-schema.ts';
import demo from './demo-accounts.json' with { type: 'json' };
import { seedDemoAccounts } from './seed-demo-accounts.ts';

let database: OpenDatabase;
let gateway: IdentityGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openIdentityGateway(database);
});
afterAll(() => database.close());

test('each is made once, however often and by however many gateways at once', async () => {
  await Promise.all([seedDemoAccounts(gateway.identity), seedDemoAccounts(gateway.identity)]);
  await seedDemoAccounts(gateway.identity);
  expect(await database.db.$count(account)).toBe(demo.accounts.length);
  // Two gifts, and the flights of who is close to a tier.
  expect(await database.db.$count(pointsMovement)).toBe(2 + 14);
  expect(await database.db.$count(tierPeriod)).toBe(2);
  const withPassword = demo.accounts.filter(({ password }) => password !== undefined);
  expect(await database.db.$count(accountSecurityAnswer)).toBe(2 * withPassword.length);
});

/** What the demonstration shows of each account; undefined is a login. */
const expected: Readonly<Record<string, number | undefined>> = {
  'luis.ortega': 401120752,
  'pablo.reyes': 400120381,
  'elena.soto': 400518001,
  'diego.navarro': 400618309,
};

test.each(demo.accounts)('$shows is $category', async ({ category, username, password, accountNumber }) => {
  expect(isAccountNumber(accountNumber)).toBe(true);
  const as = clientCategory.parse(category);
  const code = await codeOf(gateway.password(username ?? accountNumber, password ?? 'Cualquiera1', as));
  // It is not said that a password was never set: the mail of the set-up says so to its person.
  expect(code).toBe(username === undefined ? 400618205 : expected[username]);
});

test('the authenticator app of the demonstration opens its account', async () => {
  const luis = demo.accounts.find(({ totpSecret }) => totpSecret !== undefined);
  const refusal = await gateway.password(luis?.username ?? '', luis?.password ?? '');
  const { multiFactor } = (await refusal.json()) as { multiFactor: { transaction: string; factors: string[] } };
  expect(multiFactor.factors).toEqual(['totp']);
  const code = totpCodeAt(luis?.totpSecret ?? '', gateway.clock.now);
  const factor = { kind: 'totp', code };
  const answer = await gateway.assertion({ method: 'multiFactor', transaction: multiFactor.transaction, factor });
  expect(answer.status).toBe(200);
});
