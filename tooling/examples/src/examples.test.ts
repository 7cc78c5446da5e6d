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

let folder: string;

beforeAll(() => {
  // Beside the real packages, so that the compiler's configuration is found where it is for them.
  folder = mkdtempSync(join(import.meta.dirname, '../fixture-'));
  cpSync(join(import.meta.dirname, '../fixtures/greeting'), folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a right example compiles, a wrong one is named with its file and line', () => {
  const examples = packageExamples(folder);
  expect(examples.map(({ file }) => file)).toEqual(['README.md', 'src/greet.ts']);
  const faults = compileExamples(folder, examples);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^src\/greet\.ts:8: error TS2345: Argument of type 'number'/);
});
