import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';

import { chromiumArguments, chromiumPath } from './chromium.ts';

export interface ProjectOptions {
  /** `jsdom` for packages whose unit tests render React; Node otherwise. */
  readonly environment?: 'node' | 'jsdom';
  /** Modules run before each test file, paths relative to the package. */
  readonly setupFiles?: readonly string[];
}

const ignored = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

/**
 * Makes the vitest configuration of a package: one project for each kind of test, told apart by the file's suffix.
 *
 * `.test` unit · `.test-d` types · `.test-prop` property · `.test-browser` real browser. `run-tests <project>` runs one.
 */
export function projects(options: ProjectOptions = {}): ViteUserConfig {
  const environment = options.environment ?? 'node';
  const setupFiles = [...(options.setupFiles ?? [])];
  const shared = {
    exclude: ignored,
    setupFiles,
    restoreMocks: true,
    unstubGlobals: true,
    // No test measures time: these bounds only end one that hangs, also on a machine that is busy with others.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  } as const;

  // A fresh process for each file spends more time on importing than on testing. In Node's environment the files of a
  // worker share one, with the modules that they all import; a document is not shared.
  const isolate = environment === 'jsdom';
  const unit: TestProjectInlineConfiguration = {
    test: { ...shared, name: 'unit', environment, isolate, include: ['**/*.test.{ts,tsx}'] },
  };
  const property: TestProjectInlineConfiguration = {
    test: { ...shared, name: 'prop', environment, isolate, include: ['**/*.test-prop.{ts,tsx}'] },
  };
  const types: TestProjectInlineConfiguration = {
    test: {
      name: 'types',
      include: [],
      exclude: ignored,
      typecheck: {
        enabled: true,
        only: true,
        checker: 'tsc',
        tsconfig: './tsconfig.test.json',
        include: ['**/*.test-d.{ts,tsx}'],
      },
    },
  };
  const browser: TestProjectInlineConfiguration = {
    test: {
      ...shared,
      name: 'browser',
      include: ['**/*.test-browser.{ts,tsx}'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] } }),
        instances: [{ browser: 'chromium' }],
      },
    },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
  };
  return { test: { projects: [unit, property, types, browser] } };
}
