import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

/** What one import of the package may cost the browser that loads it. */
export interface SizeBudget {
  /** The import clause: `{ getStation }`. */
  readonly import: string;
  /** The package, or one of its subpaths. */
  readonly from: string;
  readonly maximumGzipBytes: number;
  /** Packages, or texts, that the bundle must not hold. */
  readonly mustNotAppear: readonly string[];
}

export interface MeasuredImport {
  readonly gzipBytes: number;
  readonly code: string;
  /** Paths of the modules whose code is in the bundle. */
  readonly modules: readonly string[];
}

/** Bundles one import of the package in `folder` for browsers, minified, everything of it kept that the import reaches. */
export async function measureImport(folder: string, { import: clause, from }: SizeBudget): Promise<MeasuredImport> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export ${clause} from '${from}';`, resolveDir: folder, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs: reached }) => Object.entries(reached));
  return {
    gzipBytes: gzipSync(output?.contents ?? new Uint8Array(), { level: 9 }).length,
    code: output?.text ?? '',
    modules: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
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
    const reached = measured.modules.some((path) => path.includes(`node_modules/${unwanted}/`));
    if (reached || measured.code.includes(unwanted)) faults.push(`'${unwanted}' must not be in the bundle, and is.`);
  }
  return faults;
}
