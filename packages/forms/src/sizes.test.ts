import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { budgets, measure } from '../scripts/sizes.ts';

const folder = join(import.meta.dirname, '..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

test.each(budgets)('$import from $from keeps its budget', async (budget) => {
  const { gzipBytes, packages } = await measure(budget);
  expect(gzipBytes).toBeGreaterThan(0);
  expect(gzipBytes).toBeLessThanOrEqual(budget.maximumGzipBytes);
  for (const name of budget.mustNotAppear) expect(packages.filter((found) => found.startsWith(name))).toEqual([]);
});

test('every entry has a budget and a line in the table of sizes', () => {
  const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.json'));
  expect([...new Set(budgets.map(({ from }) => from.replace('@airline/forms', '.')))].toSorted()).toEqual(
    entries.toSorted(),
  );
  for (const { import: clause } of budgets) expect(readme).toContain(`| \`${clause}\``);
});
