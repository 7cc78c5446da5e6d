import { createHmac } from 'node:crypto';

import { endpoints, jwtBearerGrantType, type Problem, problemNameOf } from '@airline/contract';
import { base64url, type CryptoKey, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import {
  assertionOf,
  bearer,
  codeOf,
  cookieOf,
  type IdentityGateway,
  openIdentityGateway,
  password,
  sessionOf,
} from '../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import type { OpenDatabase } from '../store/database.ts';
import { account, identitySession, securityEvent, tokenKey } from '../store/schema.ts';

let database: OpenDatabase;
let gateway: IdentityGateway;
let accountId: string;
const minuteMs = 60_000;
const origin = 'http://localhost:3000';
const info = endpoints.readUserInfo.path;
const later = (ms: number): void => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + ms);
};
const memberForm = { client_id: 'qa-member', scope: 'openid', response_type: 'id_token site' };

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openIdentityGateway(database);
  accountId = await gateway.account({ username: 'ana.perez' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => database.close());

const assertion = (): Promise<string> => assertionOf(gateway.password('ana.perez', password));
const logIn = () => gateway.logIn('ana.perez', password);

/** Signs claims with the gateway's own key, so that only what a test changes is wrong. */
async function signWithOwnKey(
  claims: Record<string, unknown>,
  { typ, ...header }: { readonly typ: string; readonly [name: string]: string },
): Promise<string> {
  const { kid, key } = await gateway.identity.keys.signingKey();
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid, typ, ...header }).sign(key);
}

const seconds = (): number => Math.floor(gateway.clock.now.getTime() / 1000);
const goodClaims = (): Record<string, unknown> => ({
  iss: origin,
  aud: `${origin}/api`,
  iat: seconds(),
  exp: seconds() + 300,
  sub: accountId,
  sid: crypto.randomUUID(),
  client_id: 'qa-member',
  category: 'member',
  auth_time: seconds(),
  amr: ['pwd'],
});

describe('an assertion', () => {
  test('is exchanged once', async () => {
    const once = await assertion();
    expect((await gateway.exchange(once)).status).toBe(200);
    expect(await codeOf(gateway.exchange(once))).toBe(401120728);
  });

  test('is exchanged once, however many ask at the same moment', async () => {
    const once = await assertion();
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(gateway.exchange(once))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 401120728)).toHaveLength(4);
  });

  test('counts for 60 seconds', async () => {
    const late = await assertion();
    later(60_000);
    expect(await codeOf(gateway.exchange(late))).toBe(401120727);
  });

  test('of one login client is of no use to another', async () => {
    expect(await codeOf(gateway.exchange(await assertion(), 'mobileMember'))).toBe(401120280);
    expect(await codeOf(gateway.exchange(await assertion(), 'corporateTraveler'))).toBe(401120280);
  });

  test('is no access token, and an access token is no assertion', async () => {
    expect(await codeOf(gateway.get(info, await assertion()))).toBe(401120722);
    const { accessToken } = await logIn();
    expect(await codeOf(gateway.exchange(accessToken))).toBe(401120722);
  });

  test('of an account that was erased, held or disabled in between opens nothing', async () => {
    const id = await gateway.account({ username: 'in.between' });
    for (const [status, code] of [
      ['held', 400120381],
      ['erased', 401120359],
    ] as const) {
      await database.db.update(account).set({ status: 'active' }).where(eq(account.id, id));
      const proof = await assertionOf(gateway.password('in.between', password));
      await database.db.update(account).set({ status }).where(eq(account.id, id));
      expect(await codeOf(gateway.exchange(proof))).toBe(code);
    }
  });
});

describe('the token call', () => {
  test.each([
    [{ client_id: 'qa-nobody' }, 401120280],
    [{ client_id: 'prod-member' }, 401120280],
  ])('refuses the client of %o', async (fields, code) => {
    const form = { grant_type: jwtBearerGrantType, assertion: await assertion(), ...memberForm, ...fields };
    expect(await codeOf(gateway.token(form))).toBe(code);
  });

  test.each(['id_token', 'id_token corporate', 'id_token site site', ''])(
    'refuses the response type %j',
    async (type) => {
      const form = { grant_type: jwtBearerGrantType, assertion: await assertion(), ...memberForm, response_type: type };
      const answer = await gateway.token(form);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/response_type' }] });
    },
  );

  test('takes the words of the response type in any order', async () => {
    const form = { grant_type: jwtBearerGrantType, assertion: await assertion(), ...memberForm };
    expect((await gateway.token({ ...form, response_type: 'site id_token' })).status).toBe(200);
  });

  test('takes a form, and nothing else', async () => {
    const body = { grant_type: 'refresh_token', ...memberForm };
    const answer = await gateway.send('POST', endpoints.exchangeToken.path, body);
    expect(answer.status).toBe(415);
  });

  test('refuses a field that stands twice', async () => {
    const answer = await gateway.app.request(endpoints.exchangeToken.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&client_id=qa-member&client_id=qa-mobile-member&scope=openid&response_type=x',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/client_id', code: 'repeated' }] });
  });
});

describe('an access token', () => {
  test('that is missing is told by its own code, and how to ask', async () => {
    const answer = await gateway.get(info);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await codeOf(answer)).toBe(401120721);
  });

  test('counts for five minutes', async () => {
    const { accessToken } = await logIn();
    later(4 * minuteMs);
    expect((await gateway.get(info, accessToken)).status).toBe(200);
    later(minuteMs);
    const answer = await gateway.get(info, accessToken);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(await codeOf(answer)).toBe(401120724);
  });

  test.each(['', 'x', 'a.b.c', 'Basic YTpi', '..', 'eyJhbGciOiJFUzI1NiJ9..', 'ñ'.repeat(50)])(
    'that reads %j is unreadable',
    async (text) => {
      const answer = await gateway.app.request(info, { headers: { authorization: encodeURI(`Bearer ${text}`) } });
      expect(await codeOf(answer)).toBe(401120722);
    },
  );

  test('signed by nobody is forged (alg none)', async () => {
    const parts = [{ alg: 'none', typ: 'at+jwt' }, goodClaims()].map((part) => base64url.encode(JSON.stringify(part)));
    expect(await codeOf(gateway.get(info, `${parts.join('.')}.`))).toBe(401120722);
  });

  test('signed by HMAC with the public key is forged (algorithm confusion)', async () => {
    const [jwk] = await gateway.identity.keys.publicKeys();
    const pem = await exportSPKI((await importJWK(jwk as JWK, 'ES256')) as CryptoKey);
    const head = base64url.encode(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid: jwk?.kid }));
    const content = `${head}.${base64url.encode(JSON.stringify(goodClaims()))}`;
    for (const secret of [pem, JSON.stringify(jwk)]) {
      const signature = createHmac('sha256', secret).update(content).digest('base64url');
      expect(await codeOf(gateway.get(info, `${content}.${signature}`))).toBe(401120722);
    }
  });

  test('signed by a key of somebody else is forged, under our key’s name and under their own', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const { kid } = await gateway.identity.keys.signingKey();
    for (const claimed of [kid, 'somebody-else']) {
      const header = { alg: 'ES256', typ: 'at+jwt', kid: claimed };
      const token = await new SignJWT(goodClaims()).setProtectedHeader(header).sign(privateKey);
      expect(await codeOf(gateway.get(info, token))).toBe(401120722);
    }
  });

  test('that brings its own key is forged', async () => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const { d: _secret, ...jwk } = await exportJWK(privateKey);
    const header = { alg: 'ES256', typ: 'at+jwt', jwk };
    const token = await new SignJWT(goodClaims()).setProtectedHeader(header).sign(privateKey);
    expect(await codeOf(gateway.get(info, token))).toBe(401120722);
  });

  test.each([
    ['audience', { aud: 'https://other.example/api' }, 401120723],
    ['issuer', { iss: 'https://other.example' }, 401120279],
    ['session', {}, 401120725],
    ['category', { category: 'administrator' }, 401120722],
    ['expiry', { exp: 0 }, 401120724],
  ])('with a wrong %s is refused by its own code', async (_, claims, code) => {
    const token = await signWithOwnKey({ ...goodClaims(), ...claims }, { typ: 'at+jwt' });
    expect(await codeOf(gateway.get(info, token))).toBe(code);
  });

  test('without an expiry is refused', async () => {
    const { exp: _exp, ...claims } = goodClaims();
    expect(await codeOf(gateway.get(info, await signWithOwnKey(claims, { typ: 'at+jwt' })))).toBe(401120722);
  });

  test('of an id token’s type is refused', async () => {
    expect(await codeOf(gateway.get(info, await signWithOwnKey(goodClaims(), { typ: 'JWT' })))).toBe(401120722);
    expect(await codeOf(gateway.get(info, (await logIn()).idToken))).toBe(401120722);
  });

  test('that claims to be nobody’s opens nothing of somebody', async () => {
    const token = await signWithOwnKey({ ...goodClaims(), category: 'anonymousTraveler' }, { typ: 'at+jwt' });
    expect(await (await gateway.get(info, token)).json()).not.toHaveProperty('email');
  });

  test('ends with its account', async () => {
    const id = await gateway.account({ username: 'soon.gone' });
    const { accessToken } = await gateway.logIn('soon.gone', password);
    await database.db.update(account).set({ status: 'erased' }).where(eq(account.id, id));
    expect(await codeOf(gateway.get(info, accessToken))).toBe(401120359);
    await database.db.update(account).set({ status: 'disabled' }).where(eq(account.id, id));
    expect(await codeOf(gateway.get(info, accessToken))).toBe(401120725);
  });

  test('cannot be checked while the database is away: to be asked again', async () => {
    const { accessToken } = await logIn();
    vi.spyOn(database.db, 'select').mockImplementation(() => {
      throw new Error('connection terminated');
    });
    expect(await codeOf(gateway.get(info, accessToken))).toBe(401120741);
  });

  test('cannot be checked while the keys are away: to be asked again', async () => {
    const { accessToken } = await logIn();
    vi.spyOn(gateway.identity.keys, 'verificationKey').mockRejectedValue(new Error('connection terminated'));
    expect(await codeOf(gateway.get(info, accessToken))).toBe(401120742);
  });
});

describe('a request that a page of another origin makes', () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];

  test.each(foreign)('neither refreshes nor logs out nor logs in: %o', async (headers) => {
    const { cookie, accessToken } = await logIn();
    const attempts = [
      gateway.token({ grant_type: 'refresh_token', ...memberForm }, { cookie, ...headers }),
      gateway.token({ grant_type: jwtBearerGrantType, assertion: await assertion(), ...memberForm }, headers),
      gateway.send(
        'POST',
        endpoints.endSession.path,
        { client_id: 'qa-member', everywhere: true },
        { cookie, ...headers },
      ),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(problemNameOf(((await answer.json()) as Problem).type)).toBe('notPermitted');
    }
    expect((await gateway.get(info, accessToken)).status).toBe(200);
    expect((await gateway.refresh(cookie)).status).toBe(200);
  });

  test.each([{ origin }, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' }])(
    'is none when the page is ours: %o',
    async (headers) => {
      const { cookie } = await logIn();
      const answer = await gateway.token({ grant_type: 'refresh_token', ...memberForm }, { cookie, ...headers });
      expect(answer.status).toBe(200);
    },
  );

  test('the cookie alone opens no data', async () => {
    const { cookie } = await logIn();
    expect(await codeOf(gateway.app.request(info, { headers: { cookie } }))).toBe(401120721);
  });
});

describe('a refresh token', () => {
  test('that is missing or unknown is told apart', async () => {
    expect(await codeOf(gateway.refresh(''))).toBe(401120729);
    expect(await codeOf(gateway.refresh(`__Secure-airline.refresh.traveler=${'A'.repeat(43)}`))).toBe(401120730);
  });

  test('works once more while its successor was not used, whose end that is', async () => {
    const { cookie } = await logIn();
    const lost = cookieOf(await gateway.refresh(cookie));
    later(minuteMs);
    const again = await gateway.refresh(cookie);
    expect(again.status).toBe(200);
    later(minuteMs);
    expect(await codeOf(gateway.refresh(lost))).toBe(400080013);
  });

  test('that comes again after its successor was used ends the whole session', async () => {
    const { cookie, accessToken } = await logIn();
    const second = await sessionOf(await gateway.refresh(cookie));
    const third = await sessionOf(await gateway.refresh(second.cookie));
    const stolen = await gateway.refresh(cookie);
    expect(await codeOf(stolen)).toBe(400080013);
    expect(stolen.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await codeOf(gateway.refresh(third.cookie))).toBe(400080013);
    for (const token of [accessToken, third.accessToken])
      expect(await codeOf(gateway.get(info, token))).toBe(400080013);
    const events = await database.db.select().from(securityEvent).where(eq(securityEvent.event, 'refreshTokenReused'));
    expect(events.at(-1)?.accountId).toBe(accountId);
  });

  test('that two tabs use at the same moment serves both, and the session goes on', async () => {
    const { cookie } = await logIn();
    const both = await Promise.all([gateway.refresh(cookie), gateway.refresh(cookie)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // Whichever answer came last: its cookie is the one that the browser has.
    for (const last of both) {
      const next = await gateway.refresh(cookieOf(last));
      expect(next.status).toBe(200);
      await expect(gateway.get(info, (await sessionOf(next)).accessToken)).resolves.toMatchObject({ status: 200 });
    }
  });

  test('that was replaced serves nobody later than a moment after', async () => {
    const { cookie } = await logIn();
    const [first, second] = await Promise.all([gateway.refresh(cookie), gateway.refresh(cookie)]);
    later(11_000);
    const codes = [await codeOf(gateway.refresh(cookieOf(first))), await codeOf(gateway.refresh(cookieOf(second)))];
    expect(codes).toContain(400080013);
  });

  test.each([
    ['member', 7 * 24 * 60],
    ['mobileMember', 30 * 24 * 60],
  ] as const)('of a %s is idle after %d minutes', async (category, idleMinutes) => {
    const { cookie } = await gateway.logIn('ana.perez', password, category);
    later(idleMinutes * minuteMs - 1000);
    const next = await sessionOf(await gateway.refresh(cookie, category));
    later(idleMinutes * minuteMs);
    const idle = await gateway.refresh(next.cookie, category);
    expect(idle.status).toBe(401);
    expect(await codeOf(idle)).toBe(401615399);
  });

  test('of a company is idle after an hour, and over after twelve', async () => {
    await gateway.account({ username: 'carlos.vega', kind: 'travelManager' });
    let { cookie } = await gateway.logIn('carlos.vega', password, 'corporateTravelManager');
    expect(cookie).toContain('__Secure-airline.refresh.corporate=');
    for (let half = 1; half < 24; half += 1) {
      later(30 * minuteMs);
      cookie = cookieOf(await gateway.refresh(cookie, 'corporateTravelManager'));
    }
    later(30 * minuteMs);
    expect(await codeOf(gateway.refresh(cookie, 'corporateTravelManager'))).toBe(401120730);
    const idle = await gateway.logIn('carlos.vega', password, 'corporateTravelManager');
    later(60 * minuteMs);
    expect(await codeOf(gateway.refresh(idle.cookie, 'corporateTravelManager'))).toBe(401615399);
  });

  test('of one login client is of no use to another of the same kind', async () => {
    await gateway.account({ username: 'marta.gil', kind: 'corporateTraveler' });
    const { cookie } = await gateway.logIn('marta.gil', password, 'corporateTraveler');
    expect(await codeOf(gateway.refresh(cookie, 'mobileCorporate'))).toBe(401120280);
  });

  test('of an account that is gone or on hold serves nobody', async () => {
    const id = await gateway.account({ username: 'later.held' });
    const { cookie } = await gateway.logIn('later.held', password);
    await database.db.update(account).set({ status: 'held' }).where(eq(account.id, id));
    expect(await codeOf(gateway.refresh(cookie))).toBe(400120381);
  });
});

describe('proving again who one is', () => {
  const recent = endpoints.startTotp.path;

  test('is asked for ten minutes after the proof, and goes on in the same session', async () => {
    const first = await logIn();
    expect((await gateway.send('POST', recent, undefined, bearer(first.accessToken))).status).toBe(201);
    later(10 * minuteMs + 1000);
    const { accessToken, cookie } = await sessionOf(await gateway.refresh(first.cookie));
    const refused = await gateway.send('POST', recent, undefined, bearer(accessToken));
    expect(await codeOf(refused)).toBe(401120726);
    const before = await database.db.$count(identitySession);
    const proved = await sessionOf(await gateway.exchange(await assertion(), 'member', cookie));
    expect(await database.db.$count(identitySession)).toBe(before);
    expect((await gateway.send('POST', recent, undefined, bearer(proved.accessToken))).status).toBe(201);
    // The other tabs' token is of the same session.
    expect((await gateway.send('POST', recent, undefined, bearer(accessToken))).status).toBe(201);
    later(minuteMs);
    expect(await codeOf(gateway.refresh(cookie))).toBe(400080013);
  });

  test('is asked for after a new password', async () => {
    const id = await gateway.account({ username: 'new.password' });
    const { accessToken } = await gateway.logIn('new.password', password);
    later(1000);
    await database.db.update(account).set({ passwordChangedAt: gateway.clock.now }).where(eq(account.id, id));
    expect(await codeOf(gateway.send('POST', recent, undefined, bearer(accessToken)))).toBe(401120746);
    expect((await gateway.get(info, accessToken)).status).toBe(200);
  });

  test('by somebody else in the same browser ends the session that was there', async () => {
    await gateway.account({ username: 'somebody.else' });
    const first = await logIn();
    const proof = await assertionOf(gateway.password('somebody.else', password));
    const second = await sessionOf(await gateway.exchange(proof, 'member', first.cookie));
    expect(await codeOf(gateway.get(info, first.accessToken))).toBe(401120725);
    expect((await gateway.get(info, second.accessToken)).status).toBe(200);
  });
});

describe('a logout', () => {
  const path = endpoints.endSession.path;

  test('needs no token that still counts', async () => {
    const { cookie, accessToken } = await logIn();
    later(6 * minuteMs);
    const body = { client_id: 'qa-member', everywhere: false };
    const answer = await gateway.send('POST', path, body, { cookie, ...bearer(accessToken) });
    expect(answer.status).toBe(204);
    expect(await codeOf(gateway.refresh(cookie))).toBe(401120725);
  });

  test('without anything to end is no fault', async () => {
    const answer = await gateway.send('POST', path, { client_id: 'qa-member', everywhere: true });
    expect(answer.status).toBe(204);
  });

  test('of an unknown client is refused', async () => {
    expect(await codeOf(gateway.send('POST', path, { client_id: 'x', everywhere: false }))).toBe(401120280);
  });
});

describe('the keys', () => {
  test('are told without their secret part, and verify what was signed', async () => {
    const answer = await gateway.get(endpoints.readKeySet.path);
    const { keys } = endpoints.readKeySet.answer.parse(await answer.json());
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
  });

  test('rotate: the next one is told ahead, and what the last one signed still counts', async () => {
    const own = openIdentityGateway(database, { clock: { now: new Date(gateway.clock.now) } });
    const days = async (count: number): Promise<string[]> => {
      own.clock.now = new Date(own.clock.now.getTime() + count * 24 * 60 * minuteMs);
      const { keys } = endpoints.readKeySet.answer.parse(await (await own.get(endpoints.readKeySet.path)).json());
      return keys.map(({ kid }) => kid);
    };
    const [first] = (await days(0)).slice(-1);
    let told: string[] = [];
    for (let day = 1; told.length < 2 && day < 40; day += 1) told = await days(1);
    expect(told).toContain(first);
    const before = await own.logIn('ana.perez', password);
    own.clock.now = new Date(own.clock.now.getTime() + 4 * minuteMs);
    expect((await own.get(info, before.accessToken)).status).toBe(200);
    expect(await days(40)).not.toContain(first);
  });

  test('are made anew when an operator takes them away, on every instance within a minute', async () => {
    const { accessToken } = await logIn();
    await database.db.delete(tokenKey);
    later(61_000);
    expect(await codeOf(gateway.get(info, accessToken))).toBe(401120722);
    expect((await gateway.get(info, (await logIn()).accessToken)).status).toBe(200);
  });
});
