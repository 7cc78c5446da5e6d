import type { AllowedCase, LintCase } from '../lint-case.ts';

const gateway = 'apps/gateway/src';
const rule = 'airline/wing-imports';

/** Refused and allowed imports of one file: path below `src/`, what it may not import, what it may. */
const imports: readonly (readonly [title: string, path: string, bad: string, good: string])[] = [
  [
    'a wing imports a wing above it',
    'flights/shopping/bad-order.ts',
    '../../bookings/orders/order.ts',
    '../search/x.ts',
  ],
  ['loyalty imports accounts', 'loyalty/points/bad-account.ts', '../../accounts/identity/x.ts', './points-store.ts'],
  ['a capability imports one above it', 'accounts/identity/bad-help.ts', '../help/link.ts', './account-store.ts'],
  ['a capability without a place in the table', 'flights/charter/bad-new.ts', '../schedule/x.ts', './x.ts'],
  ['a wing without a place in the table', 'cargo/freight/bad-wing.ts', '../../flights/search/x.ts', './x.ts'],
  [
    "a wing imports another wing's routes",
    'bookings/trips/bad-routes.ts',
    '../../accounts/identity/routes.ts',
    '../../accounts/identity/x.ts',
  ],
  [
    "a wing imports another wing's inner folder",
    'bookings/trips/bad-inner.ts',
    '../../accounts/identity/factors/x.ts',
    '../../accounts/identity/rules/x.ts',
  ],
  ['http imports a wing', 'http/bad-wing.ts', '../accounts/identity/services.ts', '../database/database.ts'],
  ['the database imports a wing', 'database/bad-wing.ts', '../bookings/orders/order-schema.ts', './instant.ts'],
  ['mail imports a wing', 'mail/bad-wing.ts', '../bookings/trips/x.ts', '../texts/fill-text.ts'],
  ['limits import a wing', 'limits/bad-wing.ts', '../accounts/identity/x.ts', '../database/database.ts'],
  ['jobs import a wing', 'jobs/bad-wing.ts', '../bookings/jobs/x.ts', '../database/database.ts'],
  ['a wing imports the server', 'telemetry/bad-server.ts', '../server/config.ts', '../http/no-store.ts'],
  ['a foundation imports the server', 'mail/bad-server.ts', '../server/config.ts', './letter.ts'],
  ['a wing imports the composition', 'accounts/identity/bad-app.ts', '../../app.ts', './services.ts'],
  [
    'a rule imports a store',
    'bookings/trips/rules/bad-store.ts',
    '../../orders/order-store.ts',
    '../../orders/rules/x.ts',
  ],
  [
    "a rule imports another wing's store",
    'bookings/trips/rules/bad-wing.ts',
    '../../../loyalty/points/points-store.ts',
    '../../../loyalty/points/rules/x.ts',
  ],
  ['a rule imports chance', 'accounts/identity/rules/bad-chance.ts', 'node:crypto', 'otpauth'],
  ['a rule imports a table', 'accounts/identity/rules/bad-table.ts', 'drizzle-orm/pg-core', '@airline/contract'],
  ['a rule knows HTTP', 'accounts/identity/rules/bad-http.ts', 'hono', '@airline/links'],
];

export const wingImportCases: readonly LintCase[] = [
  ...imports.map(([title, path, bad, good]) => ({
    rule,
    title,
    path: `${gateway}/${path}`,
    bad: `export { value } from '${bad}';\n`,
    good: `export { value } from '${good}';\n`,
  })),
  {
    rule,
    title: 'a wing imports a type from a wing above it',
    path: `${gateway}/accounts/profile/bad-type.ts`,
    bad: `import type { Order } from '../../bookings/orders/order.ts';\n\nexport type Export = readonly Order[];\n`,
    good: `import type { Points } from '../../loyalty/points/points.ts';\n\nexport type Export = readonly Points[];\n`,
  },
  {
    rule,
    title: 'a wing imports a wing above it lazily',
    path: `${gateway}/accounts/profile/bad-lazy.ts`,
    bad: `export const load = (): Promise<unknown> => import('../../bookings/orders/order.ts');\n`,
    good: `export const load = (): Promise<unknown> => import('../help/link.ts');\n`,
  },
  {
    rule: 'airline/no-ambient-input',
    title: 'a rule of the gateway reads the clock',
    path: `${gateway}/bookings/trips/rules/bad-clock.ts`,
    bad: 'export const value = (): number => Date.now();\n',
    good: 'export const value = (now: Date): number => now.getTime();\n',
  },
];

export const wingImportsAllowed: readonly AllowedCase[] = [
  ['composition imports everything', 'app-of-wings.ts', './bookings/orders/routes.ts'],
  ['the server imports a wing', 'server/good-wing.ts', '../flights/shopping/rules/fares/index.ts'],
  ['a command imports the server', 'bin/good-command.ts', '../server/config.ts'],
  ['a test imports what it needs', 'flights/schedule/good.test.ts', '../../bookings/orders/order-store.ts'],
].map(([title = '', path = '', specifier = '']) => ({
  title,
  path: `${gateway}/${path}`,
  source: `export { value } from '${specifier}';\n`,
}));
