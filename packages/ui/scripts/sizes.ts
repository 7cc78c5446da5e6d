/**
 * node scripts/sizes.ts
 *
 * Measures what each entry of the package costs a browser and writes the table into README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { twoLanguages } from '@tooling/vite/two-languages';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '..');

/** What one entry costs, beside React: bytes minified and gzipped, and the names of the packages in it. */
export interface EntrySize {
  readonly entry: string;
  readonly scriptGzipBytes: number;
  readonly styleGzipBytes: number;
  readonly packages: readonly string[];
}

/** Lists the package's entries that hold script: every subpath but the sheet and the manifest. */
export function entries(): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.keys(manifest.exports).filter((entry) => !/\.(css|json)$/.test(entry));
}

/** Bundles some of one entry's exports for a browser as an application would: React outside, text in Spanish and English. */
export async function measure(entry: string, names: string): Promise<EntrySize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${names} from '@airline/ui${entry.slice(1)}';`, resolveDir: folder },
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
    external: ['react', 'react-dom', 'react/jsx-runtime', '*?url'],
    plugins: [twoLanguages],
    loader: { '.css': 'local-css', '.woff2': 'empty' },
  });
  const gzip = (ending: string) =>
    outputFiles
      .filter((file) => file.path.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
  const packages = Object.keys(metafile.inputs)
    .map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1])
    .filter((name) => name !== undefined);
  return {
    entry,
    scriptGzipBytes: gzip('.js'),
    styleGzipBytes: gzip('.css'),
    packages: [...new Set(packages)].toSorted((one, other) => one.localeCompare(other)),
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

if (import.meta.main) {
  const rows: string[] = [];
  for (const entry of entries()) {
    const size = await measure(entry, '*');
    const brings = size.packages.some((name) => name.startsWith('react-aria')) ? 'React Aria' : '';
    rows.push(
      `| \`${entry.slice(2)}\` | ${kilobytes(size.scriptGzipBytes)} | ${kilobytes(size.styleGzipBytes)} | ${brings} |`,
    );
  }
  const path = join(folder, 'README.md');
  const [before = '', , after = ''] = readFileSync(path, 'utf8').split(/<!-- sizes -->/);
  const table = ['| entry | script, kB gzip | style, kB gzip | brings |', '| --- | ---: | ---: | --- |', ...rows].join(
    '\n',
  );
  writeFileSync(path, `${before}<!-- sizes -->\n\n${table}\n\n<!-- sizes -->${after}`);
  process.stdout.write(`${table}\n`);
}
