/**
 * Where code runs: anywhere, in a browser, in Node; `tests` have the last two at once, as a test with a document has.
 */
export const environments = ['core', 'browser', 'node', 'tests'] as const;
export type Environment = (typeof environments)[number];

/** What one layer may import, and where it runs. Names of layers are the tags in each package's `turbo.json`. */
export interface LayerRule {
  /** What its source may use beside the language; the types of all else are unknown to it. */
  readonly environment: Environment;
  readonly folder: 'apps' | 'packages' | 'packages/parts' | 'packages/features' | 'tooling';
  /** Layers of ours that its source may import. */
  readonly imports: readonly string[];
  /** Layers of ours that only its tests, stories and scripts may import: devDependencies. */
  readonly developmentImports: readonly string[];
  /** The only packages of others that it needs at run time, tests and benchmarks may have more; undefined: any. */
  readonly onlyThirdParty?: readonly string[];
  /** Packages of others that it never names, not even in tests; a trailing `*` stands for any rest. */
  readonly neverThirdParty: readonly string[];
}

const routers = ['react-router*', '@tanstack/react-router*', 'wouter'];
const queries = ['@tanstack/react-query*', '@tanstack/query-*', 'swr'];
const translators = ['i18next*', 'react-i18next'];
const formLibraries = ['react-hook-form', '@hookform/*', 'formik', '@tanstack/react-form'];
const react = ['react', 'react-dom', 'react-aria*', '@react-aria/*', ...routers, 'react-i18next'];

const core = ['foundation', 'domain', 'contract'];
const shared = [...core, 'telemetry', 'gateway-client', 'session', 'i18n', 'ui', 'forms', 'shell'];
const development = ['tooling', 'testing'];
/** The real gateway in process, for the tests of pages. */
const inProcess = [...development, 'service'];

/**
 * Who may import whom, as docs/architecture.md tells it.
 *
 * 1. A package imports only the layers that stand in its row. A feature's row names no feature; a part may import other
 *    parts, but never in a circle.
 * 2. Tooling and testing are devDependencies, never shipped.
 * 3. `tooling` knows nothing of the product, since every package depends on it; tooling that drives the product
 *    (end-to-end tests, benchmarks, stories) is `harness`, on which nothing depends.
 */
export const layers: Readonly<Record<string, LayerRule>> = {
  foundation: {
    environment: 'core',
    folder: 'packages',
    imports: [],
    developmentImports: development,
    onlyThirdParty: [],
    neverThirdParty: [],
  },
  domain: {
    environment: 'core',
    folder: 'packages',
    imports: ['foundation'],
    developmentImports: development,
    onlyThirdParty: ['zod'],
    neverThirdParty: [],
  },
  contract: {
    environment: 'core',
    folder: 'packages',
    imports: ['foundation', 'domain'],
    developmentImports: development,
    onlyThirdParty: ['zod'],
    neverThirdParty: [],
  },
  telemetry: {
    environment: 'browser',
    folder: 'packages',
    imports: core,
    developmentImports: development,
    neverThirdParty: [...react, ...formLibraries],
  },
  'gateway-client': {
    environment: 'browser',
    folder: 'packages',
    // `./react`, the failure as a person reads it, is the only subpath that may use i18n, ui and React: lint holds that.
    imports: [...core, 'telemetry', 'i18n', 'ui'],
    developmentImports: development,
    neverThirdParty: [...routers, ...formLibraries],
  },
  session: {
    environment: 'browser',
    folder: 'packages',
    imports: [...core, 'telemetry', 'gateway-client'],
    developmentImports: development,
    neverThirdParty: formLibraries,
  },
  i18n: {
    environment: 'browser',
    folder: 'packages',
    imports: core,
    developmentImports: development,
    neverThirdParty: formLibraries,
  },
  'mail-texts': {
    environment: 'core',
    folder: 'packages',
    imports: ['foundation', 'contract'],
    developmentImports: development,
    neverThirdParty: [...react, ...formLibraries],
  },
  ui: {
    environment: 'browser',
    folder: 'packages',
    imports: [],
    // Its tests hold its colours against the pairs that settings are checked by.
    developmentImports: ['foundation', ...development],
    neverThirdParty: [...routers, ...queries, ...translators, ...formLibraries],
  },
  forms: {
    environment: 'browser',
    folder: 'packages',
    imports: ['foundation', 'domain', 'i18n', 'ui'],
    developmentImports: development,
    neverThirdParty: formLibraries,
  },
  shell: {
    environment: 'browser',
    folder: 'packages',
    imports: [...core, 'telemetry', 'i18n', 'ui'],
    developmentImports: development,
    neverThirdParty: formLibraries,
  },
  part: {
    environment: 'browser',
    folder: 'packages/parts',
    imports: [...shared, 'part'],
    developmentImports: inProcess,
    neverThirdParty: formLibraries,
  },
  feature: {
    environment: 'browser',
    folder: 'packages/features',
    imports: [...shared, 'part'],
    developmentImports: inProcess,
    neverThirdParty: formLibraries,
  },
  testing: {
    environment: 'tests',
    folder: 'packages',
    imports: [],
    developmentImports: ['tooling'],
    neverThirdParty: formLibraries,
  },
  app: {
    environment: 'browser',
    folder: 'apps',
    imports: ['mail-texts', ...shared, 'part', 'feature'],
    developmentImports: inProcess,
    neverThirdParty: formLibraries,
  },
  service: {
    environment: 'node',
    folder: 'apps',
    imports: [...core, 'mail-texts'],
    developmentImports: development,
    neverThirdParty: [...react, ...formLibraries],
  },
  tooling: {
    environment: 'node',
    folder: 'tooling',
    imports: ['tooling'],
    developmentImports: development,
    neverThirdParty: formLibraries,
  },
  harness: {
    environment: 'tests',
    folder: 'tooling',
    imports: [...shared, 'part', 'feature', 'app', ...inProcess],
    developmentImports: [],
    neverThirdParty: formLibraries,
  },
};

/** Lists the layers that a layer's packages may name in package.json, whether for use or for development. */
export function directLayers(layer: string): readonly string[] {
  const rule = layers[layer];
  return rule === undefined ? [] : [...new Set([...rule.imports, ...rule.developmentImports])];
}
