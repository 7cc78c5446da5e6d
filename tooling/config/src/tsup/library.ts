import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Options } from 'tsup';

/**
 * Makes a package's tsup options from its own `exports`: each subpath that points at source becomes one ESM entry.
 *
 * Declarations come from `tsc -p tsconfig.build.json`, which the package's build script runs next.
 */
export function library(folder: string = process.cwd()): Options {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Record<string, string>;
  };
  const entries = Object.values(manifest.exports ?? {}).filter((path) => /^\.\/src\/.*\.tsx?$/.test(path));
  if (entries.length === 0) {
    throw new Error(`${manifest.name} exports no source file: point "exports" at ./src/*.ts, then build again.`);
  }
  return {
    entry: entries.map((path) => path.slice(2)),
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    clean: true,
    dts: false,
    sourcemap: false,
    splitting: true,
    treeshake: true,
    loader: { '.css': 'local-css' },
  };
}
