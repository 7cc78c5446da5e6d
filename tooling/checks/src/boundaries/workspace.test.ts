import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { writeFiles } from './sample-workspace.ts';
import { readWorkspace } from './workspace.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airline-workspace-'));
  writeFiles(folder, { 'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\ncatalog:\n  zod: 4.6.7\n' });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const published = JSON.stringify({
  name: '@airline/validation',
  dependencies: { '@airline/reference-data': 'workspace:*' },
  peerDependencies: { zod: '^4' },
  optionalDependencies: { fsevents: '1' },
  devDependencies: { vitest: 'catalog:', tsup: 'catalog:' },
});

function check(): ReturnType<typeof spawnSync> {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), folder], { encoding: 'utf8' });
}

test('every package of the workspace is read, by folder', () => {
  writeFiles(folder, {
    'packages/validation/package.json': published,
    'packages/validation/turbo.json': '{ "tags": ["domain"] }',
    'apps/traveller/package.json': '{ "name": "@airline/traveller", "private": true }',
    'elsewhere/other/package.json': '{ "name": "@airline/other" }',
  });
  expect(readWorkspace(folder)).toEqual([
    {
      name: '@airline/traveller',
      folder: 'apps/traveller',
      published: false,
      tags: [],
      dependencies: { dependencies: [], peerDependencies: [], optionalDependencies: [], devDependencies: [] },
    },
    {
      name: '@airline/validation',
      folder: 'packages/validation',
      published: true,
      tags: ['domain'],
      dependencies: {
        dependencies: ['@airline/reference-data'],
        peerDependencies: ['zod'],
        optionalDependencies: ['fsevents'],
        devDependencies: ['vitest', 'tsup'],
      },
    },
  ]);
});

test('a workspace without packages throws instead of passing', () => {
  expect(() => readWorkspace(folder)).toThrow(/holds no package/);
});

test('the command fails and names the fault', () => {
  writeFiles(folder, {
    'packages/links/package.json': '{ "name": "@airline/links", "dependencies": { "zod": "4" } }',
    'packages/links/turbo.json': '{ "tags": ["foundation"] }',
  });
  const { status, stderr } = check();
  expect(stderr).toContain('thirdParty: @airline/links needs zod at run time; foundation needs no package of others.');
  expect(status).toBe(1);
});

test('the command passes a workspace that keeps the rules, and says how much it read', () => {
  writeFiles(folder, {
    'packages/links/package.json': '{ "name": "@airline/links" }',
    'packages/links/turbo.json': '{ "tags": ["foundation"] }',
  });
  const { status, stdout } = check();
  expect(stdout).toBe('layers: 1 packages, 0 faults\n');
  expect(status).toBe(0);
});
