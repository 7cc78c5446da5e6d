import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

import { expect, test } from 'vitest';

import { createOutgoingFetch, ForbiddenAddress, isPublicAddress } from './fetch-public.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['localhost', false],
])('%s is an address of everybody: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  'http://login.example.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://localhost/',
])('%s is not asked', async (address) => {
  await expect(createOutgoingFetch({ allowsPrivate: false })(address, {})).rejects.toThrow(ForbiddenAddress);
});

test('where private addresses may be asked, an answer comes as it is, a redirect is not followed, and a long one is cut off', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/' }).end();
    else if (request.url === '/long') response.end('x'.repeat(300_000));
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer":"here"}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const ask = createOutgoingFetch({ allowsPrivate: true });
    expect(await (await ask(`${origin}/`, {})).json()).toEqual({ issuer: 'here' });
    expect((await ask(`${origin}/away`, {})).status).toBe(302);
    await expect(ask(`${origin}/long`, {})).rejects.toThrow('too long');
  } finally {
    server.close();
  }
});
