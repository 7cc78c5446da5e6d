/**
 * node scripts/sizes.ts
 *
 * Measures what parts of the package cost a browser and writes the table into README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { twoLanguages } from '@tooling/vite/two-languages';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '..');

/** What every app has anyway: React, and the translation that shows all its other texts. */
const alreadyThere = ['react', 'react-dom', 'react/jsx-runtime', 'i18next', 'react-i18next', '@airline/i18n'];

/** One import whose cost is told and held. */
export interface SizeBudget {
  readonly import: string;
  readonly from: string;
  readonly maximumGzipBytes: number;
  /** Beginnings of package names that must not be in the bundle. */
  readonly mustNotAppear: readonly string[];
}

/** What an import costs: bytes minified and gzipped, and the packages in it. */
export interface MeasuredSize {
  readonly gzipBytes: number;
  /** Of these, what is this package's own: the form library and the design system left out. */
  readonly ownGzipBytes: number;
  readonly packages: readonly string[];
}

/** The imports that are measured, as size-budgets.json names them. */
export const budgets = JSON.parse(readFileSync(join(folder, 'size-budgets.json'), 'utf8')) as readonly SizeBudget[];

/** Bundles one import for a browser, beside what every app has anyway, with text in Spanish and English. */
export async function measure({ import: clause, from }: SizeBudget): Promise<MeasuredSize> {
  const all = await bundle(clause, from, alreadyThere);
  const own = await bundle(clause, from, [
    ...alreadyThere,
    'react-hook-form',
    '@airline/ui/*',
    '@airline/validation/*',
  ]);
  return { gzipBytes: all.gzipBytes, ownGzipBytes: own.gzipBytes, packages: all.packages };
}

async function bundle(clause: string, from: string, external: readonly string[]) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${clause} from '${from}';`, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
    plugins: [twoLanguages],
    loader: { '.css': 'local-css' },
  });
  const scripts = outputFiles.filter((file) => file.path.endsWith('.js'));
  const reached = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const packages = reached
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1])
    .filter((name) => name !== undefined);
  return {
    gzipBytes: scripts.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0),
    packages: [...new Set(packages)],
  };
}

if (import.meta.main) {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows: string[] = [];
  for (const budget of budgets) {
    const { gzipBytes, ownGzipBytes } = await measure(budget);
    rows.push(`| \`${budget.import}\` | \`${budget.from}\` | ${kilobytes(gzipBytes)} | ${kilobytes(ownGzipBytes)} |`);
  }
  const path = join(folder, 'README.md');
  const [before = '', , after = ''] = readFileSync(path, 'utf8').split('<!-- sizes -->');
  const table = ['| import | from | all, kB gzip | own, kB gzip |', '| --- | --- | ---: | ---: |', ...rows].join('\n');
  writeFileSync(path, `${before}<!-- sizes -->\n\n${table}\n\n<!-- sizes -->${after}`);
  process.stdout.write(`${table}\n`);
}
