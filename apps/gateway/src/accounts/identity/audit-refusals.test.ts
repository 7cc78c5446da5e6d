import { budgets, endpoints } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { bearer, password } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { identitySession, securityEvent, strangerEvent } from './identity-schema.ts';

const suite = openIdentitySuite();
const hourMs = 60 * 60 * 1000;
let addresses = 0;

beforeEach(async () => {
  // What the tests before were told of must not count.
  suite.later(2 * hourMs);
  await suite.database.db.delete(strangerEvent);
});

/** Asks from an address, by default one that nobody has asked from. */
async function ask(
  path: string,
  {
    accessToken,
    headers = {},
    address = `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`,
    method = 'GET',
  }: {
    readonly accessToken?: string;
    readonly headers?: Record<string, string>;
    readonly address?: string;
    readonly method?: string;
  } = {},
): Promise<number> {
  const given = await suite.gateway.app.request(
    path,
    { method, headers: { ...(accessToken === undefined ? {} : bearer(accessToken)), ...headers } },
    { incoming: { socket: { remoteAddress: address } } },
  );
  return given.status;
}

const strangers = () =>
  suite.database.db
    .select({ event: strangerEvent.event, cause: strangerEvent.cause, count: strangerEvent.count })
    .from(strangerEvent)
    .orderBy(strangerEvent.cause);
const events = (accountId: string) =>
  suite.database.db
    .select()
    .from(securityEvent)
    .where(eq(securityEvent.accountId, accountId))
    .orderBy(securityEvent.id);
const refusals = async (accountId: string) =>
  (await events(accountId)).filter(({ event }) => event === 'accessRefused' || event === 'limitReached');

async function logInManager() {
  const username = `manager${addresses}`;
  const accountId = await suite.gateway.account({ username, kind: 'travelManager' });
  const login = await suite.gateway.logIn(username, password, 'corporateTravelManager');
  return { accountId, username, ...login };
}

describe('access that was refused', () => {
  test('to an account stands in the audit log with what it asked for, once an hour', async () => {
    const { accountId, accessToken } = await logInManager();
    for (let times = 0; times < 20; times += 1) {
      expect(await ask(endpoints.readConsents.path, { accessToken })).toBe(403);
      expect(await ask(endpoints.listPoints.path, { accessToken })).toBe(403);
    }
    expect(await refusals(accountId)).toMatchObject([
      { event: 'accessRefused', details: { cause: 'notPermitted', endpoint: 'readConsents' } },
    ]);
    const [{ sessionId, reference, addressHash } = {}] = await refusals(accountId);
    expect([sessionId, reference, addressHash]).not.toContain(null);
    expect(reference).not.toBe('');
  });

  test('is recorded again after the hour', async () => {
    const { accountId, username, accessToken } = await logInManager();
    await ask(endpoints.readConsents.path, { accessToken });
    suite.later(hourMs);
    const again = await suite.gateway.logIn(username, password, 'corporateTravelManager');
    await ask(endpoints.readConsents.path, { accessToken: again.accessToken });
    expect(await refusals(accountId)).toHaveLength(2);
  });

  test('to nobody in particular is counted by day and cause, once an hour for a network', async () => {
    const address = '203.0.113.7';
    for (let times = 0; times < 20; times += 1) {
      expect(await ask(endpoints.readUserInfo.path, { address })).toBe(401);
      expect(await ask(endpoints.readUserInfo.path, { address, accessToken: 'x.y.z' })).toBe(401);
    }
    await ask(endpoints.readUserInfo.path, { address: '203.0.113.8' });
    expect(await strangers()).toEqual([
      { event: 'accessRefused', cause: 'tokenForged', count: 1 },
      { event: 'accessRefused', cause: 'tokenMissing', count: 2 },
    ]);
  });

  test('to a page of another origin is recorded', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    expect(await ask(endpoints.requestLink.path, { method: 'POST', headers })).toBe(403);
    expect(await strangers()).toEqual([{ event: 'accessRefused', cause: 'foreignPage', count: 1 }]);
  });

  test('to a session that was ended is recorded; to an expired token, as every five minutes, it is not', async () => {
    const { accessToken } = await suite.logIn();
    suite.later(6 * 60 * 1000);
    expect(await ask(endpoints.readUserInfo.path, { accessToken })).toBe(401);
    expect(await strangers()).toEqual([]);
    const ended = await suite.logIn();
    await suite.database.db.update(identitySession).set({ endReason: 'logout', endedAt: suite.gateway.clock.now });
    expect(await ask(endpoints.readUserInfo.path, { accessToken: ended.accessToken })).toBe(401);
    expect(await strangers()).toMatchObject([{ cause: 'sessionEnded' }]);
  });

  test('from many networks at once is written a hundred times a minute at most', async () => {
    await Promise.all(Array.from({ length: 150 }, () => ask(endpoints.readUserInfo.path)));
    expect(await strangers()).toEqual([{ event: 'accessRefused', cause: 'tokenMissing', count: 100 }]);
    suite.later(60 * 1000);
    await ask(endpoints.readUserInfo.path);
    expect(await strangers()).toMatchObject([{ count: 101 }]);
  });
});

test('who is refused is refused, although the log cannot be written', async () => {
  vi.spyOn(suite.database.db, 'execute').mockRejectedValue(new Error('away'));
  expect(await ask(endpoints.readUserInfo.path)).toBe(401);
  expect(suite.gateway.logged.join('')).toContain('a refusal is not in the audit log');
});

describe('a limit that was reached', () => {
  test('by an account stands in the audit log', async () => {
    const { accessToken } = await suite.logIn();
    const { limits } = suite.gateway.identity;
    await limits.charge('ownAccount', { accountId: suite.accountId }, budgets.ownAccount.most);
    const before = (await refusals(suite.accountId)).length;
    for (let times = 0; times < 5; times += 1)
      expect(await ask(endpoints.readUserInfo.path, { accessToken })).toBe(429);
    expect((await refusals(suite.accountId)).slice(before)).toMatchObject([
      { event: 'limitReached', details: { cause: 'tooManyRequests', endpoint: 'readUserInfo' } },
    ]);
  });

  test('by a network is counted', async () => {
    const address = '203.0.113.9';
    await suite.gateway.identity.limits.charge('publicReading', { network: address }, budgets.publicReading.most);
    for (let times = 0; times < 5; times += 1) expect(await ask(endpoints.readKeySet.path, { address })).toBe(429);
    expect(await strangers()).toEqual([{ event: 'limitReached', cause: 'tooManyRequests', count: 1 }]);
  });
});
