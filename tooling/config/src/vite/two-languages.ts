import type { Plugin } from 'esbuild';

/**
 * Leaves React Aria's words in other languages than Spanish and English out of a bundle by esbuild, so that what a script
 * measures is what the apps' own build makes people pay.
 */
export const twoLanguages: Plugin = {
  name: 'two-languages',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path, importer }) =>
      /\/(es|en)-/.test(path) || !/[/\\]react-(aria|stately)/.test(importer)
        ? undefined
        : { path, namespace: 'other-language' },
    );
    esbuild.onLoad({ filter: /./, namespace: 'other-language' }, () => ({ contents: 'export default undefined;' }));
  },
};
