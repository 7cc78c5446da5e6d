import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { checkPackage } from './check-package.ts';
import { exportsFaults } from './exports-map.ts';
import { measureImport, sizeFaults, type SizeBudget } from '../sizes/import-size.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greeting-'));
  cpSync(join(import.meta.dirname, 'fixtures/greeting'), folder, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const faultsOf = async (check: string) => {
  const results = await checkPackage(folder);
  return results
    .filter(({ faults }) => faults.length > 0)
    .map((result) => [result.check.startsWith(check), ...result.faults]);
};

describe('a whole package', () => {
  test('a good one passes every check', async () => {
    const results = await checkPackage(folder);
    expect(results.map(({ check, faults }) => [check, faults])).toEqual([
      ['exports map', []],
      ['tarball', []],
      ['publint --strict', []],
      ['types (attw, esm-only)', []],
      ["size of import { greet } from '@fixture/greeting'", []],
    ]);
  });

  test('one that ships its tests fails', async () => {
    writeFileSync(join(folder, 'dist/greet.test.js'), '');
    expect(await faultsOf('tarball')).toEqual([[true, expect.stringContaining('dist/greet.test.js')]]);
  });

  test('one without its types fails', async () => {
    rmSync(join(folder, 'dist/greet.d.ts'));
    const failed = (await checkPackage(folder)).filter(({ faults }) => faults.length > 0).map(({ check }) => check);
    expect(failed).toContain('tarball');
    expect(failed).toContain('publint --strict');
  });

  test('types that a consumer cannot resolve fail', async () => {
    cpSync(join(folder, 'dist/greet.d.ts'), join(folder, 'dist/internal.d.ts'));
    writeFileSync(join(folder, 'dist/greet.d.ts'), "export { greet } from './internal';\n");
    expect(await faultsOf('types')).toContainEqual([true, expect.any(String)]);
  });

  test('one without any size budget fails', async () => {
    writeFileSync(join(folder, 'size-budgets.json'), '[]');
    expect(await faultsOf('size')).toEqual([[true, 'size-budgets.json names no budget: add one.']]);
  });
});

describe('size', () => {
  const budget: SizeBudget = {
    import: '{ greet }',
    from: '@fixture/greeting',
    maximumGzipBytes: 200,
    mustNotAppear: [],
  };

  test('a bundle over its budget is a fault, at one byte', async () => {
    const measured = await measureImport(folder, budget);
    expect(sizeFaults(measured, { ...budget, maximumGzipBytes: measured.gzipBytes })).toEqual([]);
    expect(sizeFaults(measured, { ...budget, maximumGzipBytes: measured.gzipBytes - 1 })).toHaveLength(1);
  });

  test('what must not appear is a fault, as a text and as a package', async () => {
    const measured = await measureImport(folder, budget);
    expect(sizeFaults(measured, { ...budget, mustNotAppear: ['Hello'] })).toEqual([
      "'Hello' must not be in the bundle, and is.",
    ]);
    const withZod = { ...measured, modules: [...measured.modules, '../../node_modules/zod/v4/index.js'] };
    expect(sizeFaults(withZod, { ...budget, mustNotAppear: ['zod', 'react'] })).toEqual([
      "'zod' must not be in the bundle, and is.",
    ]);
  });

  test('an import that reaches nothing is a fault: it would always be small enough', async () => {
    const nothing = { gzipBytes: 20, code: '', modules: [], styleGzipBytes: 0, packages: [] };
    expect(sizeFaults(nothing, budget)).toEqual(['The import reaches no code: there is nothing to measure.']);
    await expect(measureImport(folder, { ...budget, import: '{ greetings }' })).rejects.toThrow(/greetings/);
  });
});

describe('exports map', () => {
  const published = { types: './dist/greet.d.ts', default: './dist/greet.js' };

  test('a subpath that is not published, and one that is published alone, are faults', () => {
    const faults = exportsFaults({
      name: '@fixture/greeting',
      exports: { '.': './src/greet.ts', './loud': './src/loud.ts' },
      publishConfig: { exports: { '.': published, './quiet': published } },
    });
    expect(faults).toEqual([
      expect.stringContaining("publishConfig.exports['./loud'] must be"),
      expect.stringContaining("publishConfig.exports['./quiet'] is published"),
    ]);
  });
});
