import { rmSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { layers, reachableLayers } from './layers.ts';
import { runTurboBoundaries, sampleName, writeWorkspace, type SamplePackage } from './sample-workspace.ts';

const names = Object.keys(layers);
const pairs = names.flatMap((from) => names.map((to) => [from, to] as const));
const allowed = pairs.filter(([from, to]) => reachableLayers(from).includes(to));
const forbidden = pairs.filter(([from, to]) => !reachableLayers(from).includes(to));

/** One package of each layer, and for each pair one package of the first layer that imports the second. */
function packagesFor(edges: readonly (readonly [string, string])[]): readonly SamplePackage[] {
  const targets = names.map((layer) => ({
    folder: `packages/${layer}`,
    tags: [layer],
    source: 'export const answer = 42;\n',
  }));
  const importers = edges.map(([from, to]) => ({
    folder: `packages/${from}-imports-${to}`,
    tags: [from],
    dependencies: { [sampleName(to)]: 'workspace:*' },
    source: `export { answer } from '${sampleName(to)}';\n`,
  }));
  return [...targets, ...importers];
}

const folders: string[] = [];
function check(packages: readonly SamplePackage[]): ReturnType<typeof runTurboBoundaries> {
  const folder = writeWorkspace(packages);
  folders.push(folder);
  return runTurboBoundaries(folder);
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('imports that the layers forbid', () => {
  let result: ReturnType<typeof runTurboBoundaries>;
  beforeAll(() => {
    result = check(packagesFor(forbidden));
  }, 60_000);

  test.each(forbidden)('%s may not import %s', (from, to) => {
    expect(result.output).toContain(
      `Package \`@sample/${to}\` found without any tag listed in allowlist for \`@sample/${from}-imports-${to}\``,
    );
  });

  test('the check fails, and names nothing else', () => {
    expect(result.status).toBe(1);
    expect(result.output).toContain(`${forbidden.length} issues found`);
  });
});

test('imports that the layers allow pass, and were read', { timeout: 60_000 }, () => {
  const { status, output } = check(packagesFor(allowed));
  expect(output).toContain(
    `Checked ${allowed.length + names.length} files in ${allowed.length + names.length} packages, no issues found`,
  );
  expect(status).toBe(0);
});

test('a layer is not reached through a package in between', { timeout: 60_000 }, () => {
  const { status, output } = check([
    { folder: 'packages/session', tags: ['session'], source: 'export const answer = 42;\n' },
    {
      folder: 'tooling/smuggler',
      tags: ['tooling'],
      dependencies: { '@sample/session': 'workspace:*' },
      source: `export { answer } from '@sample/session';\n`,
    },
    {
      folder: 'packages/links',
      tags: ['foundation'],
      dependencies: { '@sample/smuggler': 'workspace:*' },
      source: `export { answer } from '@sample/smuggler';\n`,
    },
  ]);
  expect(output).toContain('`@sample/session` found without any tag listed in allowlist for `@sample/links`');
  expect(status).toBe(1);
});

test.each([
  [
    'a package of ours that package.json does not name',
    `export { answer } from '@sample/ui';\n`,
    'cannot import package `@sample/ui` because it is not a dependency',
  ],
  [
    'a package of others that package.json does not name',
    `export { z } from 'zod';\n`,
    'cannot import package `zod` because it is not a dependency',
  ],
  [
    "a path into another package's folder",
    `export { answer } from '../../ui/src/index.ts';\n`,
    '`../../ui/src/index.ts` leaves the package',
  ],
])('an import is refused: %s', { timeout: 60_000 }, (_title, source, message) => {
  const { status, output } = check([
    { folder: 'packages/ui', tags: ['ui'], source: 'export const answer = 42;\n' },
    { folder: 'packages/trips', tags: ['feature'], source },
  ]);
  expect(output).toContain(message);
  expect(status).toBe(1);
});
