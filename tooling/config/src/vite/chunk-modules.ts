import type { Plugin } from 'vite';

/** Where a build leaves the list of what stands in each of its chunks, for the size check. */
export const chunkModulesFile = '.vite/modules.json';

/** Writes, for each chunk of a build, the modules it holds. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.fromEntries(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk.moduleIds.map(moduleName).toSorted(byName)]),
      );
      this.emitFile({ type: 'asset', fileName: chunkModulesFile, source: JSON.stringify(modules) });
    },
  };
}

/** Names a module as an import would: `zod/v4/mini/index.js`, `@airline/ui/src/button/Button.tsx`. */
export function moduleName(moduleId: string): string {
  const installed = /.*node_modules\/(.+)$/.exec(moduleId)?.[1];
  const own = /\/(?:packages|apps)\/(.+)$/.exec(moduleId)?.[1];
  return installed ?? (own === undefined ? moduleId : `@airline/${own}`);
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}
