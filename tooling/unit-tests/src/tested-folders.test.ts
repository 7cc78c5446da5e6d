import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, workspaceFolders } from '@tooling/run/toolchain';
import { expect, test } from 'vitest';

import { testedFolders } from './tested-folders.ts';

const tested = testedFolders();

test.each([...workspaceFolders()])('the unit tests of %s run here or by themselves, and not twice', (folder) => {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>;
  };
  // `npm test` calls `test:unit` alone: the script `test` is for a person.
  expect('test:unit' in scripts && tested.includes(folder)).toBe(false);
  expect('test' in scripts).toBe(tested.includes(folder));
});

test('packages, parts, features and apps are among them', () => {
  expect(tested).toEqual(
    expect.arrayContaining(['packages/links', 'packages/parts/trip', 'packages/features/booking', 'apps/traveller']),
  );
});
