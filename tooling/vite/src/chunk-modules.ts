import type { Plugin } from 'vite';

/** Where a build leaves the list of what stands in each of its chunks, for the size check. */
export const chunkModulesFile = '.vite/modules.json';

/** Writes, for each chunk of a build, the packages whose code it holds. */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const packages = Object.fromEntries(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => [chunk.fileName, [...new Set(chunk.moduleIds.map(packageOf))].toSorted(byName)]),
      );
      this.emitFile({ type: 'asset', fileName: chunkModulesFile, source: JSON.stringify(packages) });
    },
  };
}

/** Gives the package a module belongs to: the last `node_modules/<name>` of its path, or the workspace folder. */
export function packageOf(moduleId: string): string {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1];
  const own = /\/(?:packages|apps)\/([^/]+)\//.exec(moduleId)?.[1];
  return installed ?? (own === undefined ? '(virtual)' : `@airline/${own}`);
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}
