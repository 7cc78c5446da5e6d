import { expect, test } from 'vitest';

import { findEnvironment, toProgram, type PackageConfig } from './programs.ts';

const base = (name: string): string => `@tooling/config/tsconfig/${name}.json`;
const withDom = { lib: ['es2023', 'dom'] };

test.each<readonly [string, PackageConfig, string]>([
  ['core', { extends: base('core'), include: [] }, 'core'],
  ['browser', { extends: base('browser'), include: [] }, 'browser'],
  ['react', { extends: base('react'), include: [] }, 'browser'],
  ['node', { extends: base('node'), include: [] }, 'node'],
  ['node with a DOM', { extends: base('node'), compilerOptions: withDom, include: [] }, 'tests'],
  ['test', { extends: base('test'), include: [] }, 'tests'],
  ['node by a path', { extends: './tsconfig/node.json', include: [] }, 'node'],
])('%s', (_title, config, environment) => {
  expect(findEnvironment(config)).toBe(environment);
});

test('a base of somebody else is refused', () => {
  expect(() => findEnvironment({ extends: '@tsconfig/strictest/tsconfig.json', include: [] })).toThrow(
    'no base of ours',
  );
});

test('a program holds the files of its packages alone, with what each of them leaves out', () => {
  const links: PackageConfig = { extends: base('core'), include: ['src'], exclude: ['**/*.test.*'] };
  const gateway: PackageConfig = { extends: base('node'), include: ['src', '*.config.ts'] };
  const configs = [
    ['/repo/packages/links', links],
    ['/repo/apps/gateway', gateway],
  ] as const;
  expect(toProgram('core', configs)).toEqual({
    extends: base('core'),
    compilerOptions: {},
    include: ['/repo/packages/links/src'],
    exclude: ['/repo/packages/links/**/*.test.*', '**/node_modules/**', '**/dist/**', '**/fixtures/**'],
  });
  expect(toProgram('node', configs)).toMatchObject({
    include: ['/repo/apps/gateway/src', '/repo/apps/gateway/*.config.ts'],
  });
  expect(toProgram('browser', configs)).toBeUndefined();
});
