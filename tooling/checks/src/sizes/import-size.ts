import { gzipSync } from 'node:zlib';

import { twoLanguages } from '@tooling/config/vite/two-languages';
import { build } from 'esbuild';

/** What one import of a package may cost a browser: an entry of its `size-budgets.json`. */
export interface SizeBudget {
  /** The clause between `import` and `from`: `{ name }` or `*`. */
  readonly import: string;
  readonly from: string;
  readonly maximumGzipBytes: number;
  /** Names, or beginnings of names, of packages that must not be in the bundle. */
  readonly mustNotAppear: readonly string[];
}

/** What an import costs: minified, gzipped, with everything that it reaches. */
export interface MeasuredImport {
  readonly gzipBytes: number;
  readonly styleGzipBytes: number;
  readonly code: string;
  /** Paths of the modules whose code is in the bundle. */
  readonly modules: readonly string[];
  /** Names of the packages in the bundle, sorted. */
  readonly packages: readonly string[];
}

/**
 * Bundles one import of the package in `folder` for browsers, minified, everything of it kept that the import reaches, with
 * the texts of libraries in Spanish and English. Modules in `external` are there anyway and cost nothing.
 */
export async function measureImport(
  folder: string,
  { import: clause, from }: Pick<SizeBudget, 'import' | 'from'>,
  external: readonly string[] = [],
): Promise<MeasuredImport> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${clause} from '${from}';`, resolveDir: folder, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external],
    plugins: [twoLanguages],
    loader: { '.css': 'local-css', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  const gzip = (ending: string): number =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs: reached }) => Object.entries(reached));
  const modules = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  const names = modules.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
  return {
    gzipBytes: gzip('.js'),
    styleGzipBytes: gzip('.css'),
    code: outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '',
    modules,
    packages: [...new Set(names.filter((name) => name !== undefined))].toSorted(),
  };
}

/** Lists where a measured import breaks its budget. */
export function sizeFaults(measured: MeasuredImport, budget: SizeBudget): readonly string[] {
  const faults: string[] = [];
  if (measured.modules.length === 0) faults.push('The import reaches no code: there is nothing to measure.');
  if (measured.gzipBytes > budget.maximumGzipBytes) {
    faults.push(`${measured.gzipBytes} bytes gzip; the budget is ${budget.maximumGzipBytes}.`);
  }
  for (const unwanted of budget.mustNotAppear) {
    const isIn =
      measured.packages.some((name) => name.startsWith(unwanted)) ||
      measured.modules.some((path) => path.includes(`node_modules/${unwanted}/`)) ||
      measured.code.includes(unwanted);
    if (isIn) faults.push(`'${unwanted}' must not be in the bundle, and is.`);
  }
  return faults;
}

/** Writes a table of sizes between the two `<!-- sizes -->` marks of a README. */
export function writeSizes(readme: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((title) => (title.includes('kB') ? '---:' : '---'));
  const [before = '', , after = ''] = readme.split('<!-- sizes -->');
  return `${before}<!-- sizes -->\n\n${[head, rule, ...rows].map(line).join('\n')}\n\n<!-- sizes -->${after}`;
}
