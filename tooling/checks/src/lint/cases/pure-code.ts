import type { AllowedCase, LintCase } from '../lint-case.ts';

const environment = 'airline/no-environment';
const ambient = 'airline/no-ambient-input';
const testImports = 'airline/no-test-imports';

export const pureCodeCases: readonly LintCase[] = [
  {
    rule: environment,
    title: "an app reads its bundler's environment",
    path: 'apps/traveller/src/origin.ts',
    bad: `export const origin: unknown = import.meta.env['VITE_ORIGIN'];\n`,
    good: `export const origin: unknown = import.meta.url;\n`,
  },
  {
    rule: environment,
    title: 'a package reads the environment',
    path: 'packages/session/src/key.ts',
    bad: `export const key = process.env['KEY'];\n`,
    good: `export const keyOf = (source: Record<string, string>): string | undefined => source['KEY'];\n`,
  },
  {
    rule: environment,
    title: 'the gateway reads the environment past its config reader',
    path: 'apps/gateway/src/server/health.ts',
    bad: `export const key = globalThis.process['env']['KEY'];\n`,
    good: `export const platform = globalThis.process.platform;\n`,
  },
  {
    rule: environment,
    title: 'the environment is taken apart',
    path: 'packages/session/src/parts.ts',
    bad: `export const { env } = process;\n`,
    good: `export const { platform } = process;\n`,
  },
  {
    rule: environment,
    title: 'the environment is imported',
    path: 'packages/session/src/imported.ts',
    bad: `export const key = env['KEY'];\nimport { env } from 'node:process';\n`,
    good: `export const key = platform;\nimport { platform } from 'node:process';\n`,
  },
  ...[
    ['time-of-now', 'new Date()', 'new Date(0)'],
    ['time-as-text', 'Date()', 'String(0)'],
    ['milliseconds', 'Date.now()', 'Date.UTC(2030, 0)'],
    ['monotonic', 'performance.now()', 'performance.timeOrigin'],
    ['chance', 'Math.random()', 'Math.round(0.5)'],
    ['uuid', 'crypto.randomUUID()', 'crypto.subtle'],
    ['bytes', 'crypto.getRandomValues(new Uint8Array(1))', 'new Uint8Array(1)'],
  ].map(([name = '', bad = '', good = '']) => ({
    rule: ambient,
    title: `a pure package asks for ${bad}`,
    path: `packages/urgency-labels/src/${name}.ts`,
    bad: `export const value = (): unknown => ${bad};\n`,
    good: `export const value = (): unknown => ${good};\n`,
  })),
  ...['client-config', 'contract', 'error-catalogue', 'links', 'reference-data', 'validation'].map((name) => ({
    rule: ambient,
    title: `${name} reads the clock`,
    path: `packages/${name}/src/clock.ts`,
    bad: 'export const value = (): number => Date.now();\n',
    good: 'export const value = (now: Date): number => now.getTime();\n',
  })),
  ...[
    'vitest',
    'fast-check',
    '@testing-library/react',
    '@tooling/config/vitest',
    '@airline/testing',
    '@airline/gateway/test-support',
    'storybook/test',
  ].map((name) => ({
    rule: testImports,
    title: `code that ships imports ${name}`,
    path: `packages/session/src/${name.replaceAll(/[^a-z]+/g, '-')}.ts`,
    bad: `export * as tools from '${name}';\n`,
    good: `export * as tools from '@airline/contract';\n`,
  })),
  {
    rule: testImports,
    title: 'code that ships uses a test tool',
    path: 'packages/session/src/uses-a-test-tool.ts',
    bad: `import { expect } from 'vitest';\n\nexport const check: unknown = expect;\n`,
    good: `import { expect } from 'not-vitest';\n\nexport const check: unknown = expect;\n`,
  },
  {
    rule: testImports,
    title: 'code that ships hands on a test tool',
    path: 'packages/session/src/hands-on-a-test-tool.ts',
    bad: `export { expect } from 'vitest';\n`,
    good: `export { expect } from './expect.ts';\n`,
  },
  {
    rule: testImports,
    title: 'an app that ships imports a test tool lazily',
    path: 'apps/traveller/src/lazy-tools.ts',
    bad: `export const load = (): Promise<unknown> => import('fast-check');\n`,
    good: `export const load = (): Promise<unknown> => import('latest');\n`,
  },
];

/** Files of a pure package that do not ship. */
const atHome = ['x.test.ts', 'x.test.tsx', 'x.test-prop.ts', 'x.test-browser.tsx', 'x.stories.tsx', 'x.e2e.ts'];

export const pureCodeAllowed: readonly AllowedCase[] = [
  ...atHome.map((name) => ({
    title: `${name} of a pure package measures time and imports test tools`,
    path: `packages/urgency-labels/src/home/${name}`,
    source: `export * as tools from 'fast-check';\n\nexport const parsed: unknown = [performance.now(), JSON.parse('{}').id];\n`,
  })),
  ...[
    'apps/gateway/src/server/config.ts',
    'apps/gateway/src/main.ts',
    'apps/gateway/drizzle.config.ts',
    'apps/gateway/test-support/postgres.ts',
    'apps/gateway/src/environment.test.ts',
    'packages/ui/src/environment.test.tsx',
    'packages/session/src/environment.test-prop.ts',
    'packages/ui/src/environment.test-browser.tsx',
    'tooling/end-to-end/src/environment.e2e.ts',
    'packages/session/src/environment.e2e.ts',
  ].map((path) => ({
    title: `${path} reads the environment`,
    path,
    source: `export const port = process.env['PORT'];\n`,
  })),
  ...['packages/testing/src/guards.ts', 'packages/testing/src/console-guard.ts'].map((path) => ({
    title: `${path} imports test tools`,
    path,
    source: `export * as tools from 'vitest';\n`,
  })),
  {
    title: "an app's config reader reads the bundler's environment",
    path: 'apps/traveller/src/config.ts',
    source: `export const origin: unknown = import.meta.env['VITE_ORIGIN'];\n`,
  },
  ...[
    'tooling/run/src/main.ts',
    'packages/links/scripts/make.ts',
    'packages/links/bench/main.ts',
    'packages/links/bin/run.ts',
  ].map((path) => ({
    title: `${path} reads the environment and writes to the console`,
    path,
    source: `console.log(process.env['HOME']);\n`,
  })),
  {
    title: 'what is only called env is no environment',
    path: 'packages/session/src/settings.mjs',
    source: `export const runtime = process;\nexport const read = (settings) => {\n  const { env } = settings;\n  return [env, settings.env, settings.process.env, globalThis.settings.env];\n};\n`,
  },
  {
    title: 'an app reads the clock',
    path: 'apps/traveller/src/clock.ts',
    source: `export const now = (): Date => new Date();\n`,
  },
];
