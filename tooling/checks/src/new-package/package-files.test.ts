import { expect, test } from 'vitest';

import { type Layer, layers, nameProblem, packageFiles, packageFolder, type PackageRequest } from './package-files.ts';

const request: PackageRequest = {
  name: 'travel-funds',
  layer: 'foundation',
  description: 'What is left of a cancelled trip.',
  published: true,
};

function manifestOf(files: ReadonlyMap<string, string>): Record<string, Record<string, unknown>> {
  return JSON.parse(files.get('package.json') ?? '') as Record<string, Record<string, unknown>>;
}

test('a published package comes with everything that its checks ask for', () => {
  const files = packageFiles(request);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'package.json',
      'turbo.json',
      'tsconfig.build.json',
      'tsup.config.ts',
      'vitest.config.ts',
      'size-budgets.json',
      'README.md',
      'src/index.ts',
      'src/index.test.ts',
    ]),
  );
  expect(manifestOf(files)['publishConfig']?.['exports']).toMatchObject({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
  });
  expect(files.get('README.md')).toContain("import { travelFunds } from '@airline/travel-funds';");
});

test('a private package is not built, published or measured', () => {
  const files = packageFiles({ ...request, published: false });
  expect(manifestOf(files)).toMatchObject({ private: true });
  expect([...files.keys()].filter((path) => /tsup|build|budget/.test(path))).toEqual([]);
});

test.each(layers)('a package of the layer %s carries its tag', (layer) => {
  expect(JSON.parse(packageFiles({ ...request, layer }).get('turbo.json') ?? '')).toEqual({
    extends: ['//'],
    tags: [layer],
  });
});

test('what shows something is tested in a document, and npm test tests each package with all others', () => {
  const scripts = (layer: Layer) =>
    Object.keys(
      (JSON.parse(packageFiles({ ...request, layer }).get('package.json') ?? '') as { scripts: object }).scripts,
    );
  for (const layer of ['feature', 'foundation'] as const) {
    expect(scripts(layer)).toContain('test');
    expect(scripts(layer)).not.toContain('test:unit');
  }
  expect(packageFiles({ ...request, layer: 'feature' }).get('vitest.config.ts')).toContain(
    'export default pageProjects();',
  );
  expect(packageFiles(request).get('vitest.config.ts')).toContain('export default projects();');
});

test('parts and features stand in folders of their own', () => {
  expect(packageFolder('part', 'trip')).toBe('packages/parts/trip');
  expect(packageFolder('feature', 'login')).toBe('packages/features/login');
  expect(packageFolder('ui', 'icons')).toBe('packages/icons');
});

test.each(['TravelFunds', 'travel_funds', '@airline/travel-funds', '2funds', 'funds-', '../funds', ''])(
  '%j is no name for a package, and the message says what is',
  (name) => {
    expect(nameProblem(name)).toBe(
      `'${name}' is no package name: give kebab-case without the scope, for example 'travel-funds'.`,
    );
  },
);

test('a kebab-case name is fine', () => {
  expect(nameProblem('travel-funds-2')).toBeUndefined();
});
