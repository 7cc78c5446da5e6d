import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root, workspaceFolders } from '@tooling/run/toolchain';

/** The script that runs a kind of test file, by the file's ending. */
const scripts = [
  [/\.test(?:-prop)?\.tsx?$/, 'test:unit'],
  [/\.test-prop\.tsx?$/, 'test:prop'],
  [/\.test-browser\.tsx?$/, 'test:browser'],
  [/\.test-crash\.ts$/, 'test:crash'],
  [/\.test-long\.tsx?$/, 'test:long'],
  [/\.test-repository\.ts$/, 'test:repository'],
  [/\.e2e\.ts$/, 'test:e2e'],
] as const;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

const known = new Set<string>([...scripts.map(([, script]) => script), 'test']);

test.each([...workspaceFolders()])('%s runs every kind of test file it holds, and has every kind it runs', (folder) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  const run = Object.keys(manifest.scripts ?? {}).filter((script) => known.has(script));
  const own = files.filter((file) => file.startsWith(`${folder}/`) && !file.includes('/fixtures/'));
  const held = scripts
    .filter(([ending]) => own.some((file) => ending.test(file)))
    // Packages and apps are tested together by `@tooling/unit-tests`: their own script is for a person.
    .map(([, script]) => (script === 'test:unit' && !run.includes(script) ? 'test' : script));
  expect(run.toSorted()).toEqual(held.toSorted());
});
