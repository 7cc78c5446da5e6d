import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { compileExamples, packageExamples } from './compile.ts';
import { docstringExamples, markdownExamples } from './examples.ts';

const markdown = ['# Title', '', '```ts', "const a = 'x';", '```', '', '```sh', 'npm install', '```', ''].join('\n');

test('the ts blocks of a Markdown file are examples, at their own lines; others are none', () => {
  expect(markdownExamples('README.md', markdown)).toEqual([
    { file: 'README.md', line: 4, language: 'ts', code: "const a = 'x';\n" },
  ]);
});

test('the blocks of a docstring are examples without its stars', () => {
  const source = [
    'const template = `',
    '```ts',
    'no example',
    '```',
    '`;',
    '/**',
    ' * Says hello.',
    ' *',
    ' * @example',
    ' * ```tsx',
    ' * const a = (',
    ' *   <p />',
    ' * );',
    ' * ```',
    ' */',
  ].join('\n');
  expect(docstringExamples('src/a.ts', source)).toEqual([
    { file: 'src/a.ts', line: 11, language: 'tsx', code: 'const a = (\n  <p />\n);\n' },
  ]);
});

let root: string;

beforeAll(() => {
  // Beside the real packages, so that the compiler's configuration is found where it is for them.
  root = mkdtempSync(join(import.meta.dirname, '../../fixture-'));
  for (const name of ['greeting', 'farewell'])
    cpSync(join(import.meta.dirname, 'fixtures/greeting'), join(root, name), { recursive: true });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a right example compiles, a wrong one is named with its file and line, in each of several packages', () => {
  const packages = ['greeting', 'farewell'].map((name) => {
    const folder = join(root, name);
    return { folder, examples: packageExamples(folder) };
  });
  expect(packages[0]?.examples.map(({ file }) => file)).toEqual(['README.md', 'src/greet.ts']);
  const faults = compileExamples(root, packages);
  expect(faults).toHaveLength(2);
  expect(faults.find((fault) => fault.startsWith('greeting'))).toMatch(
    /^greeting\/src\/greet\.ts:8: error TS2345: Argument of type 'number'/,
  );
  expect(faults.find((fault) => fault.startsWith('farewell'))).toMatch(/^farewell\/src\/greet\.ts:8: error TS2345/);
});
