import { expect, test } from 'vitest';

import { tarballFaults, type TarballFaultCode } from './tarball-faults.ts';

const manifest = {
  name: '@airline/sample',
  version: '1.0.0',
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  peerDependencies: { zod: '^4.0.0' },
  devDependencies: { '@tooling/config': '0.0.0' },
  scripts: { build: 'tsup' },
};

const sound: Readonly<Record<string, string>> = {
  'README.md': '# sample',
  LICENSE: 'MIT',
  'package.json': JSON.stringify(manifest),
  'dist/index.js': `import { part } from './part.js';\nexport { part };\n//# sourceMappingURL=index.js.map\n`,
  'dist/index.js.map': JSON.stringify({ sources: ['../src/index.ts'], sourcesContent: ['export {}'] }),
  'dist/index.d.ts': `export { part } from './part.ts';\nexport type T = import('./part.js').T;\n`,
  'dist/part.js': 'export const part = 1;\n',
  'dist/part.d.ts': 'export declare const part = 1;\nexport type T = 1;\n',
};

function faultsOf(
  changes: Readonly<Record<string, string | undefined>>,
): readonly { code: TarballFaultCode; path: string }[] {
  const files = new Map<string, string>();
  for (const [path, text] of Object.entries({ ...sound, ...changes })) if (text !== undefined) files.set(path, text);
  return tarballFaults(files).map(({ code, path }) => ({ code, path }));
}

function withManifest(changes: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return { 'package.json': JSON.stringify({ ...manifest, ...changes }) };
}

test('a sound package has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  'dist/testing/fakes.js',
  'dist/latest.js',
  'dist/contest/entry.js',
  'dist/benchmark.js',
  'dist/prestige.config/readme.md',
  'dist/types.d.mts',
  'dist/catalog.json',
  'CHANGELOG.md',
  'vectors/password.json',
])('%s may ship', (path) => {
  expect(faultsOf({ [path]: '{}' })).toEqual([]);
});

test.each<[TarballFaultCode, string]>([
  ['test', 'dist/index.test.js'],
  ['test', 'dist/index.test-d.ts'],
  ['test', 'dist/index.test-prop.js'],
  ['test', 'dist/Page.test-browser.jsx'],
  ['test', 'dist/index.spec.js'],
  ['test', 'dist/Button.stories.js'],
  ['test', 'dist/book.e2e.js'],
  ['test', 'dist/search.bench.js'],
  ['test', 'dist/__tests__/index.js'],
  ['test', 'dist/__snapshots__/index.js.snap'],
  ['test', 'test/index.js'],
  ['test', 'tests/index.js'],
  ['test', 'dist/fixtures/stations.json'],
  ['source', 'src/part.ts'],
  ['source', 'src/Button.tsx'],
  ['source', 'src/index.mts'],
  ['stray', 'tsconfig.json'],
  ['stray', 'tsconfig.build.json'],
  ['stray', 'tsup.config.ts'],
  ['stray', 'vitest.config.js'],
  ['stray', 'dist/index.tsbuildinfo'],
  ['stray', 'turbo.json'],
  ['stray', 'size-budgets.json'],
  ['stray', '.npmrc'],
  ['stray', '.env'],
  ['stray', '.env.production'],
  ['stray', 'build.log'],
  ['stray', 'airline-sample-1.0.0.tgz'],
  ['stray', 'node_modules/zod/index.js'],
  ['stray', 'reports/unit.json'],
  ['stray', 'coverage/index.html'],
  ['stray', '.turbo/build.txt'],
  ['stray', '.data/rows'],
  ['stray', '.cache/x'],
  ['stray', '.storybook/main.js'],
])('%s: %s may not ship', (code, path) => {
  expect(faultsOf({ [path]: 'x' })).toEqual([{ code, path }]);
});

test.each(['README.md', 'LICENSE', 'package.json'])('%s has to ship', (path) => {
  expect(faultsOf({ [path]: undefined })).toEqual([{ code: 'missingFile', path }]);
});

test('an empty README counts as none', () => {
  expect(faultsOf({ 'README.md': ' \n' })).toEqual([{ code: 'missingFile', path: 'README.md' }]);
});

test.each(['{', '[]', 'null', '"text"'])('a package.json that is %s is refused', (text) => {
  expect(faultsOf({ 'package.json': text })).toEqual([{ code: 'invalidManifest', path: 'package.json' }]);
});

test.each(['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'])(
  'no protocol of the workspace is left in %s',
  (field) => {
    for (const range of ['workspace:*', 'catalog:', 'link:../x', 'file:../x', 'portal:../x']) {
      expect(faultsOf(withManifest({ [field]: { zod: range } }))).toEqual([
        { code: 'unresolvedProtocol', path: 'package.json' },
      ]);
    }
    expect(faultsOf(withManifest({ [field]: { zod: '^4.0.0', y: 'npm:zod@4' } }))).toEqual([]);
  },
);

test.each(['dependencies', 'peerDependencies', 'optionalDependencies'])('tooling is never in %s', (field) => {
  expect(faultsOf(withManifest({ [field]: { '@tooling/config': '0.0.0' } }))).toEqual([
    { code: 'toolingDependency', path: 'package.json' },
  ]);
});

test.each(['preinstall', 'install', 'postinstall'])('no %s script', (name) => {
  expect(faultsOf(withManifest({ scripts: { [name]: 'node x.js' } }))).toEqual([
    { code: 'installScript', path: 'package.json' },
  ]);
});

test.each([
  { exports: './dist/gone.js' },
  { exports: { '.': { types: './dist/gone.d.ts', default: './dist/index.js' } } },
  { exports: { '.': './dist/index.js', './parts/*': './dist/parts/*.js' } },
  { exports: { '.': './dist/index.js', './*': './dist/*.css' } },
  { exports: { '.': ['./dist/gone.js'] } },
  { main: 'dist/gone.js' },
  { module: './dist/gone.js' },
  { types: './dist/gone.d.ts' },
  { typings: './dist/gone.d.ts' },
  { bin: { sample: './dist/gone.js' } },
])('package.json may not point at what is not shipped: %j', (changes) => {
  expect(faultsOf(withManifest(changes))).toEqual([{ code: 'missingExportTarget', path: 'package.json' }]);
});

test('a pattern in exports is answered by any file that fits', () => {
  expect(faultsOf(withManifest({ exports: { './*': './dist/*.js' } }))).toEqual([]);
});

test('a subpath closed with null is no fault', () => {
  expect(faultsOf(withManifest({ exports: { '.': './dist/index.js', './internal': null } }))).toEqual([]);
});

test.each(['./src/index.ts', './src/Button.tsx', './src/index.mts'])(
  'exports may not point at source: %s',
  (target) => {
    expect(faultsOf(withManifest({ exports: target }))).toEqual([{ code: 'exportsSource', path: 'package.json' }]);
  },
);

test.each([
  ['dist/part.js', `import './gone.js';`],
  ['dist/part.js', `import { x } from "../gone.js";`],
  ['dist/part.js', `export * from './gone.js';`],
  ['dist/part.js', `const x = await import('./gone.js');`],
  ['dist/part.js', `export * from './index.d.ts.js';`],
  ['dist/part.js', `export * from './index.ts';`],
  ['dist/part.d.ts', `export * from './gone.ts';`],
  ['dist/part.d.ts', `export type T = import('./gone.js').T;`],
])('%s with %s asks for a file that is not shipped', (path, text) => {
  expect(faultsOf({ [path]: text })).toEqual([{ code: 'missingImport', path }]);
});

test('imports of other packages are not looked for in the tarball', () => {
  expect(faultsOf({ 'dist/part.js': `import { z } from 'zod/mini';\nexport const part = z;\n` })).toEqual([]);
});

test('an import in a README is an example, not an import', () => {
  expect(faultsOf({ 'README.md': `import './gone.js';` })).toEqual([]);
});

const map = 'dist/index.js.map';
test.each([
  ['a map that is not shipped', { [map]: undefined }, 'dist/index.js'],
  ['a map that nothing names', { 'dist/index.js': 'export {};' }, map],
  ['a source neither inside nor shipped', { [map]: '{"sources":["../src/index.ts"]}' }, map],
  ['a source whose content is null', { [map]: '{"sources":["../src/index.ts"],"sourcesContent":[null]}' }, map],
  ['a map without sources', { [map]: '{"sources":[]}' }, map],
  ['a map that is null', { [map]: 'null' }, map],
  ['a map that is no JSON', { [map]: '<html>' }, map],
])('a source map to nowhere: %s', (_title, changes, path) => {
  expect(faultsOf(changes)).toEqual([{ code: 'sourceMapToNowhere', path }]);
});

test('a style sheet is held to the same rule', () => {
  expect(faultsOf({ 'dist/ui.css': 'a{}\n/*# sourceMappingURL=ui.css.map */' })).toEqual([
    { code: 'sourceMapToNowhere', path: 'dist/ui.css' },
  ]);
});

test('source that a shipped map refers to may ship', () => {
  expect(faultsOf({ [map]: '{"sources":["../src/index.ts"]}', 'src/index.ts': 'export {};' })).toEqual([]);
});

test('an inline map is reached', () => {
  const inline = 'export const part = 1;\n//# sourceMappingURL=data:application/json;base64,e30=';
  expect(faultsOf({ 'dist/part.js': inline })).toEqual([]);
});

test('every fault says in words what is wrong', () => {
  const faults = tarballFaults(new Map([['dist/index.test.js', '']]));
  expect(faults).toHaveLength(4);
  for (const fault of faults) expect(fault.reason).toMatch(/\w+ \w+/);
});
