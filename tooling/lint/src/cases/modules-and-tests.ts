import type { AllowedCase, LintCase } from '../lint-case.ts';

const folder = 'packages/session/src/code';

function inTest(body: string): string {
  return `import { expect, test } from 'vitest';\n\n${body}\n\ntest('another', () => {\n  expect(2).toBe(2);\n});\n`;
}

const expected = `test('one', () => {\n  expect(1).toBe(1);\n});`;

export const moduleCases: readonly LintCase[] = [
  {
    rule: 'import/no-default-export',
    title: 'a default export',
    path: `${folder}/default.ts`,
    bad: `export default function run(): void {}\n`,
    good: `export function run(): void {}\n`,
  },
  {
    rule: 'import/no-cycle',
    title: 'two modules that import each other',
    path: `${folder}/cycle.ts`,
    bad: `import { other } from './cycle-other.ts';\n\nexport const one = (): number => other();\n`,
    good: `export const one = (): number => 1;\n`,
    beside: { [`${folder}/cycle-other.ts`]: `export const other = (): number => 1;\nexport * from './cycle.ts';\n` },
  },
  {
    rule: 'unicorn/prefer-node-protocol',
    title: "a module of Node's without its protocol",
    path: `${folder}/protocol.ts`,
    bad: `export { join } from 'path';\n`,
    good: `export { join } from 'node:path';\n`,
  },
  {
    rule: 'unicorn/no-abusive-eslint-disable',
    title: 'all rules switched off',
    path: `${folder}/disabled.ts`,
    bad: `// oxlint-disable-next-line\nexport const same = (one: unknown): boolean => one == 1;\n`,
    good: `// oxlint-disable-next-line eqeqeq\nexport const same = (one: unknown): boolean => one == 1;\n`,
  },
  {
    rule: 'eqeqeq',
    title: 'a comparison that converts',
    path: `${folder}/equal.ts`,
    bad: `export const same = (one: unknown, other: unknown): boolean => one == other;\n`,
    good: `export const same = (one: unknown, other: unknown): boolean => one === other;\n`,
  },
  {
    rule: 'array-callback-return',
    title: 'a filter that answers nothing',
    path: `${folder}/callback.ts`,
    bad: `export const kept = (list: readonly number[]): unknown =>\n  list.map((each) => {\n    if (each > 1) return each;\n  });\n`,
    good: `export const kept = (list: readonly number[]): unknown =>\n  list.map((each) => {\n    return each > 1 ? each : undefined;\n  });\n`,
  },
  {
    rule: 'no-fallthrough',
    title: 'a case that falls into the next',
    path: `${folder}/fall.ts`,
    bad: `export function label(kind: number): string {\n  let text = '';\n  switch (kind) {\n    case 1:\n      text = 'one';\n    default:\n      text += '!';\n  }\n  return text;\n}\n`,
    good: `export function label(kind: number): string {\n  let text = '';\n  switch (kind) {\n    case 1:\n      text = 'one';\n      break;\n    default:\n      text += '!';\n  }\n  return text;\n}\n`,
  },
  {
    rule: 'no-param-reassign',
    title: 'a parameter that changes',
    path: `${folder}/parameter.ts`,
    bad: `export function twice(count: number): number {\n  count *= 2;\n  return count;\n}\n`,
    good: `export function twice(count: number): number {\n  return count * 2;\n}\n`,
  },
  {
    rule: 'no-self-compare',
    title: 'a value compared with itself',
    path: `${folder}/itself.ts`,
    bad: `export const isOdd = (value: number): boolean => value !== value;\n`,
    good: `export const isOdd = (value: number): boolean => Number.isNaN(value);\n`,
  },
  {
    rule: 'no-var',
    title: 'a var',
    path: `${folder}/variable.ts`,
    bad: `export var count = 1;\n`,
    good: `export const count = 1;\n`,
  },
  {
    rule: 'prefer-const',
    title: 'a variable that never varies',
    path: `${folder}/constant.ts`,
    bad: `export function one(): number {\n  let count = 1;\n  return count;\n}\n`,
    good: `export function one(): number {\n  const count = 1;\n  return count;\n}\n`,
  },
  {
    rule: 'vitest/no-focused-tests',
    title: 'a focused test',
    path: `${folder}/focused.test.ts`,
    bad: inTest(expected.replace('test(', 'test.only(')),
    good: inTest(expected),
  },
  {
    rule: 'vitest/no-disabled-tests',
    title: 'a disabled test',
    path: `${folder}/skipped.test.ts`,
    bad: inTest(expected.replace('test(', 'test.skip(')),
    good: inTest(expected),
  },
  {
    rule: 'vitest/expect-expect',
    title: 'a test that expects nothing',
    path: `${folder}/idle.test.ts`,
    bad: inTest(`test('one', () => {\n  void 1;\n});`),
    good: inTest(expected),
  },
  {
    rule: 'vitest/valid-expect',
    title: 'an expectation of nothing',
    path: `${folder}/open.test.ts`,
    bad: inTest(`test('one', () => {\n  expect(1);\n});`),
    good: inTest(`test('one', () => {\n  expect(1, 'one').toBe(1);\n});`),
  },
];

export const modulesAllowed: readonly AllowedCase[] = [
  ...[
    'packages/session/vitest.config.ts',
    'packages/session/vitest.config.mts',
    'packages/ui/src/banner/Banner.stories.tsx',
    'tooling/storybook/.storybook/main.ts',
    'tooling/storybook/.storybook/preview.tsx',
  ].map((path) => ({
    title: `${path} has a default export`,
    path,
    source: `const meta = {};\n\nexport default meta;\n`,
  })),
  {
    title: 'plain JavaScript takes a caught reason as it comes, and parsed JSON too',
    path: 'tooling/run/start.mjs',
    source: `export const load = () => Promise.resolve(1).catch((reason) => JSON.parse(reason.message).id);\n`,
  },
];
