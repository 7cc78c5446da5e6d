import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';
import { isLongerSet, longSet } from './journey-sets.ts';

const root = join(import.meta.dirname, '../../..');

/** Starts the product as `npm start` does, on a port and in a folder of its own, and gives what it prints until it is ready. */
async function startProduct(port: number, folder: string): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn(process.execPath, [join(root, 'tooling/run/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  await expect.poll(() => output, { timeout: 240_000 }).toMatch(/Stop with Ctrl-C|ended by itself|did not answer/);
  return { child, output: () => output };
}

function processesWith(text: string): readonly string[] {
  return execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(text) && !line.includes('ps -eo'));
}

const port = 3900 + (process.pid % 90);
let folder: string;
let taken: Server | undefined;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airline-start-'));
});
test.afterEach(() => {
  taken?.close();
  taken = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Spares the gateway to make a database out of nothing, which the template of all journeys proves. */
function fillFolder(): void {
  cpSync(process.env['E2E_TEMPLATE'] ?? '', folder, { recursive: true });
}

test('npm start brings the product up, names its addresses, and leaves nothing behind when it is stopped', async () => {
  if (!isLongerSet) fillFolder();
  const { child, output } = await startProduct(port, folder);
  const addresses = [...output().matchAll(new RegExp(`http://localhost:${port}\\S*`, 'g'))].map(([address]) => address);
  expect(addresses).toHaveLength(6);
  for (const address of addresses) expect((await fetch(address)).status).toBe(200);

  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'database.lock'))).toBe(false);
  await expect(fetch(addresses[0] ?? '')).rejects.toThrow();
});

test('a port in use is named with its holder, and the next one is taken', { tag: longSet }, async () => {
  fillFolder();
  const server = createServer().listen(port, '127.0.0.1');
  taken = server;
  await once(server, 'listening');
  const { child, output } = await startProduct(port, folder);
  expect(output()).toContain(`Port ${port} is in use by process ${process.pid}`);
  expect(output()).toContain(`http://localhost:${port + 1}/`);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('a second gateway on the same embedded database is refused, and the first goes on', { tag: longSet }, async () => {
  fillFolder();
  const first = await startProduct(port, folder);
  const second = await startProduct(port, folder);
  expect(second.output()).toContain('is open in process');
  if (second.child.exitCode === null) await once(second.child, 'exit');
  expect(second.child.exitCode).toBe(1);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  expect(processesWith(`start.mjs`).filter((line) => line.includes(String(first.child.pid)))).toEqual([]);
});
