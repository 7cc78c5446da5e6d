import type { AllowedCase, LintCase } from '../lint-case.ts';

const rule = 'no-restricted-imports';

function reExport(name: string): string {
  return `export * as imported from '${name}';\n`;
}

function cases(title: string, folder: string, bad: readonly string[], good: string): readonly LintCase[] {
  return bad.map((name) => ({
    rule,
    title: `${title} imports ${name}`,
    path: `${folder}/${name.replaceAll(/[^a-z0-9]+/g, '-')}.ts`,
    bad: reExport(name),
    good: reExport(good),
  }));
}

const formLibraries = ['react-hook-form', '@hookform/resolvers/zod', 'formik', '@tanstack/react-form'];

export const libraryImportCases: readonly LintCase[] = [
  ...cases('an app', 'apps/traveller/src', formLibraries, '@airline/forms'),
  ...cases('a feature', 'apps/traveller/src/features/login', formLibraries, '@airline/forms'),
  ...cases("a feature's part", 'apps/traveller/src/features/login/parts', formLibraries, '@airline/forms'),
  ...cases('a second sub-level', 'apps/traveller/src/features/login/parts/deep', formLibraries, '@airline/forms'),
  ...cases('the shell', 'apps/traveller/src/shell', formLibraries, '@airline/forms'),
  ...cases('a part', 'packages/parts/trip/src', formLibraries, '@airline/forms'),
  ...cases('a feature package', 'packages/features/login/src', formLibraries, '@airline/forms'),
  ...cases('the gateway', 'apps/gateway/src', formLibraries, '@airline/contract'),
  ...cases('forms', 'packages/forms/src', formLibraries, 'zustand'),
  ...cases('the design system', 'packages/ui/src', formLibraries, 'react-aria-components'),
  ...cases(
    'the design system',
    'packages/ui/src',
    [
      'react-router',
      'react-router-dom',
      '@tanstack/react-router',
      'wouter',
      '@tanstack/react-query',
      '@tanstack/query-core',
      'swr',
      'i18next',
      'i18next-http-backend',
      'react-i18next',
    ],
    'react',
  ),
  ...cases(
    'the client outside ./react',
    'packages/gateway-client/src',
    [...formLibraries, 'react', 'react/jsx-runtime', 'react-i18next', 'i18next', '@airline/i18n', '@airline/ui/button'],
    '@airline/contract',
  ),
  ...cases(
    'the gateway',
    'apps/gateway/src',
    [
      'react',
      'react/jsx-runtime',
      'react-dom/server',
      'react-router-dom',
      'react-i18next',
      'react-aria-components',
      '@react-aria/focus',
      '@airline/ui',
      '@airline/forms',
      '@airline/i18n',
      '@airline/i18n/messages',
    ],
    '@airline/mail-texts/trip-mail',
  ),
];

export const libraryImportsAllowed: readonly AllowedCase[] = [
  ...['react', '@airline/i18n', '@airline/ui/button'].map((name) => ({
    title: `the client's ./react imports ${name}`,
    path: `packages/gateway-client/src/react/${name.replaceAll(/[^a-z0-9]+/g, '-')}.ts`,
    source: reExport(name),
  })),
  {
    title: 'an app imports its router, its queries and its messages',
    path: 'apps/traveller/src/libraries.ts',
    source: ['react-router-dom', '@tanstack/react-query', '@airline/i18n']
      .map((name, index) => `export * as imported${index} from '${name}';\n`)
      .join(''),
  },
];
