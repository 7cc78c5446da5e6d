import { describe, expect, test } from 'vitest';

import { boundaryFaults } from './boundary-faults.ts';
import { directLayers, layers } from './layers.ts';
import type { DependencyField, WorkspacePackage } from './workspace.ts';

const names = Object.keys(layers);
const runtimeFields = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const;
const noDependencies = { dependencies: [], peerDependencies: [], optionalDependencies: [], devDependencies: [] };

function packageOf(layer: string, name = layer): WorkspacePackage {
  return {
    name: `@airline/${name}`,
    folder: `${layers[layer]?.folder ?? 'packages'}/${name}`,
    published: false,
    tags: [layer],
    dependencies: noDependencies,
  };
}

function importing(layer: string, field: DependencyField, ...dependencies: readonly string[]): WorkspacePackage {
  return { ...packageOf(layer, `${layer}-importer`), dependencies: { ...noDependencies, [field]: dependencies } };
}

function publishedNeeding(field: DependencyField): WorkspacePackage {
  return { ...importing('domain', field, '@airline/foundation'), published: true };
}

function needing(layer: string, name: string, ...dependencies: readonly string[]): WorkspacePackage {
  return { ...packageOf(layer, name), dependencies: { ...noDependencies, dependencies } };
}

function codes(...packages: readonly WorkspacePackage[]): readonly string[] {
  return boundaryFaults([...names.map((name) => packageOf(name)), ...packages]).map(({ code }) => code);
}

const formLibraries = ['react-hook-form', '@hookform/resolvers', 'formik'];
const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));

describe('one step of imports', () => {
  test.each(pairs.filter(([from, to]) => !directLayers(from).includes(to)))('%s may not name %s', (from, to) => {
    for (const field of [...runtimeFields, 'devDependencies'] as const) {
      expect(codes(importing(from, field, `@airline/${to}`))).toEqual(['import']);
    }
  });

  test.each(pairs.filter(([from, to]) => layers[from]?.imports.includes(to)))('%s may name %s anywhere', (from, to) => {
    for (const field of [...runtimeFields, 'devDependencies'] as const) {
      expect(codes(importing(from, field, `@airline/${to}`))).toEqual([]);
    }
  });

  test.each(
    pairs.filter(([from, to]) => layers[from]?.developmentImports.includes(to) && !layers[from].imports.includes(to)),
  )('%s may name %s for development only', (from, to) => {
    expect(codes(importing(from, 'devDependencies', `@airline/${to}`))).toEqual([]);
    for (const field of runtimeFields) {
      expect(codes(importing(from, field, `@airline/${to}`))).toEqual(['development']);
    }
  });
});

describe('packages of others', () => {
  test.each([
    ['foundation', 'zod'],
    ['foundation', 'react'],
    ['domain', 'react-hook-form'],
    ['domain', 'libphonenumber-js'],
    ['contract', 'hono'],
  ])('%s does not need %s at run time, and may have it for development', (layer, name) => {
    for (const field of runtimeFields) expect(codes(importing(layer, field, name))).toEqual(['thirdParty']);
    expect(codes(importing(layer, 'devDependencies', name))).toEqual([]);
  });

  test.each([
    ['domain', 'zod'],
    ['contract', 'zod'],
    ['ui', 'react-aria-components'],
    ['i18n', 'i18next'],
    ['forms', 'zustand'],
    ['feature', 'react-router-dom'],
    ['app', '@tanstack/react-query'],
    ['service', 'hono'],
    ['telemetry', 'react-is-not-react'],
  ])('%s may need %s', (layer, name) => {
    expect(codes(importing(layer, 'dependencies', name))).toEqual([]);
  });

  test.each<readonly [string, string]>([
    ['ui', 'react-router-dom'],
    ['ui', 'react-router'],
    ['ui', '@tanstack/react-query'],
    ['ui', '@tanstack/query-core'],
    ['ui', 'i18next'],
    ['ui', 'react-i18next'],
    ['ui', 'react-hook-form'],
    ['service', 'react'],
    ['service', 'react-dom'],
    ['service', 'react-i18next'],
    ['telemetry', 'react'],
    ['gateway-client', 'react-router-dom'],
    ['mail-texts', 'react'],
    ...names.flatMap((layer) =>
      /^(foundation|domain|contract)$/.test(layer) ? [] : formLibraries.map((name) => [layer, name] as const),
    ),
  ])('%s never names %s, not even for development', (layer, name) => {
    for (const field of ['dependencies', 'peerDependencies', 'devDependencies'] as const) {
      expect(codes(importing(layer, field, name))).toEqual(['thirdParty']);
    }
  });
});

describe('a package and its layer', () => {
  test.each([
    ['no tag', []],
    ['a tag that is no layer', ['fundation']],
    ['two layers', ['foundation', 'domain']],
  ])('%s is refused', (_title, tags) => {
    expect(codes({ ...packageOf('foundation', 'links'), tags })).toEqual(['layer']);
  });

  test.each([
    ['foundation', 'apps/links'],
    ['tooling', 'packages/build'],
    ['app', 'packages/traveller'],
    ['service', 'tooling/gateway'],
    ['ui', 'packages-old/ui'],
    ['part', 'packages/trip'],
  ])('%s does not stand in %s', (layer, folder) => {
    expect(codes({ ...packageOf(layer, 'misplaced'), folder })).toEqual(['folder']);
  });

  test('a misplaced package is still held to the imports of its layer', () => {
    expect(codes({ ...importing('foundation', 'dependencies', '@airline/ui'), folder: 'apps/links' })).toEqual([
      'folder',
      'import',
    ]);
  });

  test('every layer is right in its own folder', () => {
    expect(codes()).toEqual([]);
  });
});

describe('a published package', () => {
  test.each(runtimeFields)('does not need a private one in %s', (field) => {
    expect(codes(publishedNeeding(field))).toEqual(['private']);
  });

  test('may use a private one for development', () => {
    expect(codes(publishedNeeding('devDependencies'))).toEqual([]);
  });

  test('may need a published one', () => {
    const published = { ...packageOf('foundation', 'links'), published: true };
    const domain = { ...importing('domain', 'dependencies', '@airline/links'), published: true };
    expect(codes(published, domain)).toEqual([]);
  });
});

describe('packages that need each other', () => {
  test('two parts in a circle are refused, both', () => {
    expect(codes(needing('part', 'fares', '@airline/trip'), needing('part', 'trip', '@airline/fares'))).toEqual([
      'circle',
      'circle',
    ]);
  });

  test('a circle through a third is found', () => {
    const circle = [
      needing('part', 'a', '@airline/b'),
      needing('part', 'b', '@airline/c'),
      needing('part', 'c', '@airline/a'),
    ];
    expect(codes(...circle)).toEqual(['circle', 'circle', 'circle']);
  });

  test('a part may import a part', () => {
    expect(codes(needing('part', 'fares', '@airline/trip'), packageOf('part', 'trip'))).toEqual([]);
  });
});

test('a fault names the package, what was found and what to do', () => {
  expect(boundaryFaults([packageOf('ui'), importing('feature', 'dependencies', 'formik', '@airline/ui')])).toEqual([
    { code: 'thirdParty', package: '@airline/feature-importer', reason: 'names formik, which feature never uses' },
  ]);
  const [fault] = boundaryFaults([packageOf('tooling'), importing('ui', 'dependencies', '@airline/tooling')]);
  expect(fault?.reason).toBe('has @airline/tooling (tooling) in dependencies: move it to devDependencies');
});
