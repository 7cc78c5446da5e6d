import { randomBytes } from 'node:crypto';

import type { Problem } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { assertionOf, password, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { job } from '../../jobs/job-schema.ts';
import { putTotp } from './factor-store.ts';
import { totpCodeAt, toTotpSecret } from './rules/totp.ts';
import { sealSecret } from './sealed-secret.ts';

const suite = openIdentitySuite();
const home = '192.0.2.1';

beforeEach(async () => {
  await suite.database.db.delete(job);
});

/** A member whose logins ask for a code, and who has logged in on a device. */
async function member() {
  const { gateway, database } = suite;
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  const id = await gateway.account({ username });
  const secret = toTotpSecret(randomBytes(20));
  const sealed = sealSecret(await gateway.identity.secretFor('secondFactor'), secret, id);
  await putTotp(database.db, { accountId: id, secret: sealed, confirmedAt: gateway.clock.now, lastStep: 0 });

  const begin = async (address: string, device = ''): Promise<string> => {
    suite.later(30_000);
    const body = { method: 'password', category: 'member', username, password };
    const { multiFactor } = (await (await gateway.assertion(body, address, device)).json()) as Problem;
    return multiFactor?.transaction ?? '';
  };
  const end = (transaction: string, code: string, address: string, device = ''): Promise<Response> =>
    gateway.assertion({ method: 'multiFactor', transaction, factor: { kind: 'totp', code } }, address, device);
  const right = (): string => totpCodeAt(secret, gateway.clock.now);
  const logIn = async (address: string, device = ''): Promise<Response> => {
    const transaction = await begin(address, device);
    return end(transaction, right(), address, device);
  };
  return {
    id,
    logIn,
    device: (await sessionOf(await gateway.exchange(await assertionOf(logIn(home))))).device,
    /** Begins logins by the right password, and fails each of their tries. */
    async fail(times: number, address: string): Promise<void> {
      for (let tries = 0; tries < times; tries += 5) {
        const transaction = await begin(address);
        for (let each = 0; each < Math.min(5, times - tries); each += 1) await end(transaction, '000000', address);
      }
    },
  };
}

async function notices(): Promise<unknown[]> {
  const rows = await suite.database.db.select({ payload: job.payload }).from(job).where(eq(job.kind, 'loginNotice'));
  return rows.map(({ payload }) => payload);
}

test('wrong codes from elsewhere lock the address that they come from, and not the account', async () => {
  const ana = await member();
  await ana.fail(10, '198.51.100.1');
  expect(await (await ana.logIn('198.51.100.1')).json()).toMatchObject({ code: 400618202, lockedForSeconds: 59 * 60 });
  expect((await ana.logIn(home)).status).toBe(200);
});

test('the right password with wrong codes is written to the person of the account', async () => {
  const ana = await member();
  await ana.fail(2, '198.51.100.2');
  expect(await notices()).toEqual([]);
  await ana.fail(1, '198.51.100.2');
  expect(await notices()).toEqual([{ accountId: ana.id, notice: 'factorsTried' }]);
});

test('a hundred wrong codes in a row leave only the devices that logged in before', async () => {
  const ana = await member();
  for (let address = 0; address < 10; address += 1) await ana.fail(10, `203.0.113.${address}`);
  expect(await notices()).toContainEqual({ accountId: ana.id, notice: 'factorsCapped' });
  suite.later(2 * 60 * 60_000);
  const strange = (await (await ana.logIn(home)).json()) as Problem;
  expect(strange).toMatchObject({ code: 400618202 });
  expect(strange).not.toHaveProperty('lockedForSeconds');
  expect((await ana.logIn(home, ana.device)).status).toBe(200);
  // The right one begins the count anew.
  expect((await ana.logIn(home)).status).toBe(200);
});
