import { endpoints, idTokenClaims, userInfoV3, userInfoV4 } from '@airline/contract';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';

import { assertionOf, bearer, codeOf, cookieOf, password, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { identitySession } from './identity-schema.ts';

const minuteMs = 60_000;
const suite = openIdentitySuite();

describe('a login', () => {
  test('turns a password into an assertion, and the assertion into tokens that open one’s own data', async () => {
    const answer = await suite.gateway.password(' ana.perez ', password);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const tokens = await suite.gateway.exchange(await assertionOf(answer));
    expect(tokens.headers.get('cache-control')).toBe('no-store');
    const cookie = tokens.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^airline\.refresh\.traveler=[A-Za-z0-9_-]{43};/);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/;', 'Max-Age=604800']) {
      expect(cookie).toContain(part);
    }
    const session = await sessionOf(tokens);
    const info = await suite.gateway.get(endpoints.readUserInfo.path, session.accessToken);
    expect(info.headers.get('cache-control')).toBe('no-store');
    expect(userInfoV4.parse(await info.json())).toMatchObject({ username: 'Ana.Perez', loyalty: { points: 0 } });
    const short = await suite.gateway.get(endpoints.readUserInfoV3.path, session.accessToken);
    expect(short.headers.get('cache-control')).toBe('no-store');
    expect(userInfoV3.parse(await short.json())).toEqual({
      category: 'member',
      firstName: 'Ana',
      tier: 'silver',
      freshForSeconds: 60,
    });
  });

  test('by the account number is as good', async () => {
    await suite.gateway.account({ accountNumber: '1234567897' });
    expect((await suite.gateway.password('1234567897', password)).status).toBe(200);
  });

  test('tells in the id token the first name and the tier, and nothing else of the person', async () => {
    const { idToken, accessToken } = await suite.gateway.logIn('ana.perez', password);
    const claims = idTokenClaims.parse(decodeJwt(idToken));
    expect(claims).toMatchObject({ aud: 'qa-member', category: 'member', given_name: 'Ana', amr: ['pwd'] });
    expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(decodeJwt(accessToken)).toMatchObject({
      aud: 'http://localhost:3000/api',
      scope: 'openid',
      sid: claims.sid,
    });
    expect(JSON.stringify([decodeJwt(idToken), decodeJwt(accessToken)])).not.toMatch(/pérez|perez|example\.com/i);
  });

  test('of nobody leaves nothing behind: no row, no cookie', async () => {
    const before = await suite.database.db.$count(identitySession);
    const answer = await suite.gateway.exchange(
      await assertionOf(suite.gateway.assertion({ method: 'anonymous' })),
      'anonymousTraveler',
    );
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { accessToken } = await sessionOf(answer);
    const info = await suite.gateway.get(endpoints.readUserInfoV3.path, accessToken);
    expect(await info.json()).toEqual({ category: 'anonymousTraveler', freshForSeconds: 60 });
    expect(await suite.database.db.$count(identitySession)).toBe(before);
  });
});

describe('a refresh', () => {
  test('gives new tokens and a new cookie, and goes on for as long as the session lasts', async () => {
    let { cookie } = await suite.gateway.logIn('ana.perez', password);
    for (let day = 1; day <= 29; day += 1) {
      suite.later(24 * 60 * minuteMs);
      const next = await sessionOf(await suite.gateway.refresh(cookie));
      expect(next.cookie).not.toBe(cookie);
      expect((await suite.gateway.get(endpoints.readUserInfoV3.path, next.accessToken)).status).toBe(200);
      cookie = next.cookie;
    }
    suite.later(25 * 60 * minuteMs);
    const over = await suite.gateway.refresh(cookie);
    expect(await codeOf(over)).toBe(401120730);
    expect(over.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

describe('a logout', () => {
  test('ends the session of the cookie at once, for its access token too', async () => {
    const { cookie, accessToken } = await suite.gateway.logIn('ana.perez', password);
    const body = { client_id: 'qa-member', everywhere: false };
    const answer = await suite.gateway.send('POST', endpoints.endSession.path, body, { cookie });
    expect(answer.status).toBe(204);
    expect(cookieOf(answer)).toBe('airline.refresh.traveler=');
    expect(await codeOf(suite.gateway.get(endpoints.readUserInfo.path, accessToken))).toBe(401120725);
    expect(await codeOf(suite.gateway.refresh(cookie))).toBe(401120725);
  });

  test('everywhere ends the others too', async () => {
    const phone = await suite.gateway.logIn('ana.perez', password, 'mobileMember');
    const { accessToken } = await suite.gateway.logIn('ana.perez', password);
    const body = { client_id: 'qa-member', everywhere: true };
    await suite.gateway.send('POST', endpoints.endSession.path, body, bearer(accessToken));
    expect(await codeOf(suite.gateway.get(endpoints.readUserInfo.path, phone.accessToken))).toBe(400080012);
    expect(await codeOf(suite.gateway.refresh(phone.cookie, 'mobileMember'))).toBe(400080012);
  });
});
