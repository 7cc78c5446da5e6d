/**
 * node scripts/sizes.ts
 *
 * Measures what parts of the package cost a browser and writes the table into README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { measureImport, type SizeBudget, writeSizes } from '@tooling/checks/sizes';

const folder = join(import.meta.dirname, '..');

/** What every app has anyway: React, and the translation that shows all its other texts. */
const alreadyThere = ['react', 'react-dom', 'react/jsx-runtime', 'i18next', 'react-i18next', '@airline/i18n'];

/** What an import costs: bytes minified and gzipped, and the packages in it. */
export interface MeasuredSize {
  readonly gzipBytes: number;
  /** Of these, what is this package's own: zustand and the design system left out. */
  readonly ownGzipBytes: number;
  readonly packages: readonly string[];
}

/** The imports that are measured, as size-budgets.json names them. */
export const budgets = JSON.parse(readFileSync(join(folder, 'size-budgets.json'), 'utf8')) as readonly SizeBudget[];

/** Bundles one import for a browser, beside what every app has anyway. */
export async function measure(budget: SizeBudget): Promise<MeasuredSize> {
  const all = await measureImport(folder, budget, alreadyThere);
  const own = await measureImport(folder, budget, [
    ...alreadyThere,
    'zustand',
    '@airline/ui/*',
    '@airline/validation/*',
  ]);
  return { gzipBytes: all.gzipBytes, ownGzipBytes: own.gzipBytes, packages: all.packages };
}

if (import.meta.main) {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows: (readonly string[])[] = [];
  for (const budget of budgets) {
    const { gzipBytes, ownGzipBytes } = await measure(budget);
    rows.push([`\`${budget.import}\``, `\`${budget.from}\``, kilobytes(gzipBytes), kilobytes(ownGzipBytes)]);
  }
  const path = join(folder, 'README.md');
  const head = ['import', 'from', 'all, kB gzip', 'own, kB gzip'];
  writeFileSync(path, writeSizes(readFileSync(path, 'utf8'), head, rows));
}
