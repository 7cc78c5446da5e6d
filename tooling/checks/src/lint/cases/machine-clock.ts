import type { AllowedCase, LintCase } from '../lint-case.ts';

const rule = 'airline/no-machine-clock';

export const machineClockCases: readonly LintCase[] = [
  ...[
    ['date', 'new Date()', 'new Date(0)'],
    ['text', 'Date()', 'String(0)'],
    ['milliseconds', 'Date.now()', 'performance.now()'],
    ['named', "Date['now']()", 'Date.UTC(2030, 0)'],
    ['global', 'globalThis.Date.now()', 'globalThis.Date.parse("2030-01-01")'],
    ['handed-on', '[Date.now]', '[Date.parse]'],
    ['formatted', "new Intl.DateTimeFormat('en').format()", "new Intl.DateTimeFormat('en').format(0)"],
  ].map(([name = '', bad = '', good = '']) => ({
    rule,
    title: `a test asks for ${bad}`,
    path: `packages/session/src/clock/${name}.test.ts`,
    bad: `export const value = (): unknown => ${bad};\n`,
    good: `export const value = (): unknown => ${good};\n`,
  })),
  {
    rule,
    title: 'a test asks for Temporal.Now',
    path: 'packages/session/src/clock/temporal.test.ts',
    bad: 'export const read = (Temporal: { readonly Now: unknown }): unknown => Temporal.Now;\n',
    good: 'export const read = (Temporal: { readonly Instant: unknown }): unknown => Temporal.Instant;\n',
  },
  ...[
    'packages/session/src/clock/page.test.tsx',
    'packages/session/src/clock/order.test-prop.ts',
    'apps/gateway/src/clock/order.test-crash.ts',
    'packages/ui/src/clock/Clock.test-browser.tsx',
    'packages/ui/src/clock/Clock.stories.tsx',
    'apps/gateway/test-support/clock.ts',
    'packages/session/src/test-support/clock.ts',
    'packages/testing/src/clock.ts',
    'tooling/e2e/src/clock.e2e.ts',
    'tooling/e2e/src/clock-journey.ts',
    'apps/gateway/kills/order.ts',
    'apps/gateway/fuzz/order.ts',
  ].map((path) => ({
    rule,
    title: `${path} reads the clock`,
    path,
    bad: 'export const value = (): number => Date.now();\n',
    good: 'export const value = (now: Date): number => now.getTime();\n',
  })),
];

export const machineClockAllowed: readonly AllowedCase[] = [
  'apps/gateway/kills/clock.ts',
  'apps/gateway/fuzz/main.ts',
].map((path) => ({
  title: `${path} is a clock of its own`,
  path,
  source: 'export const now = (): Date => new Date();\n',
}));
