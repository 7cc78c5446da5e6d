import type { AllowedCase, LintCase } from '../lint-case.ts';

const folder = 'packages/session/src/types';

export const typeCases: readonly LintCase[] = [
  {
    rule: 'typescript/no-explicit-any',
    title: 'any',
    path: `${folder}/any.ts`,
    bad: `export const parse = (text: string): any => text;\n`,
    good: `export const parse = (text: string): unknown => text;\n`,
  },
  {
    rule: 'typescript/no-non-null-assertion',
    title: 'a value said to be there',
    path: `${folder}/non-null.ts`,
    bad: `export const first = (list: readonly string[]): string => list[0]!;\n`,
    good: `export const first = (list: readonly string[]): string | undefined => list[0];\n`,
  },
  {
    rule: 'typescript/no-floating-promises',
    title: 'a promise that nobody waits for',
    path: `${folder}/floating.ts`,
    bad: `export const save = (write: () => Promise<void>): void => {\n  write();\n};\n`,
    good: `export const save = async (write: () => Promise<void>): Promise<void> => {\n  await write();\n};\n`,
  },
  {
    rule: 'typescript/no-misused-promises',
    title: 'a promise taken for a condition',
    path: `${folder}/misused.ts`,
    bad: `export const isOpen = (ask: () => Promise<boolean>): string => {\n  if (ask()) return 'open';\n  return 'closed';\n};\n`,
    good: `export const isOpen = async (ask: () => Promise<boolean>): Promise<string> => {\n  if (await ask()) return 'open';\n  return 'closed';\n};\n`,
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    title: 'a switch that forgets a case',
    path: `${folder}/switch.ts`,
    bad: `export function label(kind: 'one' | 'two'): string {\n  let text = '';\n  switch (kind) {\n    case 'one':\n      text = '1';\n      break;\n  }\n  return text;\n}\n`,
    good: `export function label(kind: 'one' | 'two'): string {\n  let text = '';\n  switch (kind) {\n    case 'one':\n      text = '1';\n      break;\n    case 'two':\n      text = '2';\n      break;\n  }\n  return text;\n}\n`,
  },
  {
    rule: 'typescript/only-throw-error',
    title: 'a thrown text',
    path: `${folder}/throw.ts`,
    bad: `export function refuse(reason: string): never {\n  throw reason;\n}\n`,
    good: `export function refuse(reason: string): never {\n  throw new Error(reason);\n}\n`,
  },
  {
    rule: 'typescript/consistent-type-imports',
    title: 'a type imported as a value',
    path: `${folder}/type-import.ts`,
    bad: `import { Session } from './session.ts';\n\nexport type Sessions = readonly Session[];\n`,
    good: `import type { Session } from './session.ts';\n\nexport type Sessions = readonly Session[];\n`,
    beside: { [`${folder}/session.ts`]: 'export interface Session {\n  readonly id: string;\n}\n' },
  },
  {
    rule: 'typescript/no-import-type-side-effects',
    title: 'an import kept for nothing but its types',
    path: `${folder}/import-side-effect.ts`,
    bad: `import { type Session } from './session.ts';\n\nexport type Sessions = readonly Session[];\n`,
    good: `import type { Session } from './session.ts';\n\nexport type Sessions = readonly Session[];\n`,
  },
  {
    rule: 'typescript/ban-ts-comment',
    title: 'an ignored error',
    path: `${folder}/ignored.ts`,
    bad: `// @ts-expect-error\nexport const count: number = 'one';\n`,
    good: `// @ts-expect-error shows that a text is no number\nexport const count: number = 'one';\n`,
  },
  {
    rule: 'typescript/no-require-imports',
    title: 'a require',
    path: `${folder}/require.ts`,
    bad: `export const load = (): unknown => require('./session.ts');\n`,
    good: `export const load = (): Promise<unknown> => import('./session.ts');\n`,
  },
  {
    rule: 'typescript/no-deprecated',
    title: 'something deprecated',
    path: `${folder}/deprecated.ts`,
    bad: `/** @deprecated Use \`current\`. */\nfunction old(): number {\n  return 1;\n}\n\nexport const value = old();\n`,
    good: `function current(): number {\n  return 1;\n}\n\nexport const value = current();\n`,
  },
  {
    rule: 'typescript/prefer-nullish-coalescing',
    title: 'a fallback for every false value',
    path: `${folder}/nullish.ts`,
    bad: `interface Session {\n  readonly id: string;\n}\n\nexport const either = (one: Session | undefined, other: Session): Session => one || other;\n`,
    good: `export const either = (one: string | undefined): string => one || 'none';\n`,
  },
  {
    rule: 'typescript/use-unknown-in-catch-callback-variable',
    title: 'a caught reason taken for an error',
    path: `${folder}/catch.ts`,
    bad: `export const load = (get: () => Promise<string>): Promise<string> => get().catch((reason: Error) => reason.message);\n`,
    good: `export const load = (get: () => Promise<string>): Promise<string> => get().catch((reason: unknown) => String(reason));\n`,
  },
  {
    rule: 'typescript/no-unsafe-assignment',
    title: 'parsed JSON taken as it comes',
    path: `${folder}/unsafe-assignment.ts`,
    bad: `export function parse(text: string): void {\n  const value = JSON.parse(text);\n  keep(value as string);\n}\n\nfunction keep(_text: string): void {}\n`,
    good: `export function parse(text: string): void {\n  const value: unknown = JSON.parse(text);\n  keep(value as string);\n}\n\nfunction keep(_text: string): void {}\n`,
  },
  {
    rule: 'typescript/no-unsafe-return',
    title: 'parsed JSON given on as something known',
    path: `${folder}/unsafe-return.ts`,
    bad: `export function parse(text: string): string {\n  return JSON.parse(text);\n}\n`,
    good: `export function parse(text: string): string {\n  return String(JSON.parse(text));\n}\n`,
  },
  {
    rule: 'typescript/no-unsafe-argument',
    title: 'parsed JSON handed to a function',
    path: `${folder}/unsafe-argument.ts`,
    bad: `export const parse = (text: string, keep: (value: string) => void): void => keep(JSON.parse(text));\n`,
    good: `export const parse = (text: string, keep: (value: unknown) => void): void => keep(JSON.parse(text));\n`,
  },
  {
    rule: 'typescript/no-unsafe-member-access',
    title: 'a member of parsed JSON',
    path: `${folder}/unsafe-member.ts`,
    bad: `export const parse = (text: string): unknown => JSON.parse(text).id as unknown;\n`,
    good: `export const parse = (text: string): unknown => (JSON.parse(text) as { id: unknown }).id;\n`,
  },
  {
    rule: 'typescript/no-unsafe-call',
    title: 'a call of parsed JSON',
    path: `${folder}/unsafe-call.ts`,
    bad: `export const parse = (text: string): unknown => JSON.parse(text)() as unknown;\n`,
    good: `export const parse = (text: string): unknown => (JSON.parse(text) as () => unknown)();\n`,
  },
  ...['apps/traveller/src', 'tooling/run/src'].map((home) => ({
    rule: 'typescript/no-unsafe-return',
    title: `parsed JSON given on as something known, in ${home}`,
    path: `${home}/unsafe-return.ts`,
    bad: `export function parse(text: string): string {\n  return JSON.parse(text);\n}\n`,
    good: `export function parse(text: string): string {\n  return String(JSON.parse(text));\n}\n`,
  })),
];

export const typesAllowed: readonly AllowedCase[] = [
  {
    title: 'a test reads parsed JSON as it comes',
    path: `${folder}/parsed.test.ts`,
    source: `import { expect, test } from 'vitest';\n\ntest('it parses', () => {\n  expect(JSON.parse('{"id":1}').id).toBe(1);\n});\n`,
  },
  ...['session.test-d.ts', 'session.test-d.tsx'].map((name) => ({
    title: `${name} imports what it only measures, names defaults, and asserts by types`,
    path: `${folder}/${name}`,
    source: `import { test } from 'vitest';\n\nimport { session } from './value.ts';\n\ninterface Box<Kind = string> {\n  readonly kind: Kind;\n}\n\ntest('it is', () => {\n  const value = {} as typeof session;\n  const box = {} as Box<string>;\n  void value;\n  void box;\n});\n`,
  })),
];
