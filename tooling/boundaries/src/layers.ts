/** What one layer may import. Names of layers are the tags in each package's `turbo.json`. */
export interface LayerRule {
  readonly folder: 'apps' | 'packages' | 'tooling';
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
const features = [...core, 'telemetry', 'gateway-client', 'session', 'i18n', 'ui', 'forms', 'shell'];
const development = ['tooling', 'testing'];

/**
 * Who may import whom, as docs/architecture.md tells it.
 *
 * 1. A package imports only the layers that stand in its row. Its own layer does not, so features never import features.
 * 2. Tooling and testing are devDependencies, never shipped.
 * 3. `tooling` knows nothing of the product, since every package depends on it; tooling that drives the product
 *    (end-to-end tests, benchmarks, stories) is `harness`, on which nothing depends.
 */
export const layers: Readonly<Record<string, LayerRule>> = {
  foundation: {
    folder: 'packages',
    imports: [],
    developmentImports: development,
    onlyThirdParty: [],
    neverThirdParty: [],
  },
  domain: {
    folder: 'packages',
    imports: ['foundation'],
    developmentImports: development,
    onlyThirdParty: ['zod'],
    neverThirdParty: [],
  },
  contract: {
    folder: 'packages',
    imports: ['foundation', 'domain'],
    developmentImports: development,
    onlyThirdParty: ['zod'],
    neverThirdParty: [],
  },
  telemetry: {
    folder: 'packages',
    imports: core,
    developmentImports: development,
    neverThirdParty: [...react, ...formLibraries],
  },
  'gateway-client': {
    folder: 'packages',
    imports: [...core, 'telemetry'],
    developmentImports: development,
    neverThirdParty: [...react, ...formLibraries],
  },
  session: {
    folder: 'packages',
    imports: [...core, 'telemetry', 'gateway-client'],
    developmentImports: development,
    neverThirdParty: formLibraries,
  },
  i18n: { folder: 'packages', imports: core, developmentImports: development, neverThirdParty: formLibraries },
  ui: {
    folder: 'packages',
    imports: [],
    developmentImports: development,
    neverThirdParty: [...routers, ...queries, ...translators, ...formLibraries],
  },
  forms: {
    folder: 'packages',
    imports: ['foundation', 'domain', 'i18n', 'ui'],
    developmentImports: development,
    neverThirdParty: [],
  },
  shell: {
    folder: 'packages',
    imports: [...core, 'telemetry', 'i18n', 'ui'],
    developmentImports: development,
    neverThirdParty: formLibraries,
  },
  feature: { folder: 'packages', imports: features, developmentImports: development, neverThirdParty: formLibraries },
  testing: { folder: 'packages', imports: [], developmentImports: ['tooling'], neverThirdParty: formLibraries },
  'testing-gateway': {
    folder: 'packages',
    imports: ['service', 'testing'],
    developmentImports: ['tooling'],
    neverThirdParty: formLibraries,
  },
  app: {
    folder: 'apps',
    imports: [...features, 'feature'],
    developmentImports: [...development, 'testing-gateway'],
    neverThirdParty: formLibraries,
  },
  service: {
    folder: 'apps',
    imports: [...core, 'telemetry', 'i18n'],
    developmentImports: development,
    neverThirdParty: [...react, ...formLibraries],
  },
  tooling: { folder: 'tooling', imports: ['tooling'], developmentImports: development, neverThirdParty: formLibraries },
  harness: {
    folder: 'tooling',
    imports: [...features, 'app', 'service', ...development, 'testing-gateway'],
    developmentImports: [],
    neverThirdParty: formLibraries,
  },
};

/** Lists the layers that a layer's packages may name in package.json, whether for use or for development. */
export function directLayers(layer: string): readonly string[] {
  const rule = layers[layer];
  return rule === undefined ? [] : [...new Set([...rule.imports, ...rule.developmentImports])];
}

/**
 * Lists the layers that a layer may reach through any number of steps.
 *
 * `turbo boundaries` follows a package's dependencies to the end, so its allowlists hold this closure; that a step in
 * it is taken by the right package is checked by `boundaryFaults`.
 */
export function reachableLayers(layer: string): readonly string[] {
  const reached = new Set<string>();
  const waiting = [...directLayers(layer)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...directLayers(next));
  }
  return [...reached];
}
