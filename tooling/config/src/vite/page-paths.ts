import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runnerImport, type Plugin } from 'vite';

/** Where a build leaves the paths of its pages, for the gateway. */
const listFile = 'page-paths.json';

/**
 * Writes the paths of an app's pages after its build: `src/routes.tsx` lists them as `pages`. What is none of them the gateway
 * answers with status 404.
 */
export function pagePaths(): Plugin {
  let root = '.';
  return {
    name: 'page-paths',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
    },
    async writeBundle({ dir = join(root, 'dist') }) {
      const { module } = await runnerImport<{ readonly pages: readonly { readonly path: string }[] }>(
        join(root, 'src/routes.tsx'),
        { root, logLevel: 'error', plugins: [withoutStyles()] },
      );
      const paths = module.pages.map(({ path }) => path);
      if (paths.length === 0) throw new Error(`${root} has no page: look at src/routes.tsx.`);
      writeFileSync(join(dir, listFile), `${JSON.stringify(paths, undefined, 2)}\n`);
    },
  };
}

const noStyle = '\0no-style';

/** Reads a style as an empty one: routes are asked for their paths, and draw nothing. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (/\.css(?:\?|$)/.test(id) ? noStyle : undefined),
    load: (id) => (id === noStyle ? 'export default {};' : undefined),
  };
}
