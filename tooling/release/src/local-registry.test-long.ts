import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { startRegistry } from './local-registry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airline-local-registry-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}-/ping`).then(
    (response) => response.ok,
    () => false,
  );
}

test('the registry answers on loopback until it is stopped, however often', async () => {
  const registry = await startRegistry(folder);
  try {
    expect(registry.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(await answers(registry.url)).toBe(true);
  } finally {
    await registry.stop();
  }
  expect(await answers(registry.url)).toBe(false);
  await registry.stop();
});

test('npm and pnpm know that registry alone', async () => {
  process.env['npm_config_registry'] = 'http://elsewhere.invalid/';
  process.env['NPM_CONFIG_USERCONFIG'] = '/elsewhere';
  process.env['NPM_CONFIG_OFFLINE'] = 'true';
  const registry = await startRegistry(folder).finally(() => {
    delete process.env['npm_config_registry'];
    delete process.env['NPM_CONFIG_USERCONFIG'];
    delete process.env['NPM_CONFIG_OFFLINE'];
  });
  await registry.stop();
  const settings = Object.entries(registry.env).filter(([name]) => /^npm_/i.test(name));
  expect(settings.map(([name]) => name).toSorted()).toEqual([
    'NPM_CONFIG_AUDIT',
    'NPM_CONFIG_CACHE',
    'NPM_CONFIG_FUND',
    'NPM_CONFIG_PROVENANCE',
    'NPM_CONFIG_REGISTRY',
    'NPM_CONFIG_UPDATE_NOTIFIER',
    'NPM_CONFIG_USERCONFIG',
  ]);
  expect(registry.env['NPM_CONFIG_REGISTRY']).toBe(registry.url);
  expect(registry.env['NPM_CONFIG_USERCONFIG']?.startsWith(folder)).toBe(true);
  expect(registry.env['NPM_CONFIG_CACHE']?.startsWith(folder)).toBe(true);
  expect(registry.env['NO_PROXY']).toBe('127.0.0.1');
});

test('the registry ends with the process that started it, even when that is killed', async () => {
  const program = `import { startRegistry } from '${import.meta.dirname}/local-registry.ts';\nprocess.stdout.write((await startRegistry('${folder}')).url);\n`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(parent.stdout, 'data')) as [Buffer];
  expect(await answers(String(url))).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => answers(String(url)), { timeout: 20_000 }).toBe(false);
});
