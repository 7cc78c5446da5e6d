import { expect, test } from 'vitest';

import { toProgram } from './programs.ts';

const packages = [
  { folder: '/repo/packages/links', layer: 'foundation' },
  { folder: '/repo/packages/ui', layer: 'ui' },
  { folder: '/repo/apps/gateway', layer: 'service' },
  { folder: '/repo/tooling/storybook', layer: 'harness' },
];

test.each([
  ['core', ['/repo/packages/links/src']],
  ['browser', ['/repo/packages/ui/src']],
] as const)('the source of %s is checked without what its tests have', (environment, include) => {
  expect(toProgram(environment, packages)).toMatchObject({
    include,
    exclude: expect.arrayContaining([`${include[0]?.replace(/src$/, '')}**/*.test.*`]) as unknown,
  });
});

test('what runs in Node is checked whole, and once', () => {
  expect(toProgram('node', packages)).toMatchObject({
    include: ['/repo/apps/gateway', '/repo/apps/gateway/.storybook*/*'],
  });
});

test('all else is checked whole with what tests have', () => {
  const { include, exclude } = toProgram('tests', packages) as { include: string[]; exclude: string[] };
  expect(include.filter((path) => !path.endsWith('*'))).toEqual([
    '/repo/packages/links',
    '/repo/packages/ui',
    '/repo/tooling/storybook',
  ]);
  expect(exclude).toContain('/repo/packages/ui/**/fixtures/**');
  expect(exclude.filter((path) => path.includes('.test.'))).toEqual([]);
});

test('examples are read with what a browser has', () => {
  const example = '/repo/packages/links/.examples-1/example-0.ts';
  expect(toProgram('browser', packages, [example])).toMatchObject({ files: [example] });
  for (const environment of ['core', 'node', 'tests'] as const)
    expect(toProgram(environment, packages, [example])).toMatchObject({ files: [] });
});

test('an environment without a package has no program', () => {
  expect(toProgram('node', packages.slice(0, 2))).toBeUndefined();
});
