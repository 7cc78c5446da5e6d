import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** Bundles a line of code for a browser, minified. */
export async function bundle(code: string, external: readonly string[] = []): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    write: false,
    external: ['react', 'react-dom', ...external],
    logLevel: 'error',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Gives the bytes of such a bundle after gzip. */
export async function gzipBytes(code: string, external: readonly string[] = []): Promise<number> {
  return gzipSync(await bundle(code, external), { level: 9 }).length;
}
