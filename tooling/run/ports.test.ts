import { createServer, type Server } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { holderOf, isFree, takePort } from './ports.mjs';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

function listen(): Promise<number> {
  return new Promise((resolve, reject) => {
    server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server?.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('no port'));
    });
  });
}

test('a free port is taken without a word', async () => {
  const port = await listen();
  server?.close();
  const said: string[] = [];
  expect(await takePort(port, (line: string) => said.push(line))).toBe(port);
  expect(said).toEqual([]);
});

test('a port in use is named with its holder, and the next free one is taken', async () => {
  const port = await listen();
  const said: string[] = [];
  expect(await isFree(port)).toBe(false);
  const taken = await takePort(port, (line: string) => said.push(line));
  expect(taken).toBeGreaterThan(port);
  expect(said[0]).toContain(`Port ${port} is in use by`);
  expect(said[0]).toContain(`trying ${port + 1}`);
});

test.runIf(process.platform === 'linux')('the holder is named by its process number', async () => {
  expect(holderOf(await listen())).toContain(`process ${process.pid} `);
});
