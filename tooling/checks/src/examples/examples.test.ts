import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { compile } from '../typecheck/compile.ts';
import { toProgram } from '../typecheck/programs.ts';
import { docstringExamples, markdownExamples } from './examples.ts';
import { packageExamples, placeExamples } from './place-examples.ts';

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

test('a right example compiles, a wrong one is named with its file and line, in each of several packages', async () => {
  const folders = ['greeting', 'farewell'].map((name) => join(root, name));
  expect(packageExamples(join(root, 'greeting')).map(({ file }) => file)).toEqual(['README.md', 'src/greet.ts']);
  const placed = placeExamples(root, folders);
  const program = toProgram('browser', [], placed.files);
  const { passed, complaints } = await compile(root, 'fixture', program ?? {}).finally(placed.remove);
  expect(passed).toBe(false);
  expect(complaints.map(placed.atItsOwnPlace).toSorted()).toEqual([
    expect.stringMatching(/^farewell\/src\/greet\.ts:8: error TS2345: Argument of type 'number'/),
    expect.stringMatching(/^greeting\/src\/greet\.ts:8: error TS2345/),
  ]);
  expect(placed.files.filter((file) => existsSync(file))).toEqual([]);
});

test('a package without an example is named', () => {
  const bare = join(root, 'bare');
  mkdirSync(bare);
  writeFileSync(join(bare, 'README.md'), '# Bare\n');
  expect(placeExamples(root, [bare, join(root, 'greeting')])).toMatchObject({ withoutExample: [bare] });
});
