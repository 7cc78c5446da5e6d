import { rmSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { featureImportCases, featureImportsAllowed } from './cases/feature-imports.ts';
import { libraryImportCases, libraryImportsAllowed } from './cases/library-imports.ts';
import { machineClockAllowed, machineClockCases } from './cases/machine-clock.ts';
import { placeNameCases, placeNamesAllowed } from './cases/place-names.ts';
import { pureCodeAllowed, pureCodeCases } from './cases/pure-code.ts';
import { textInJsxAllowed, textInJsxCases } from './cases/text-in-jsx.ts';
import { wingImportCases, wingImportsAllowed } from './cases/wing-imports.ts';
import { lintTree, rootConfiguration } from './lint-tree.ts';
import plugin from './plugin.mjs';

const cases = [
  ...featureImportCases,
  ...libraryImportCases,
  ...machineClockCases,
  ...placeNameCases,
  ...pureCodeCases,
  ...textInJsxCases,
  ...wingImportCases,
];
const allowed = [
  ...featureImportsAllowed,
  ...libraryImportsAllowed,
  ...machineClockAllowed,
  ...placeNamesAllowed,
  ...pureCodeAllowed,
  ...textInJsxAllowed,
  ...wingImportsAllowed,
];
const beside = Object.assign({}, ...cases.map((each) => each.beside ?? {})) as Record<string, string>;

const folders: string[] = [];
function lint(files: Readonly<Record<string, string>>): ReturnType<typeof lintTree> {
  const result = lintTree({ ...beside, ...files });
  folders.push(result.folder);
  return result;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the root configuration refuses', () => {
  let bad: ReturnType<typeof lintTree>;
  beforeAll(() => {
    bad = lint(Object.fromEntries(cases.map((each) => [each.path, each.bad])));
  });

  test.each(cases)('$title: $rule', ({ rule, path }) => {
    expect(bad.broken.get(path)).toEqual([rule]);
  });

  test('nothing else, and the run fails', () => {
    const broken = [...bad.broken.keys()].filter((path) => !(path in beside));
    expect(broken.toSorted()).toEqual(cases.map(({ path }) => path).toSorted());
    expect(bad.status).toBe(1);
  });
});

describe('the root configuration lets pass', () => {
  let good: ReturnType<typeof lintTree>;
  beforeAll(() => {
    good = lint(
      Object.fromEntries([
        ...cases.map((each) => [each.path, each.good]),
        ...allowed.map((each) => [each.path, each.source]),
      ]),
    );
  });

  test.each([...cases.map(({ title, path }) => ({ title: `the good twin of: ${title}`, path })), ...allowed])(
    '$title',
    ({ path }) => {
      expect(good.broken.get(path)).toBeUndefined();
    },
  );

  test('every file, and has read them all', () => {
    expect(Object.fromEntries(good.broken)).toEqual({});
    expect(good.files).toBeGreaterThanOrEqual(cases.length + allowed.length);
    expect(good.status).toBe(0);
  });
});

test('every rule of our own has a case here', () => {
  const tested = new Set(cases.map(({ rule }) => rule).filter((rule) => rule.startsWith('airline/')));
  expect([...tested].toSorted()).toEqual(
    Object.keys(plugin.rules)
      .map((rule) => `airline/${rule}`)
      .toSorted(),
  );
});

test('no rule only warns, and a warning of oxlint itself fails', () => {
  const { options, settings } = rootConfiguration();
  expect(options).toMatchObject({ denyWarnings: true });
  for (const [name, setting] of settings) expect(['error', 'off'], name).toContain([setting].flat()[0]);
});

test('no two cases share a file', () => {
  const paths = [...cases, ...allowed].map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a disable comment that disables nothing is refused', () => {
  const { broken, status } = lint({
    'packages/session/src/unused.ts': '// oxlint-disable-next-line no-console\nexport const count = 1;\n',
  });
  expect([...broken.keys()]).toEqual(['packages/session/src/unused.ts']);
  expect(status).toBe(1);
});

test('a tsconfig that cannot be read fails, since type-aware rules would see nothing', () => {
  const { status } = lint({
    'packages/session/tsconfig.json': '{ "extends": "./gone.json" }',
    'packages/session/src/count.ts': 'export const count = 1;\n',
  });
  expect(status).toBe(1);
});

test('generated and built files are not linted', () => {
  const { broken } = lint({
    'packages/session/src/generated/list.ts': 'export var list = 1;\n',
    'packages/session/src/fixtures/bad.ts': 'export var list = 1;\n',
    'packages/session/dist/index.js': 'export var list = 1;\n',
    'tooling/storybook/storybook-static/index.js': 'export var list = 1;\n',
    'packages/session/reports/index.js': 'export var list = 1;\n',
  });
  expect([...broken.keys()]).toEqual([]);
});
