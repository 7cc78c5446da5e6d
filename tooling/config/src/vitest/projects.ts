import { join } from 'node:path';

import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';

import { quickStart } from '../quick-start/index.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { FileOrder } from './file-order.ts';
import { clockEnvironment, testClock } from './test-clock.ts';
import { longestWaitMs } from './waits.ts';

interface ProjectOptions {
  /** Whether the tests with JSX get a document. */
  readonly hasDocuments: boolean;
  /** Whether Vite transforms what the tests read, as JSX and styles need. */
  readonly isTransformed: boolean;
  /** Folders of the workspace whose tests run, relative to the repository; the package's own without it. */
  readonly folders?: readonly string[];
}

const repository = join(import.meta.dirname, '../../../..');

const patientWaits = join(import.meta.dirname, 'setup-waits.ts');
const propertySetup = join(import.meta.dirname, 'setup-properties.ts');

const gatewaySources = /\/apps\/gateway\//;

/** Of the processes that vitest starts in Node, and of those that their tests start. */
const nodeEnvironment = {
  ...clockEnvironment,
  ...quickStart.environment,
  NODE_OPTIONS: `${clockEnvironment.NODE_OPTIONS} ${quickStart.options.join(' ')}`,
};

/** What ends a test that hangs where one is expected to take minutes. */
const longTestTimeoutMs = 900_000;

const ignored = ['**/node_modules/**', '**/dist/**', '**/fixtures/**'];

/**
 * Makes the vitest configuration of a package without a document: one project for each kind of test, told apart by the file's
 * suffix.
 *
 * `.test` unit · `.test-prop` property · `.test-browser` real browser · `.test-crash` processes that
 * are killed · `.test-long` what only the longer set runs · `.test-repository` what reads the whole repository. `run-tests <kind>` runs one kind.
 *
 * Node reads the TypeScript by itself, in half the time, unless there is JSX in it (`hasJsx`).
 */
export function projects({ hasJsx = false } = {}): ViteUserConfig {
  return makeProjects({ hasDocuments: false, isTransformed: hasJsx });
}

/**
 * Makes the vitest configuration of a package that shows something: as {@link projects}, and its `*.test.tsx` have a document,
 * with JSX or without. Such a test may run the gateway in its process: Node loads it as `npm start` does.
 *
 * @param folders the packages whose tests run, where they are several: paths relative to the repository.
 */
export function pageProjects(folders?: readonly string[]): ViteUserConfig {
  return makeProjects({ hasDocuments: true, isTransformed: true, ...(folders === undefined ? {} : { folders }) });
}

function makeProjects({ hasDocuments, isTransformed, folders }: ProjectOptions): ViteUserConfig {
  const inFolders = (pattern: string): string[] =>
    folders === undefined ? [pattern] : folders.map((folder) => `${folder}/${pattern}`);
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
    env: nodeEnvironment,
    experimental: { viteModuleRunner: isTransformed },
    // The files of a worker share its process, its modules and its document: each anew would spend more time on importing than
    // on testing.
    isolate: false,
    ...(folders === undefined ? {} : { dir: repository }),
    // A page's test that transformed the gateway would spend more time on that than on the page.
    ...(hasDocuments ? { server: { deps: { external: [gatewaySources] } } } : {}),
    setupFiles: [...shared.setupFiles, patientWaits, ...(hasDocuments ? ['@airline/testing/guards'] : [])],
  };

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
      include: include.flatMap(inFolders),
      exclude: [...ignored, ...withDocument],
    },
  });
  // One project for both: another one begins with new processes, which would read the same modules again.
  const unit = inNode('unit', ['**/*.test.{ts,tsx}', '**/*.test-prop.{ts,tsx}'], [propertySetup]);
  const documentUnit: TestProjectInlineConfiguration = {
    test: {
      ...sharedInNode,
      name: 'unit-document',
      environment: 'jsdom',
      include: withDocument.flatMap(inFolders),
    },
  };
  const property = inNode('prop', ['**/*.test-prop.{ts,tsx}'], [propertySetup]);
  const crash = inNode('crash', ['**/*.test-crash.ts'], [], longTestTimeoutMs);
  const long = inNode('long', ['**/*.test-long.{ts,tsx}'], [], longTestTimeoutMs);
  const wholeRepository = inNode('repository', ['**/*.test-repository.ts']);
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
    test: {
      sequence: { sequencer: FileOrder },
      projects: [unit, ...(hasDocuments ? [documentUnit] : []), property, crash, long, wholeRepository, browser],
    },
  };
}
