import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, workspaceFolders } from '@tooling/run/toolchain';
import { expect, test } from 'vitest';

import { pagePackages } from './page-packages.ts';

const tested = pagePackages();

test.each(workspaceFolders().filter((folder) => existsSync(join(root, folder, 'vitest.config.ts'))))(
  'the tests of %s run here if it shows something, and by themselves if it does not',
  (folder) => {
    const config = readFileSync(join(root, folder, 'vitest.config.ts'), 'utf8');
    expect(tested.includes(folder)).toBe(/ pageProjects\(\)/.test(config));
  },
);
