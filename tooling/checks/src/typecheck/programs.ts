import { join } from 'node:path';

/** The part of a tsconfig.json that says what it covers and where its code runs. */
export interface PackageConfig {
  readonly extends: string;
  readonly compilerOptions?: { readonly lib?: readonly string[] };
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

/** Where code runs: anywhere, in a browser, in Node; `tests` have both, and hold every file of the packages once more. */
export const environments = ['core', 'browser', 'node', 'tests'] as const;
export type Environment = (typeof environments)[number];

/** Compiler options of a program beside its base: what its packages would set one by one. */
const programOptions: Readonly<Record<Environment, { readonly base: string; readonly options: object }>> = {
  core: { base: 'core', options: {} },
  browser: { base: 'react', options: {} },
  node: { base: 'node', options: { allowJs: true } },
  tests: { base: 'test', options: { allowJs: true, types: ['node', 'vite/client'] } },
};

/** Finds the environment of a tsconfig from the base it extends and the libraries it adds. */
export function findEnvironment({ extends: base, compilerOptions }: PackageConfig): Environment {
  const name = /tsconfig\/(\w+)\.json$/.exec(base)?.[1];
  switch (name) {
    case 'core':
      return 'core';
    case 'browser':
    case 'react':
      return 'browser';
    case 'node':
      return compilerOptions?.lib?.includes('dom') ? 'tests' : 'node';
    case 'test':
      return 'tests';
    case undefined:
    default:
      throw new Error(`'${base}' is no base of ours: extend one of @tooling/config/tsconfig/*.json.`);
  }
}

/**
 * Makes the tsconfig of an environment's program from those of the packages: folder → config, the folder absolute.
 *
 * Returns undefined when no package runs there.
 */
export function toProgram(
  environment: Environment,
  configs: readonly (readonly [folder: string, config: PackageConfig])[],
): object | undefined {
  const own = configs.filter(([, config]) => findEnvironment(config) === environment);
  if (own.length === 0) return undefined;
  const { base, options } = programOptions[environment];
  const paths = (field: 'include' | 'exclude'): readonly string[] =>
    own.flatMap(([folder, config]) => (config[field] ?? []).map((pattern) => join(folder, pattern)));
  return {
    extends: `@tooling/config/tsconfig/${base}.json`,
    compilerOptions: options,
    include: paths('include'),
    exclude: [...paths('exclude'), '**/node_modules/**', '**/dist/**', '**/fixtures/**'],
  };
}
