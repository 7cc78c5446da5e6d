import { endpoints, jwtBearerGrantType } from '@airline/contract';
import { expect, test } from 'vitest';

import { bearer, codeOf, cookieOf, type LoggedIn, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { knownDevice } from './identity-schema.ts';

const suite = openIdentitySuite();
const minuteMs = 60_000;
const form = { client_id: 'qa-member', scope: 'openid', response_type: 'id_token site' };

async function exchangeOnSharedDevice(cookie = ''): Promise<Response> {
  const fields = { grant_type: jwtBearerGrantType, assertion: await suite.assertion(), shared_device: 'true', ...form };
  return suite.gateway.token(fields, cookie === '' ? {} : { cookie });
}

const logIn = async (): Promise<LoggedIn> => sessionOf(await exchangeOnSharedDevice());

const claimsOf = ({ idToken }: LoggedIn): unknown =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

test('on a shared device no cookie outlives the browser, and no device becomes known', async () => {
  const before = await suite.database.db.$count(knownDevice);
  const answer = await exchangeOnSharedDevice();
  for (const line of answer.headers.getSetCookie()) expect(line).not.toMatch(/Max-Age=[1-9]|Expires/);
  expect(await suite.database.db.$count(knownDevice)).toBe(before);
  const session = await sessionOf(answer);
  expect(claimsOf(session)).toMatchObject({ shared_device: true });
  const renewed = await suite.gateway.refresh(session.cookie);
  for (const line of renewed.headers.getSetCookie()) expect(line).not.toMatch(/Max-Age=[1-9]|Expires/);
  expect(claimsOf(await sessionOf(renewed))).toMatchObject({ shared_device: true });
});

test('on any other device the cookie lasts, and the device becomes known', async () => {
  const before = await suite.database.db.$count(knownDevice);
  const answer = await suite.gateway.exchange(await suite.assertion());
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=604800');
  expect(await suite.database.db.$count(knownDevice)).toBe(before + 1);
  expect(claimsOf(await sessionOf(answer))).not.toHaveProperty('shared_device');
});

test('the session is over after half an hour without use', async () => {
  const { cookie } = await logIn();
  suite.later(29 * minuteMs);
  const second = cookieOf(await suite.gateway.refresh(cookie));
  suite.later(31 * minuteMs);
  expect(await codeOf(suite.gateway.refresh(second))).toBe(401615399);
});

test('the session is over after twelve hours, however much it is used', async () => {
  let { cookie } = await logIn();
  for (let passed = 0; passed < 12 * 60; passed += 20) {
    cookie = cookieOf(await suite.gateway.refresh(cookie));
    suite.later(20 * minuteMs);
  }
  expect(await codeOf(suite.gateway.refresh(cookie))).toBe(401120730);
});

test('who proves again who they are stays on a shared device; a login that says so makes it one', async () => {
  const shared = await logIn();
  const proved = await suite.gateway.exchange(await suite.assertion(), 'member', shared.cookie);
  expect(proved.headers.get('set-cookie')).not.toMatch(/Max-Age=[1-9]/);
  const remembered = await suite.logIn();
  expect((await exchangeOnSharedDevice(remembered.cookie)).headers.get('set-cookie')).not.toMatch(/Max-Age=[1-9]/);
});

test('an idle session of a shared device is no open session any more', async () => {
  const username = 'many.devices';
  await suite.gateway.account({ username });
  const login = async (fields: object) => {
    const assertion = await suite.gateway.password(username, 'Viento2026!');
    const { assertion: proof } = (await assertion.json()) as { readonly assertion: string };
    return sessionOf(
      await suite.gateway.token({ grant_type: jwtBearerGrantType, assertion: proof, ...form, ...fields }),
    );
  };
  await login({ shared_device: 'true' });
  const { cookie } = await login({});
  suite.later(31 * minuteMs);
  const { accessToken } = await sessionOf(await suite.gateway.refresh(cookie));
  const listed = await suite.gateway.send('GET', endpoints.listSessions.path, undefined, bearer(accessToken));
  expect(((await listed.json()) as { readonly sessions: readonly unknown[] }).sessions).toHaveLength(1);
});
