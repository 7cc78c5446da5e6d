import { problemNameOf, type Problem } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { assertionOf, type LoggedIn, password, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { job } from '../../jobs/job-schema.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { deleteOldCounts } from '../../limits/rate-limit-store.ts';
import { account } from './identity-schema.ts';
import { forgetTriesOf } from './login-tries.ts';

const suite = openIdentitySuite();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const home = '192.0.2.1';
let strangers = 0;

beforeEach(async () => {
  await suite.database.db.delete(rateLimit);
  await suite.database.db.delete(job);
});

/** An address that nothing else in this file comes from. */
function strangeAddress(): string {
  strangers += 1;
  return `198.51.${Math.floor(strangers / 250)}.${strangers % 250}`;
}

interface Login {
  readonly username: string;
  readonly typed?: string;
  readonly address?: string;
  readonly device?: string;
}

async function tryLogin({ username, typed = password, address = home, device = '' }: Login): Promise<Problem> {
  const body = { method: 'password', category: 'member', username, password: typed };
  const answer = await suite.gateway.assertion(body, address, device);
  return (await answer.json()) as Problem;
}

/** A member who has logged in on a device. */
async function member(): Promise<{ readonly id: string; readonly username: string; readonly session: LoggedIn }> {
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  const id = await suite.gateway.account({ username });
  return { id, username, session: await suite.gateway.logIn(username, password) };
}

async function guess(username: string, times: number, address?: string): Promise<Problem[]> {
  const answers: Problem[] = [];
  for (let tries = 0; tries < times; tries += 1) {
    answers.push(await tryLogin({ username, typed: `Mal${tries}`, address: address ?? strangeAddress() }));
  }
  return answers;
}

async function noticesOf(): Promise<unknown[]> {
  const rows = await suite.database.db.select({ payload: job.payload }).from(job).where(eq(job.kind, 'loginNotice'));
  return rows.map(({ payload }) => payload);
}

describe('wrong passwords from elsewhere', () => {
  test('lock the address that they come from, and nobody else', async () => {
    const { username } = await member();
    const address = strangeAddress();
    expect((await guess(username, 6, address)).map(({ code }) => code)).toEqual([
      ...Array.from({ length: 4 }, () => 400618205),
      400618202,
      400618202,
    ]);
    expect(await tryLogin({ username })).toHaveProperty('assertion');
  });

  test('from many addresses lock a name for devices that nobody knows, whether it exists or not', async () => {
    const { username, session } = await member();
    for (const name of [username, 'nobody.here']) {
      await guess(name, 30);
      expect((await tryLogin({ username: name })).code).toBe(400618202);
    }
    expect(await tryLogin({ username, device: session.device })).toHaveProperty('assertion');
  });

  test('from an address that is refused count against nobody', async () => {
    const { username } = await member();
    const address = strangeAddress();
    for (let tries = 0; tries < 110; tries += 1) await tryLogin({ username: `guess.${tries}`, address });
    const rows = await suite.database.db.$count(rateLimit);
    const [refused] = await guess(username, 40, address);
    expect(problemNameOf(refused?.type ?? '')).toBe('tooManyRequests');
    expect(await suite.database.db.$count(rateLimit)).toBe(rows);
  });

  test('at one of an account’s names say nothing of its other names', async () => {
    const { id, username } = await member();
    const [row] = await suite.database.db.select().from(account).where(eq(account.id, id));
    const address = strangeAddress();
    for (const name of [username, row?.accountNumber, row?.email, 'nobody.here']) {
      const told = await guess(name ?? '', 5, address);
      expect(told.map(({ triesLeft, lockedForSeconds }) => [triesLeft, lockedForSeconds])).toEqual([
        [undefined, undefined],
        [undefined, undefined],
        [2, undefined],
        [1, undefined],
        [undefined, 1800],
      ]);
    }
  });
});

describe('a hundred wrong passwords in a row', () => {
  /** Tries by all names of an account, each below its own limits. */
  async function reachCap(names: readonly string[]): Promise<void> {
    for (let tried = 0; tried < 100;) {
      for (const name of names) {
        const times = Math.min(20, 100 - tried);
        await guess(name, times);
        tried += times;
      }
      suite.later(61 * minuteMs);
      await deleteOldCounts(suite.database.db, suite.gateway.clock.now);
    }
  }

  test('by whichever names make strange devices useless, without telling; the owner’s device and a new password go on', async () => {
    const { id, username, session } = await member();
    const [row] = await suite.database.db.select().from(account).where(eq(account.id, id));
    await reachCap([username, row?.accountNumber ?? '', row?.email ?? '']);
    suite.later(2 * dayMs);
    await deleteOldCounts(suite.database.db, suite.gateway.clock.now);
    const unknown = await tryLogin({ username: 'nobody.here', address: strangeAddress() });
    const right = await tryLogin({ username, address: strangeAddress() });
    expect({ ...right, reference: '' }).toEqual({ ...unknown, reference: '' });
    expect(await noticesOf()).toContainEqual({ accountId: id, notice: 'loginCapped' });
    expect(await tryLogin({ username, device: session.device })).toHaveProperty('assertion');
    await reachCap([username]);
    expect((await tryLogin({ username })).code).toBe(400618205);
    if (row === undefined) throw new Error('The account is gone.');
    await forgetTriesOf(suite.gateway.identity, row, home);
    expect(await tryLogin({ username })).toHaveProperty('assertion');
  });

  test('are begun anew by the right one', async () => {
    const { username } = await member();
    for (let round = 0; round < 2; round += 1) {
      for (let hour = 0; hour < 3; hour += 1) {
        await guess(username, 20);
        suite.later(61 * minuteMs);
      }
      expect(await tryLogin({ username })).toHaveProperty('assertion');
    }
  });
});

describe('a device that logged in before', () => {
  test('has a count of its own, by the account', async () => {
    const { id, username, session } = await member();
    const [row] = await suite.database.db.select().from(account).where(eq(account.id, id));
    const { device } = session;
    const names = [username, row?.email ?? '', row?.accountNumber ?? '', username, username];
    const codes: (number | undefined)[] = [];
    for (const name of names) codes.push((await tryLogin({ username: name, typed: 'Mal1', device })).code);
    expect(codes.at(-1)).toBe(400618202);
    expect((await tryLogin({ username, device })).code).toBe(400618202);
    expect(await noticesOf()).toEqual([{ accountId: id, notice: 'loginLocked' }]);
    suite.later(31 * minuteMs);
    expect(await tryLogin({ username, device })).toHaveProperty('assertion');
  });

  test('is known to the accounts that logged in there, and to no other', async () => {
    const ana = await member();
    const luis = await member();
    await guess(luis.username, 30);
    expect((await tryLogin({ username: luis.username, device: ana.session.device })).code).toBe(400618202);
    const proof = await assertionOf(
      suite.gateway.assertion(
        { method: 'password', category: 'member', username: luis.username, password },
        home,
        luis.session.device,
      ),
    );
    const both = await sessionOf(await suite.gateway.exchange(proof, 'member', ana.session.device));
    for (const { username } of [ana, luis]) {
      await guess(username, 30);
      expect(await tryLogin({ username, device: both.device })).toHaveProperty('assertion');
    }
  });

  test('has another secret after each login, so that one that somebody planted is of no use', async () => {
    const attacker = await member();
    const username = `p${crypto.randomUUID().slice(0, 12)}`;
    await suite.gateway.account({ username });
    const proof = await assertionOf(suite.gateway.password(username, password));
    const session = await sessionOf(await suite.gateway.exchange(proof, 'member', attacker.session.device));
    expect(session.device).not.toBe(attacker.session.device);
    await guess(username, 30);
    expect((await tryLogin({ username, device: attacker.session.device })).code).toBe(400618202);
  });

  test('is forgotten with the sessions of its account', async () => {
    const { username, session } = await member();
    const other = await suite.gateway.logIn(username, password);
    const headers = { authorization: `Bearer ${session.accessToken}` };
    await suite.gateway.send('DELETE', '/api/account/v1/sessions', undefined, headers);
    await guess(username, 30);
    expect((await tryLogin({ username, device: other.device })).code).toBe(400618202);
    expect(await tryLogin({ username, device: session.device })).toHaveProperty('assertion');
  });
});

test('the try that locks leaves a notice for whom it concerns, and a row alike for a name that is nobody’s', async () => {
  const { id, username } = await member();
  const address = strangeAddress();
  for (const name of [username, 'nobody.here']) await guess(name, 7, address);
  expect(await noticesOf()).toEqual([
    { accountId: id, notice: 'loginLocked' },
    { accountId: '00000000-0000-0000-0000-000000000000', notice: 'loginLocked' },
  ]);
});
