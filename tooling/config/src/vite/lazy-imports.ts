import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** The module that Vite wraps each lazy import with. */
const helperId = '\0vite/preload-helper.js';

/** Lets each lazy import of an app be tried again after it failed: see `preload-helper.js`. */
export function lazyImports(): Plugin {
  let base = '/';
  return {
    name: 'lazy-imports',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      ({ base } = config);
    },
    load: {
      filter: { id: { include: [/^\0vite\/preload-helper\.js$/] } },
      handler(id) {
        if (id !== helperId) return undefined;
        const source = readFileSync(join(import.meta.dirname, 'preload-helper.js'), 'utf8');
        return `const appBase = ${JSON.stringify(base)};\n${source}`;
      },
    },
  };
}
