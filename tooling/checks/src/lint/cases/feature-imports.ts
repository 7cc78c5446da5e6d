import type { AllowedCase, LintCase } from '../lint-case.ts';

const features = 'apps/traveller/src/features';
const rule = 'no-restricted-imports';

export const featureImportCases: readonly LintCase[] = [
  {
    rule,
    title: 'a feature imports the feature beside it',
    path: `${features}/trips/trips-queries.ts`,
    bad: `export { fare } from '../booking/fare.ts';\n`,
    good: `export { fare } from './fare.ts';\n`,
  },
  {
    rule,
    title: 'a feature imports the index of the feature beside it',
    path: `${features}/trips/trips-index.ts`,
    bad: `export { fare } from '../booking';\n`,
    good: `export { fare } from './parts';\n`,
  },
  {
    rule,
    title: 'a feature imports a type of another feature',
    path: `${features}/trips/trips-types.ts`,
    bad: `export type { Fare } from '../booking/fare.ts';\n`,
    good: `export type { Fare } from './fare.ts';\n`,
  },
  {
    rule,
    title: 'a feature imports another feature lazily',
    path: `${features}/trips/trips-lazy.ts`,
    bad: `export const load = (): Promise<unknown> => import('../booking/Page.tsx');\n`,
    good: `export const load = (): Promise<unknown> => import('./Page.tsx');\n`,
  },
  {
    rule,
    title: 'a feature imports another feature by going round through src',
    path: `${features}/trips/trips-detour.ts`,
    bad: `export { fare } from '../../features/booking/fare.ts';\n`,
    good: `export { width } from '../../shell/layout.ts';\n`,
  },
  {
    rule,
    title: "a feature's part imports another feature",
    path: `${features}/trips/parts/trip-card.ts`,
    bad: `export { fare } from '../../booking/fare.ts';\n`,
    good: `export { fare } from '../fare.ts';\n`,
  },
  {
    rule,
    title: "a feature's part imports another feature by going round through src",
    path: `${features}/trips/parts/trip-detour.ts`,
    bad: `export { fare } from '../../../features/booking/fare.ts';\n`,
    good: `export { width } from '../../../shell/layout.ts';\n`,
  },
  {
    rule,
    title: 'a feature has a second sub-level',
    path: `${features}/trips/parts/deep/trip-row.ts`,
    bad: `export { fare } from '../fare.ts';\n`,
    good: `export { fare } from './fare.ts';\n`,
  },
  {
    rule,
    title: 'a feature two sub-levels down imports another feature',
    path: `${features}/trips/parts/deep/trip-cell.ts`,
    bad: `export { fare } from '../../../booking/fare.ts';\n`,
    good: `export { fare } from './fare.ts';\n`,
  },
  ...['trips', 'trips/parts', 'trips/parts/deep'].map((place) => ({
    rule,
    title: `${place} imports another feature by an alias`,
    path: `${features}/${place}/alias.ts`,
    bad: `export { fare } from '#src/features/booking/fare.ts';\n`,
    good: `export { fare } from '#src/shell/fare.ts';\n`,
  })),
  {
    rule,
    title: 'the shell imports a feature',
    path: 'apps/ctm/src/shell/layout.ts',
    bad: `export { Page } from '../features/reports/Page.tsx';\n`,
    good: `export { width } from './width.ts';\n`,
  },
  {
    rule,
    title: 'the shell imports the index of all features',
    path: 'apps/ctm/src/shell/features-index.ts',
    bad: `export { Page } from '../features';\n`,
    good: `export { Page } from '../features-as-a-word.ts';\n`,
  },
  {
    rule,
    title: 'a folder of the shell imports a feature lazily',
    path: 'apps/ctm/src/shell/header/menu.ts',
    bad: `export const load = (): Promise<unknown> => import('../../features/reports/Page.tsx');\n`,
    good: `export const load = (): Promise<unknown> => import('../layout.ts');\n`,
  },
];

export const featureImportsAllowed: readonly AllowedCase[] = [
  {
    title: 'routes.tsx imports every feature',
    path: 'apps/traveller/src/routes.tsx',
    source: `export const load = (): Promise<unknown> => import('./features/trips/Page.tsx');\n`,
  },
];
