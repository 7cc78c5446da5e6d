import { Hono } from 'hono';
import { expect, test } from 'vitest';

import { loopbackRedirect } from './loopback-redirect.ts';

const page = { accept: 'text/html,application/xhtml+xml' };

async function open(publicOrigin: string, address: string, init: RequestInit = { headers: page }) {
  const app = new Hono().use(loopbackRedirect(publicOrigin)).all('*', (context) => context.text('here'));
  const answer = await app.request(address, init);
  return answer.status === 302 ? answer.headers.get('location') : answer.status;
}

const ours = 'http://localhost:3000';

test.each([
  [
    'http://127.0.0.1:3000/air/flight-search?origin=DAL&date=2026-12-01',
    `${ours}/air/flight-search?origin=DAL&date=2026-12-01`,
  ],
  ['http://[::1]:3000/login/', `${ours}/login/`],
  ['http://127.0.0.1:3000//elsewhere.example/', `${ours}//elsewhere.example/`],
])('a page at %s is redirected to %s', async (address, target) => {
  expect(await open(ours, address)).toBe(target);
});

test.each([
  ['the public origin itself', ours, `${ours}/login/`, undefined],
  ['its host on another port', ours, 'http://localhost:3001/login/', undefined],
  ['a host that is not on loopback', ours, 'http://alisio.intranet/login/', undefined],
  ['a public origin that is not on loopback', 'https://www.example.com', 'http://127.0.0.1:3000/login/', undefined],
  ['a request for data', ours, 'http://127.0.0.1:3000/readyz', { headers: { accept: 'application/json' } }],
  ['a script', ours, 'http://127.0.0.1:3000/static/a.js', { headers: { ...page, 'sec-fetch-dest': 'script' } }],
  ['a form that was sent', ours, 'http://127.0.0.1:3000/login/', { method: 'POST', headers: page }],
])('%s is answered where it asks', async (_, publicOrigin, address, init) => {
  expect(await open(publicOrigin, address, init)).toBe(200);
});
