import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { cacheFolder, describePrograms, missingGatewayPrograms } from './programs.mjs';

test('another version of a browser is another description', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const browser = join(folder, 'chromium');
  const describeVersion = (version: string): string => {
    writeFileSync(browser, `#!/bin/sh\necho Chromium ${version}\n`);
    chmodSync(browser, 0o755);
    return describePrograms({ CHROMIUM_PATH: browser });
  };
  expect(describeVersion('150.0.1')).toContain('Chromium 150.0.1');
  expect(describeVersion('150.0.2')).not.toBe(describeVersion('150.0.1'));
  expect(describePrograms({})).not.toContain('Chromium');
});

test('a program of the gateway’s tests is missing where none of its names stands on the PATH, PostgreSQL’s beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const missing = (): string[] =>
    missingGatewayPrograms({ PATH: ['/nowhere', folder].join(delimiter) }, []).map(({ name }) => name);
  expect(missing()).toEqual(['PostgreSQL', 'Redis', 'curl']);
  for (const name of ['valkey-server', 'curl']) writeFileSync(join(folder, name), '');
  expect(missing()).toEqual(['PostgreSQL']);
  writeFileSync(join(folder, 'postgres'), '');
  expect(missing()).toEqual([]);
  expect(missingGatewayPrograms({ PATH: '/nowhere' }, [folder])).toEqual([]);
});

test('the cache is one for all clones, where the environment says nothing else', () => {
  expect(cacheFolder({})).toBe(join(homedir(), '.cache/airline/turbo'));
  expect(cacheFolder({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/airline/turbo');
  expect(cacheFolder({ XDG_CACHE_HOME: '/caches', TURBO_CACHE_DIR: '/turbo' })).toBe('/turbo');
});
