import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { PartialStrykerOptions } from '@stryker-mutator/api/core';

/**
 * Makes Stryker's options for the package in the current folder.
 *
 * The copy that is broken stands two folders below the root, as packages do, so that paths like `../../tooling` lead to
 * the same place from it.
 */
export function mutationOptions(): PartialStrykerOptions {
  return {
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: join(import.meta.dirname, 'vitest-node.config.ts'), related: true },
    mutate: [
      'src/**/*.{ts,tsx}',
      '!src/**/*.test.*',
      '!src/**/*.test-*',
      '!src/**/generated/**',
      '!src/**/fixtures/**',
    ],
    ignorePatterns: ['dist', 'reports', 'bench', 'CHANGELOG.md'],
    // What is covered at all is known; each break meets each test (see test-setup.ts).
    coverageAnalysis: 'all',
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: 'reports/mutation.json' },
    htmlReporter: { fileName: 'reports/mutation.html' },
    tempDirName: '../../.cache',
    // A name that no file has: else Stryker rewrites the paths in tsconfig.json for a copy at another depth.
    tsconfigFile: 'tsconfig.not-rewritten.json',
    cleanTempDir: 'always',
    concurrency: availableParallelism(),
    timeoutMS: 20_000,
    allowConsoleColors: false,
  };
}
