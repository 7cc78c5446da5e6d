import { rmSync } from 'node:fs';

import { afterAll, expect, test } from 'vitest';

import { runTurboBoundaries, writeWorkspace, type SamplePackage } from './sample-workspace.ts';

const folders: string[] = [];
function check(packages: readonly SamplePackage[]): ReturnType<typeof runTurboBoundaries> {
  const folder = writeWorkspace(packages);
  folders.push(folder);
  return runTurboBoundaries(folder);
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each([
  [
    'a package of ours that package.json does not name',
    `export { answer } from '@sample/ui';\n`,
    'cannot import package `@sample/ui` because it is not a dependency',
  ],
  [
    'a package of others that package.json does not name',
    `export { z } from 'zod';\n`,
    'cannot import package `zod` because it is not a dependency',
  ],
  [
    "a path into another package's folder",
    `export { answer } from '../../ui/src/index.ts';\n`,
    '`../../ui/src/index.ts` leaves the package',
  ],
])('an import is refused: %s', (_title, source, message) => {
  const { status, output } = check([
    { folder: 'packages/ui', tags: ['ui'], source: 'export const answer = 42;\n' },
    { folder: 'packages/trips', tags: ['feature'], source },
  ]);
  expect(output).toContain(message);
  expect(status).toBe(1);
});

test('a declared import through exports passes', () => {
  const { status, output } = check([
    { folder: 'packages/ui', tags: ['ui'], source: 'export const answer = 42;\n' },
    {
      folder: 'packages/trips',
      tags: ['feature'],
      dependencies: { '@sample/ui': 'workspace:*' },
      source: `export { answer } from '@sample/ui';\n`,
    },
  ]);
  expect(output).toContain('Checked 2 files in 2 packages, no issues found');
  expect(status).toBe(0);
});
