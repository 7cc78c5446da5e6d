import { join } from 'node:path';

import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';

import { chromiumArguments, chromiumPath } from './chromium.ts';
import { clockEnvironment, testClock } from './test-clock.ts';

export interface ProjectOptions {
  /**
   * `jsdom` for packages that have tests with a document: their `*.test.tsx` get one, all else runs in Node. A test without
   * JSX that needs a document says so in its first line: `// @vitest-environment jsdom`.
   */
  readonly environment?: 'node' | 'jsdom';
  /**
   * Gives each test file with a document a process of its own, where tests run the gateway in it: its database and its keys
   * need Node's own classes. All others share the threads, and jsdom with them, each file in a context of its own.
   */
  readonly withGateway?: boolean;
  /** Modules run before each test file but those of a real browser, paths relative to the package. */
  readonly setupFiles?: readonly string[];
}

const propertySetup = join(import.meta.dirname, 'setup-properties.ts');

const ignored = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

/**
 * Makes the vitest configuration of a package: one project for each kind of test, told apart by the file's suffix.
 *
 * `.test` unit · `.test-prop` property · `.test-browser` real browser · `.test-crash` processes that
 * are killed · `.test-long` what takes minutes, for the longer set · `.test-repository` what reads the whole repository. `run-tests <kind>` runs one kind.
 */
export function projects(options: ProjectOptions = {}): ViteUserConfig {
  const environment = options.environment ?? 'node';
  const shared = {
    ...testClock,
    exclude: ignored,
    restoreMocks: true,
    unstubGlobals: true,
    // No test measures time: these bounds only end one that hangs, also on a machine that is busy with others.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  } as const;
  const sharedInNode = {
    ...shared,
    env: clockEnvironment,
    setupFiles: [...shared.setupFiles, ...(options.setupFiles ?? [])],
  };

  // A fresh process for each file spends more time on importing than on testing. In Node's environment the files of a
  // worker share one, with the modules that they all import. A package with documents keeps its files apart.
  const isolate = environment === 'jsdom';
  const withDocument = isolate ? ['**/*.test.tsx'] : [];
  const inNode = (
    name: string,
    include: readonly string[],
    setupFiles: readonly string[] = [],
  ): TestProjectInlineConfiguration => ({
    test: {
      ...sharedInNode,
      setupFiles: [...sharedInNode.setupFiles, ...setupFiles],
      name,
      environment: 'node',
      isolate,
      ...(isolate ? { pool: 'threads' as const } : {}),
      include: [...include],
      exclude: [...ignored, ...withDocument],
    },
  });
  const unit = inNode('unit', ['**/*.test.{ts,tsx}']);
  const documentUnit: TestProjectInlineConfiguration = {
    test: {
      ...sharedInNode,
      name: 'unit-document',
      environment: 'jsdom',
      include: withDocument,
      pool: options.withGateway === true ? 'forks' : 'vmThreads',
    },
  };
  const property = inNode('prop', ['**/*.test-prop.{ts,tsx}'], [propertySetup]);
  const crash = inNode('crash', ['**/*.test-crash.ts']);
  const long = inNode('long', ['**/*.test-long.ts']);
  const repository = inNode('repository', ['**/*.test-repository.ts']);
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
  return {
    test: { projects: [unit, ...(isolate ? [documentUnit] : []), property, crash, long, repository, browser] },
  };
}
