import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

/** Pages are not among them: the gateway compresses each once it has put the deployment's settings into it. */
const compressible = /\.(?:js|css|svg|json)$/;

/** Writes each text file of a build as `.br` and `.gz` beside it once all files are there, so that the gateway compresses none of them. */
export function precompress(): Plugin {
  let folder = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      for (const file of files.filter((name) => compressible.test(name))) await compressFile(join(folder, file));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const brotli = promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
  await writeFile(`${path}.br`, await brotli);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
