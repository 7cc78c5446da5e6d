import { createHmac } from 'node:crypto';

import { endpoints } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { base64url, type CryptoKey, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';

import { codeOf, password } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { account } from './identity-schema.ts';

const suite = openIdentitySuite();
const minuteMs = 60_000;
const origin = 'http://localhost:3000';
const info = endpoints.readUserInfo.path;
/** Signs claims with the gateway's own key, so that only what a test changes is wrong. */
async function signWithOwnKey(
  claims: Record<string, unknown>,
  { typ, ...header }: { readonly typ: string; readonly [name: string]: string },
): Promise<string> {
  const { kid, key } = await suite.gateway.identity.keys.signingKey();
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ, ...header }).sign(key);
}

const seconds = (): number => Math.floor(suite.gateway.clock.now.getTime() / 1000);
const goodClaims = (): Record<string, unknown> => ({
  iss: origin,
  aud: `${origin}/api`,
  iat: seconds(),
  exp: seconds() + 300,
  sub: suite.accountId,
  sid: crypto.randomUUID(),
  client_id: 'qa-member',
  category: 'member',
  auth_time: seconds(),
  amr: ['pwd'],
});

describe('an access token', () => {
  test('that is missing has a code of its own, and says how to ask', async () => {
    const answer = await suite.gateway.get(info);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await codeOf(answer)).toBe(401120721);
  });

  test('counts for five minutes', async () => {
    const { accessToken } = await suite.logIn();
    suite.later(4 * minuteMs);
    expect((await suite.gateway.get(info, accessToken)).status).toBe(200);
    suite.later(minuteMs);
    const answer = await suite.gateway.get(info, accessToken);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(await codeOf(answer)).toBe(401120724);
  });

  test.each(['', 'x', 'a.b.c', 'Basic YTpi', '..', 'eyJhbGciOiJFUzI1NiJ9..', 'ñ'.repeat(50)])(
    'that reads %j is unreadable',
    async (text) => {
      const answer = await suite.gateway.app.request(info, { headers: { authorization: encodeURI(`Bearer ${text}`) } });
      expect(await codeOf(answer)).toBe(401120722);
    },
  );

  test('signed by nobody is forged (alg none)', async () => {
    const parts = [{ alg: 'none', typ: 'at+jwt' }, goodClaims()].map((part) => base64url.encode(JSON.stringify(part)));
    expect(await codeOf(suite.gateway.get(info, `${parts.join('.')}.`))).toBe(401120722);
  });

  test('signed by HMAC with the public key is forged (algorithm confusion)', async () => {
    const [jwk] = await suite.gateway.identity.keys.publicKeys();
    const pem = await exportSPKI((await importJWK(jwk as JWK, 'ES256')) as CryptoKey);
    const head = base64url.encode(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid: jwk?.kid }));
    const content = `${head}.${base64url.encode(JSON.stringify(goodClaims()))}`;
    for (const secret of [pem, JSON.stringify(jwk)]) {
      const signature = createHmac('sha256', secret).update(content).digest('base64url');
      expect(await codeOf(suite.gateway.get(info, `${content}.${signature}`))).toBe(401120722);
    }
  });

  test('signed by a key of somebody else is forged, under our key’s name and under their own', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const { kid } = await suite.gateway.identity.keys.signingKey();
    for (const claimed of [kid, 'somebody-else']) {
      const header = { alg: 'ES256', typ: 'at+jwt', kid: claimed };
      const token = await new SignJWT(goodClaims()).setProtectedHeader(header).sign(privateKey);
      expect(await codeOf(suite.gateway.get(info, token))).toBe(401120722);
    }
  });

  test('that brings its own key is forged', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const { d: _secret, ...jwk } = await exportJWK(privateKey);
    const header = { alg: 'ES256', typ: 'at+jwt', jwk };
    const token = await new SignJWT(goodClaims()).setProtectedHeader(header).sign(privateKey);
    expect(await codeOf(suite.gateway.get(info, token))).toBe(401120722);
  });

  test.each([
    ['audience', { aud: 'https://other.example/api' }, 401120723],
    ['issuer', { iss: 'https://other.example' }, 401120279],
    ['session', {}, 401120725],
    ['category', { category: 'administrator' }, 401120722],
    ['expiry', { exp: 0 }, 401120724],
  ])('with a wrong %s is refused by its own code', async (_, claims, code) => {
    const token = await signWithOwnKey({ ...goodClaims(), ...claims }, { typ: 'at+jwt' });
    expect(await codeOf(suite.gateway.get(info, token))).toBe(code);
  });

  test('without an expiry is refused', async () => {
    const { exp: _exp, ...claims } = goodClaims();
    expect(await codeOf(suite.gateway.get(info, await signWithOwnKey(claims, { typ: 'at+jwt' })))).toBe(401120722);
  });

  test('of an id token’s type is refused', async () => {
    expect(await codeOf(suite.gateway.get(info, await signWithOwnKey(goodClaims(), { typ: 'JWT' })))).toBe(401120722);
    expect(await codeOf(suite.gateway.get(info, (await suite.logIn()).idToken))).toBe(401120722);
  });

  test('that claims to be nobody’s opens nothing of somebody', async () => {
    const token = await signWithOwnKey({ ...goodClaims(), category: 'anonymousTraveler' }, { typ: 'at+jwt' });
    expect(await (await suite.gateway.get(info, token)).json()).not.toHaveProperty('email');
  });

  test('ends with its account', async () => {
    const id = await suite.gateway.account({ username: 'soon.gone' });
    const { accessToken } = await suite.gateway.logIn('soon.gone', password);
    await suite.database.db.update(account).set({ status: 'erased' }).where(eq(account.id, id));
    expect(await codeOf(suite.gateway.get(info, accessToken))).toBe(401120359);
    await suite.database.db.update(account).set({ status: 'disabled' }).where(eq(account.id, id));
    expect(await codeOf(suite.gateway.get(info, accessToken))).toBe(401120725);
  });

  test('cannot be checked while the database is away: to be asked again', async () => {
    const { accessToken } = await suite.logIn();
    vi.spyOn(suite.database.db, 'select').mockImplementation(() => {
      throw new Error('connection terminated');
    });
    expect(await codeOf(suite.gateway.get(info, accessToken))).toBe(401120741);
  });

  test('cannot be checked while the keys are away: to be asked again', async () => {
    const { accessToken } = await suite.logIn();
    vi.spyOn(suite.gateway.identity.keys, 'verificationKey').mockRejectedValue(new Error('connection terminated'));
    expect(await codeOf(suite.gateway.get(info, accessToken))).toBe(401120742);
  });
});
