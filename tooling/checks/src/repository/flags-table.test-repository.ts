import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { listFlags, withFlagsTable } from './flags-table.ts';

const root = join(import.meta.dirname, '../../../..');

test('docs/flags.md has the table that the script makes of links and sources', async () => {
  const page = readFileSync(join(root, 'docs/flags.md'), 'utf8');
  expect(withFlagsTable(page, await listFlags(root))).toBe(page);
});

test('a page that has no place for the table is refused', () => {
  expect(() => withFlagsTable('# Flags', [])).toThrow('The page lacks');
});
