import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './session-cookie.ts';

const suite = openIdentitySuite();
const now = new Date('2026-11-21T07:00:00Z');
const secured = '__Host-airline.refresh.traveler';
const former = '__Secure-airline.refresh.traveler';
const plain = 'airline.refresh.traveler';

/** Asks a gateway of a public origin, by an address, to set, read and clear the cookie. */
async function askedBy(publicOrigin: string, address: string) {
  const app = new Hono()
    .get('/set', (context) => {
      const refresh = { token: 'token', expiresAt: new Date(now.getTime() + 60_000), isSharedDevice: false };
      setRefreshCookie(context, { kind: 'traveler', publicOrigin }, refresh, now);
      return context.body(null);
    })
    .get('/read', async (context) =>
      context.text((await readRefreshCookie(suite.database.db, context, { kind: 'traveler', publicOrigin })) ?? 'none'),
    )
    .get('/clear', (context) => {
      clearRefreshCookie(context, { kind: 'traveler', publicOrigin });
      return context.body(null);
    });
  const get = (path: string, cookie = '') => app.request(new URL(path, address), { headers: { cookie } });
  return {
    set: (await get('/set')).headers.getSetCookie(),
    cleared: (await get('/clear')).headers.getSetCookie(),
    read: async (cookie: string) => (await get('/read', cookie)).text(),
  };
}

test.each([
  ['https://www.example.com', 'https://www.example.com', secured],
  ['https://www.example.com', 'http://www.example.com', secured],
  ['https://localhost:3000', 'https://localhost:3000', secured],
  ['https://www.example.com', 'http://localhost:3000', secured],
  ['http://www.example.com', 'http://www.example.com', secured],
  ['http://localhost:3000', 'http://www.example.com', secured],
  ['http://localhost.example.com', 'http://localhost.example.com', secured],
  ['http://localhost:3000', 'http://localhost:3000', plain],
  ['http://localhost:3000', 'http://127.0.0.1:3000', plain],
  ['http://[::1]:3000', 'http://[::1]:3000', plain],
])('published as %s and asked by %s, the cookie is %s', async (publicOrigin, address, name) => {
  const { set, cleared, read } = await askedBy(publicOrigin, address);
  const isSecured = name === secured;
  const formerName = isSecured ? former : plain;
  for (const [[current = '', earlier = ''], value] of [
    [set, 'token'],
    [cleared, ''],
  ] as const) {
    expect(current.startsWith(`${name}=${value};`)).toBe(true);
    expect(current).toMatch(/; Path=\/(?:;|$)/);
    expect(earlier.startsWith(`${formerName}=`)).toBe(true);
    expect(earlier).toContain('Path=/api/security/v4/security');
    for (const line of [current, earlier]) {
      expect(/; Secure(?:;|$)/.test(line)).toBe(isSecured);
      for (const part of ['HttpOnly', 'SameSite=Strict']) expect(line).toContain(part);
      expect(line).not.toContain('Domain');
    }
  }
  expect(set[0]).toContain('Max-Age=60');
  // The plain one had the same name, and would be read in its place.
  expect(set[1]).toContain(isSecured ? 'Max-Age=60' : 'Max-Age=0');
  for (const line of cleared) expect(line).toContain('Max-Age=0');
  expect(await read(`${secured}=one; ${plain}=other`)).toBe(isSecured ? 'one' : 'other');
  expect(await read(`${former}=earlier`)).toBe(isSecured ? 'earlier' : 'none');
});

test('beside instances of the release before the session goes on, and a cookie of another host is ignored', async () => {
  const publicOrigin = 'https://www.example.com';
  const { read } = await askedBy(publicOrigin, publicOrigin);
  const tokenOf = ({ cookie }: { readonly cookie: string }) => cookie.split('=')[1] ?? '';
  const first = await suite.logIn();
  suite.later(60_000);
  const renewed = await sessionOf(await suite.gateway.refresh(first.cookie));
  const stranger = await suite.logIn();
  const sent = (current: string, other: string) => read(`${secured}=${current}; ${former}=${other}`);
  expect(await sent(tokenOf(first), tokenOf(renewed))).toBe(tokenOf(renewed));
  expect(await sent(tokenOf(renewed), tokenOf(first))).toBe(tokenOf(renewed));
  expect(await sent(tokenOf(renewed), tokenOf(stranger))).toBe(tokenOf(renewed));
  expect(await sent(tokenOf(renewed), 'A'.repeat(43))).toBe(tokenOf(renewed));
});
