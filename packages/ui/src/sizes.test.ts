import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { entries, measure } from '../scripts/sizes.ts';

interface Budget {
  readonly import: string;
  readonly from: string;
  readonly maximumGzipBytes: number;
  readonly mustNotAppear: readonly string[];
}

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../size-budgets.json'), 'utf8')) as Budget[];
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

test.each(budgets)('$import from $from keeps its budget', async (budget) => {
  const { gzipBytes, packages } = await measure(budget.from.replace('@airline/ui', '.'), budget.import);
  expect(gzipBytes).toBeGreaterThan(0);
  expect(gzipBytes).toBeLessThanOrEqual(budget.maximumGzipBytes);
  for (const name of budget.mustNotAppear) {
    expect(packages.filter((found) => found.startsWith(name))).toEqual([]);
  }
});

test('every entry has a budget and a line in the table of sizes', () => {
  const budgeted = new Set(budgets.map((budget) => budget.from.replace('@airline/ui', '.')));
  expect(entries().filter((entry) => !budgeted.has(entry))).toEqual([]);
  expect(entries().filter((entry) => !readme.includes(`| \`${entry.slice(2)}\` `))).toEqual([]);
});
