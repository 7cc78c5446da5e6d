/**
 * node scripts/sizes.ts
 *
 * Measures what each entry of the package costs a browser and writes the table into README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { measureImport, type MeasuredImport, writeSizes } from '@tooling/checks/sizes';

const folder = join(import.meta.dirname, '..');

/** Lists the package's entries that hold script: every subpath but the sheet and the manifest. */
export function entries(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.keys(manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
}

/** Bundles some of one entry's exports for a browser as an application would: React outside. */
export function measure(entry: string, names: string): Promise<MeasuredImport> {
  const from = `@airline/ui${entry.slice(1)}`;
  return measureImport(folder, { import: names, from }, ['react', 'react-dom', 'react/jsx-runtime', '*?url']);
}

if (import.meta.main) {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows: (readonly string[])[] = [];
  for (const entry of entries()) {
    const { gzipBytes, styleGzipBytes, packages } = await measure(entry, '*');
    const brings = packages.some((name) => name.startsWith('react-aria')) ? 'React Aria' : '';
    rows.push([`\`${entry.slice(2)}\``, kilobytes(gzipBytes), kilobytes(styleGzipBytes), brings]);
  }
  const path = join(folder, 'README.md');
  const head = ['entry', 'script, kB gzip', 'style, kB gzip', 'brings'];
  writeFileSync(path, writeSizes(readFileSync(path, 'utf8'), head, rows));
}
