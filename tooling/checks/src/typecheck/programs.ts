import { join } from 'node:path';

import { layers, type Environment } from '../boundaries/layers.ts';

/** A package as far as it matters here: its folder, absolute, and its layer. */
export interface CheckedPackage {
  readonly folder: string;
  readonly layer: string;
}

/** The base and the options of each environment's program. */
const programOptions: Readonly<Record<Environment, { readonly base: string; readonly options: object }>> = {
  core: { base: 'core', options: {} },
  // An example names what it does not use. The sources are held to it among the tests.
  browser: { base: 'react', options: { noUnusedLocals: false, noUnusedParameters: false } },
  node: { base: 'node', options: { allowJs: true } },
  tests: { base: 'test', options: { allowJs: true } },
};

/** What tests and stories are called: they have more than the source beside them. */
const besideSource = ['**/*.test.*', '**/*.test-*', '**/*.stories.*'];
const ofOthers = ['**/node_modules/**', '**/dist/**', '**/fixtures/**', '**/.cache/**'];

/**
 * Makes the tsconfig of an environment's program.
 *
 * What runs anywhere or in a browser is checked twice: its source as what it is, and all of it as tests. The examples are read
 * with what a browser has. Returns undefined when no package has a file there.
 */
export function toProgram(
  environment: Environment,
  packages: readonly CheckedPackage[],
  examples: readonly string[] = [],
): object | undefined {
  const isSource = environment === 'core' || environment === 'browser';
  const include = packages.flatMap(({ folder, layer }) => {
    const own = layers[layer]?.environment;
    if (isSource) return own === environment ? [join(folder, 'src')] : [];
    const belongs = own === environment || (environment === 'tests' && own !== 'node');
    // A folder whose name begins with a dot is read only where it is named.
    return belongs ? [folder, join(folder, '.storybook*/*')] : [];
  });
  const files = environment === 'browser' ? examples : [];
  if (include.length === 0 && files.length === 0) return undefined;
  const { base, options } = programOptions[environment];
  return {
    extends: `@tooling/config/tsconfig/${base}.json`,
    compilerOptions: options,
    files,
    include,
    exclude: packages.flatMap(({ folder }) =>
      [...(isSource ? besideSource : []), ...ofOthers].map((pattern) => join(folder, pattern)),
    ),
  };
}
