import { join } from 'node:path';

import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';

import { chromiumArguments, chromiumPath } from './chromium.ts';
import { clockEnvironment, testClock } from './test-clock.ts';
import { longestWaitMs } from './waits.ts';

export interface ProjectOptions {
  /**
   * `jsdom` for packages that have tests with a document: their `*.test.tsx` get one, all else runs in Node. A test without
   * JSX that needs a document says so in its first line: `// @vitest-environment jsdom`.
   */
  readonly environment?: 'node' | 'jsdom';
  /** For tests that run the gateway in their process: Node loads it as `npm start` does, and vitest transforms none of it. */
  readonly withGateway?: boolean;
  /** Modules run before each test file but those of a real browser, paths relative to the package. */
  readonly setupFiles?: readonly string[];
}

const patientWaits = join(import.meta.dirname, 'setup-waits.ts');
const propertySetup = join(import.meta.dirname, 'setup-properties.ts');

const gatewaySources = /\/apps\/gateway\//;

/** What ends a test that hangs where one is expected to take minutes. */
const longTestTimeoutMs = 900_000;

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
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: longestWaitMs } },
  } as const;
  const sharedInNode = {
    ...shared,
    env: clockEnvironment,
    // The files of a worker share its process, its modules and its document: each anew would spend more time on importing than
    // on testing.
    isolate: false,
    ...(options.withGateway === true ? { server: { deps: { external: [gatewaySources] } } } : {}),
    setupFiles: [...shared.setupFiles, patientWaits, ...(options.setupFiles ?? [])],
  };

  const hasDocuments = environment === 'jsdom';
  const withDocument = hasDocuments ? ['**/*.test.tsx'] : [];
  const inNode = (
    name: string,
    include: readonly string[],
    setupFiles: readonly string[] = [],
    testTimeout: number = shared.testTimeout,
  ): TestProjectInlineConfiguration => ({
    test: {
      ...sharedInNode,
      setupFiles: [...sharedInNode.setupFiles, ...setupFiles],
      name,
      environment: 'node',
      testTimeout,
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
    },
  };
  const property = inNode('prop', ['**/*.test-prop.{ts,tsx}'], [propertySetup]);
  const crash = inNode('crash', ['**/*.test-crash.ts'], [], longTestTimeoutMs);
  const long = inNode('long', ['**/*.test-long.ts'], [], longTestTimeoutMs);
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
    test: { projects: [unit, ...(hasDocuments ? [documentUnit] : []), property, crash, long, repository, browser] },
  };
}
