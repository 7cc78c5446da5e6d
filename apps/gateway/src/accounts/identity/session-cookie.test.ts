import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './session-cookie.ts';

const now = new Date('2026-11-21T07:00:00Z');
const secured = '__Secure-airline.refresh.traveler';
const plain = 'airline.refresh.traveler';

/** Asks a gateway of a public origin, by an address, to set, read and clear the cookie. */
async function askedBy(publicOrigin: string, address: string) {
  const app = new Hono()
    .get('/set', (context) => {
      const refresh = { token: 'token', expiresAt: new Date(now.getTime() + 60_000), isSharedDevice: false };
      setRefreshCookie(context, { kind: 'traveler', publicOrigin }, refresh, now);
      return context.body(null);
    })
    .get('/read', (context) => context.text(readRefreshCookie(context, { kind: 'traveler', publicOrigin }) ?? 'none'))
    .get('/clear', (context) => {
      clearRefreshCookie(context, { kind: 'traveler', publicOrigin });
      return context.body(null);
    });
  const get = (path: string, cookie = '') => app.request(new URL(path, address), { headers: { cookie } });
  return {
    set: (await get('/set')).headers.get('set-cookie') ?? '',
    cleared: (await get('/clear')).headers.get('set-cookie') ?? '',
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
  expect(set.startsWith(`${name}=token;`)).toBe(true);
  for (const answer of [set, cleared]) {
    expect(/; Secure(?:;|$)/.test(answer)).toBe(name === secured);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/security/v4/security'])
      expect(answer).toContain(part);
  }
  expect(set).toContain('Max-Age=60');
  expect(cleared).toMatch(new RegExp(`^${name}=; Max-Age=0`));
  expect(await read(`${secured}=one; ${plain}=other`)).toBe(name === secured ? 'one' : 'other');
});
