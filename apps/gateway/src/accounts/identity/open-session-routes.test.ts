import { endpoints, jwtBearerGrantType, openSessions } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { assertionOf, bearer, codeOf, password, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { securityEvent } from './identity-schema.ts';

const minuteMs = 60_000;
const { path } = endpoints.listSessions;
const suite = openIdentitySuite();

/** Writes an account, and gives how its person logs in on one device more. */
async function person() {
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  const id = await suite.gateway.account({ username });
  return { id, username, logIn: () => suite.gateway.logIn(username, password) };
}

async function sessionsOf(accessToken: string) {
  const answer = await suite.gateway.get(path, accessToken);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return openSessions.parse(await answer.json()).sessions;
}

async function end(accessToken: string, sessionId?: string): Promise<number> {
  const address = sessionId === undefined ? path : `${path}/${sessionId}`;
  return (await suite.gateway.send('DELETE', address, undefined, bearer(accessToken))).status;
}

const isOpen = async (accessToken: string): Promise<boolean> =>
  (await suite.gateway.get(path, accessToken)).status === 200;

test('an account’s sessions are listed: the one that asks first, then the one used last', async () => {
  const ana = await person();
  const first = await ana.logIn();
  suite.later(minuteMs);
  await ana.logIn();
  suite.later(minuteMs);
  await ana.logIn();
  await (await person()).logIn();
  const told = await sessionsOf(first.accessToken);
  expect(told.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(told.map(({ startedAt }) => new Date(startedAt).getTime() - suite.gateway.clock.now.getTime())).toEqual([
    -2 * minuteMs,
    0,
    -minuteMs,
  ]);
});

test('a session is described by the families of its browser and system, the browser’s main version, and nothing else', async () => {
  const { username } = await person();
  const assertion = await assertionOf(suite.gateway.password(username, password));
  const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const form = {
    grant_type: jwtBearerGrantType,
    assertion,
    client_id: 'qa-member',
    scope: 'openid',
    response_type: 'id_token site',
  };
  const { accessToken } = await sessionOf(await suite.gateway.token(form, { 'user-agent': agent }));
  const [session, ...others] = await sessionsOf(accessToken);
  expect(others).toEqual([]);
  expect(session).toMatchObject({ browser: 'firefox', browserVersion: 145, system: 'windows', isApp: false });
  expect(Object.keys(session ?? {}).toSorted()).toEqual([
    'browser',
    'browserVersion',
    'id',
    'isApp',
    'isCurrent',
    'isSharedDevice',
    'lastUsedAt',
    'startedAt',
    'system',
  ]);
});

test('a refresh is a use; what nobody used for the idle time is listed no more', async () => {
  const ana = await person();
  const kept = await ana.logIn();
  await ana.logIn();
  suite.later(4 * 24 * 60 * minuteMs);
  const { cookie } = await sessionOf(await suite.gateway.refresh(kept.cookie));
  suite.later(4 * 24 * 60 * minuteMs);
  const { accessToken } = await sessionOf(await suite.gateway.refresh(cookie));
  const told = await sessionsOf(accessToken);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ isCurrent: true, lastUsedAt: suite.gateway.clock.now.toISOString() });
});

test('one session is ended at once, and the audit log has it', async () => {
  const ana = await person();
  const [here, there] = [await ana.logIn(), await ana.logIn()];
  const other = (await sessionsOf(here.accessToken)).find(({ isCurrent }) => !isCurrent);
  expect(await end(here.accessToken, other?.id)).toBe(204);
  expect(await codeOf(suite.gateway.get(path, there.accessToken))).toBe(400080012);
  expect(await codeOf(suite.gateway.refresh(there.cookie))).toBe(400080012);
  expect(await isOpen(here.accessToken)).toBe(true);
  const events = await suite.database.db.select().from(securityEvent).where(eq(securityEvent.accountId, ana.id));
  expect(events.at(-1)).toMatchObject({
    event: 'sessionEnded',
    sessionId: other?.id,
    details: { reason: 'endedByOwner', isOwn: false },
  });
  expect(await end(here.accessToken, other?.id)).toBe(204);
});

test('a session of another account is left as it is, and nobody learns of it', async () => {
  const [ana, luis] = [await person(), await person()];
  const [hers, his] = [await ana.logIn(), await luis.logIn()];
  const [session] = await sessionsOf(his.accessToken);
  expect(await end(hers.accessToken, session?.id)).toBe(204);
  expect(await end(hers.accessToken, crypto.randomUUID())).toBe(204);
  expect(await isOpen(his.accessToken)).toBe(true);
  expect(await end(hers.accessToken, 'none')).toBe(404);
});

test('all others are ended, and the one that asks goes on', async () => {
  const ana = await person();
  const [here, one, two] = [await ana.logIn(), await ana.logIn(), await ana.logIn()];
  expect(await end(here.accessToken)).toBe(204);
  expect(await Promise.all([here, one, two].map(({ accessToken }) => isOpen(accessToken)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(await sessionsOf(here.accessToken)).toHaveLength(1);
  const events = await suite.database.db.select().from(securityEvent).where(eq(securityEvent.accountId, ana.id));
  expect(events.at(-1)).toMatchObject({ event: 'sessionsEnded', details: { reason: 'endedByOwner', count: 2 } });
});
