import { endpoints, jwtBearerGrantType, type Problem, problemNameOf } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { codeOf, cookieOf, password, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { account, refreshToken, securityEvent } from './identity-schema.ts';
import { hashOpaqueSecret, makeOpaqueSecret } from './opaque-secret.ts';

const suite = openIdentitySuite();
const minuteMs = 60_000;
const origin = 'http://localhost:3000';
const info = endpoints.readUserInfo.path;
const memberForm = { client_id: 'qa-member', scope: 'openid', response_type: 'id_token site' };
describe('a refresh token', () => {
  test('that is missing or unknown is distinguished', async () => {
    expect(await codeOf(suite.gateway.refresh(''))).toBe(401120729);
    expect(await codeOf(suite.gateway.refresh(`airline.refresh.traveler=${'A'.repeat(43)}`))).toBe(401120730);
  });

  test('works once more while its successor was not used, whose end that is', async () => {
    const { cookie } = await suite.logIn();
    const lost = cookieOf(await suite.gateway.refresh(cookie));
    suite.later(minuteMs);
    const both = [await suite.gateway.refresh(cookie), await suite.gateway.refresh(cookie)];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(cookieOf)).size).toBe(1);
    expect(both.map(cookieOf)).not.toContain(lost);
    suite.later(minuteMs);
    expect(await codeOf(suite.gateway.refresh(lost))).toBe(400080013);
  });

  test('of a session that was idle since works no more, though its successor was not used', async () => {
    const { cookie } = await suite.logIn();
    await suite.gateway.refresh(cookie);
    suite.later(7 * 24 * 60 * minuteMs);
    expect(await codeOf(suite.gateway.refresh(cookie))).toBe(401615399);
  });

  test.each([
    ['of the release before', 'random'],
    ['that the release before replaced', 'replaced'],
  ] as const)('whose successor is one %s gets another one, once that was not used', async (_, kind) => {
    const { cookie } = await suite.logIn();
    const first = cookieOf(await suite.gateway.refresh(cookie));
    const { db } = suite.database;
    const hashOf = (line: string): string => hashOpaqueSecret(line.split('=')[1] ?? '');
    const [row] = await db
      .select()
      .from(refreshToken)
      .where(eq(refreshToken.hash, hashOf(first)));
    const random = { ...row, hash: hashOpaqueSecret(makeOpaqueSecret()) } as typeof refreshToken.$inferInsert;
    if (kind === 'random') await db.delete(refreshToken).where(eq(refreshToken.hash, hashOf(first)));
    else
      await db
        .update(refreshToken)
        .set({ usedAt: suite.gateway.clock.now })
        .where(eq(refreshToken.hash, hashOf(first)));
    await db.insert(refreshToken).values(random);
    suite.later(1000);
    await db
      .update(refreshToken)
      .set({ successorHash: random.hash })
      .where(eq(refreshToken.hash, hashOf(cookie)));
    const next = await sessionOf(await suite.gateway.refresh(cookie));
    suite.later(minuteMs);
    expect((await suite.gateway.refresh(next.cookie)).status).toBe(200);
    expect(await codeOf(suite.gateway.refresh(cookie))).toBe(400080013);
  });

  test('that comes again after its successor was used ends the whole session', async () => {
    const { cookie, accessToken } = await suite.logIn();
    const second = await sessionOf(await suite.gateway.refresh(cookie));
    const third = await sessionOf(await suite.gateway.refresh(second.cookie));
    const stolen = await suite.gateway.refresh(cookie);
    expect(await codeOf(stolen)).toBe(400080013);
    expect(stolen.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await codeOf(suite.gateway.refresh(third.cookie))).toBe(400080013);
    for (const token of [accessToken, third.accessToken])
      expect(await codeOf(suite.gateway.get(info, token))).toBe(400080013);
    const events = await suite.database.db
      .select()
      .from(securityEvent)
      .where(eq(securityEvent.event, 'refreshTokenReused'));
    expect(events.at(-1)?.accountId).toBe(suite.accountId);
  });

  test.each([0, 1])(
    'that two tabs use at the same moment serves both, whichever answer came last: %d',
    async (last) => {
      const { cookie } = await suite.logIn();
      const both = await Promise.all([suite.gateway.refresh(cookie), suite.gateway.refresh(cookie)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      suite.later(40_000);
      const kept = both[last] as Response;
      const next = await sessionOf(await suite.gateway.refresh(cookieOf(kept)));
      expect((await suite.gateway.get(info, next.accessToken)).status).toBe(200);
      expect((await suite.gateway.refresh(next.cookie)).status).toBe(200);
      expect(await codeOf(suite.gateway.refresh(cookie))).toBe(400080013);
    },
  );

  test('that a new proof replaced gives nobody anything, and ends the session once no tab can have sent it before', async () => {
    const { cookie } = await suite.logIn();
    const proved = await sessionOf(await suite.gateway.exchange(await suite.assertion(), 'member', cookie));
    suite.later(9_000);
    const late = await suite.gateway.refresh(cookie);
    expect(await codeOf(late)).toBe(401120743);
    expect(late.headers.get('set-cookie')).toBeNull();
    const next = await sessionOf(await suite.gateway.refresh(proved.cookie));
    suite.later(2_000);
    expect(await codeOf(suite.gateway.refresh(cookie))).toBe(400080013);
    expect(await codeOf(suite.gateway.refresh(next.cookie))).toBe(400080013);
  });

  test.each([
    ['member', 7 * 24 * 60],
    ['mobileMember', 30 * 24 * 60],
  ] as const)('of a %s is idle after %d minutes', async (category, idleMinutes) => {
    const { cookie } = await suite.gateway.logIn('ana.perez', password, category);
    suite.later(idleMinutes * minuteMs - 1000);
    const next = await sessionOf(await suite.gateway.refresh(cookie, category));
    suite.later(idleMinutes * minuteMs);
    const idle = await suite.gateway.refresh(next.cookie, category);
    expect(idle.status).toBe(401);
    expect(await codeOf(idle)).toBe(401615399);
  });

  test('of a company is idle after an hour, and over after twelve', async () => {
    await suite.gateway.account({ username: 'carlos.vega', kind: 'travelManager' });
    let { cookie } = await suite.gateway.logIn('carlos.vega', password, 'corporateTravelManager');
    expect(cookie).toContain('airline.refresh.corporate=');
    for (let half = 1; half < 24; half += 1) {
      suite.later(30 * minuteMs);
      cookie = cookieOf(await suite.gateway.refresh(cookie, 'corporateTravelManager'));
    }
    suite.later(30 * minuteMs);
    expect(await codeOf(suite.gateway.refresh(cookie, 'corporateTravelManager'))).toBe(401120730);
    const idle = await suite.gateway.logIn('carlos.vega', password, 'corporateTravelManager');
    suite.later(60 * minuteMs);
    expect(await codeOf(suite.gateway.refresh(idle.cookie, 'corporateTravelManager'))).toBe(401615399);
  });

  test('of one login client is of no use to another of the same kind', async () => {
    await suite.gateway.account({ username: 'marta.gil', kind: 'corporateTraveler' });
    const { cookie } = await suite.gateway.logIn('marta.gil', password, 'corporateTraveler');
    expect(await codeOf(suite.gateway.refresh(cookie, 'mobileCorporate'))).toBe(401120280);
  });

  test('of an account that is gone or on hold serves nobody', async () => {
    const id = await suite.gateway.account({ username: 'later.held' });
    const { cookie } = await suite.gateway.logIn('later.held', password);
    await suite.database.db.update(account).set({ status: 'held' }).where(eq(account.id, id));
    expect(await codeOf(suite.gateway.refresh(cookie))).toBe(400120381);
  });
});

describe('a request that a page of another origin makes', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test.each(foreign)('neither refreshes nor logs out nor logs in: %o', async (headers) => {
    const { cookie, accessToken } = await suite.logIn();
    const attempts = [
      suite.gateway.token({ grant_type: 'refresh_token', ...memberForm }, { cookie, ...headers }),
      suite.gateway.token(
        { grant_type: jwtBearerGrantType, assertion: await suite.assertion(), ...memberForm },
        headers,
      ),
      suite.gateway.send(
        'POST',
        endpoints.endSession.path,
        { client_id: 'qa-member', everywhere: true },
        { cookie, ...headers },
      ),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(problemNameOf(((await answer.json()) as Problem).type)).toBe('foreignPage');
    }
    expect((await suite.gateway.get(info, accessToken)).status).toBe(200);
    expect((await suite.gateway.refresh(cookie)).status).toBe(200);
  });

  test.each([{ origin }, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }])(
    'is none when the page is ours: %o',
    async (headers) => {
      const { cookie } = await suite.logIn();
      const answer = await suite.gateway.token({ grant_type: 'refresh_token', ...memberForm }, { cookie, ...headers });
      expect(answer.status).toBe(200);
    },
  );

  test('the cookie alone opens no data', async () => {
    const { cookie } = await suite.logIn();
    expect(await codeOf(suite.gateway.app.request(info, { headers: { cookie } }))).toBe(401120721);
  });
});
