import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { root, writeFiles } from './sample-workspace.ts';

let folder: string;
let errors: ReadonlyMap<string, readonly string[]>;

const sources = {
  'links/allowed.ts': `import { answer } from '@sample/target';\nexport const double = answer * 2;\n`,
  'links/deep-source.ts': `export { secret } from '@sample/target/src/secret.ts';\n`,
  'links/deep-bare.ts': `export { secret } from '@sample/target/secret';\n`,
  'links/browser-global.ts': 'export const width = window.innerWidth;\n',
  'links/document-global.ts': 'export const title = document.title;\n',
  'links/storage-global.ts': `export const kept = localStorage.getItem('x');\n`,
  'links/node-global.ts': `export const home = process.env['HOME'];\n`,
  'links/node-module.ts': `export { readFileSync } from 'node:fs';\n`,
  'links/enumeration.ts': 'export enum Kind {\n  One,\n}\n',
  'links/unchecked-index.ts': 'export const first = (list: readonly string[]): string => list[0];\n',
} as const;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'airline-typescript-'));
  cpSync(join(root, 'tooling/config/tsconfig'), join(folder, 'tooling/config/tsconfig'), { recursive: true });
  writeFiles(join(folder, 'packages'), sources);
  writeFiles(folder, {
    'packages/links/tsconfig.json': '{ "extends": "../../tooling/config/tsconfig/core.json", "include": ["*.ts"] }',
    'packages/links/node_modules/@sample/target/package.json': JSON.stringify({
      name: '@sample/target',
      type: 'module',
      exports: { '.': './src/index.ts' },
    }),
    'packages/links/node_modules/@sample/target/src/index.ts': 'export const answer = 42;\n',
    'packages/links/node_modules/@sample/target/src/secret.ts': 'export const secret = 42;\n',
    'node_modules/@types/node/index.d.ts': `declare const process: { env: Record<string, string> };\ndeclare module 'node:fs' {\n  export function readFileSync(path: string): string;\n}\n`,
    'node_modules/@types/node/package.json': '{ "name": "@types/node", "types": "index.d.ts" }',
  });
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', 'packages/links', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  const found = new Map<string, string[]>();
  for (const [, path = '', code = ''] of stdout.matchAll(/^packages\/([^(]+)\(\d+,\d+\): error (TS\d+)/gm)) {
    found.set(path, [...(found.get(path) ?? []), code]);
  }
  errors = found;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the compiler refuses, in the foundation', () => {
  test.each([
    ['links/deep-source.ts', 'TS2307', "a path past another package's exports"],
    ['links/deep-bare.ts', 'TS2307', 'a subpath that exports does not name'],
    ['links/browser-global.ts', 'TS2304', 'window'],
    ['links/document-global.ts', 'TS2584', 'document'],
    ['links/storage-global.ts', 'TS2304', 'localStorage'],
    ['links/node-global.ts', 'TS2591', 'process'],
    ['links/node-module.ts', 'TS2591', 'a node module'],
    ['links/enumeration.ts', 'TS1294', 'syntax that Node cannot strip'],
    ['links/unchecked-index.ts', 'TS2322', 'an index read as if it were surely there'],
  ])('%s: %s, %s', (path, code) => {
    expect(errors.get(path)).toEqual([code]);
  });
});

test('an import through exports is accepted', () => {
  expect(errors.get('links/allowed.ts')).toBeUndefined();
  expect(errors.size).toBe(Object.keys(sources).length - 1);
});
