import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@tooling/config/vitest';

/** The report's name: of each set its own, with a folder of what its failed journeys left. */
const report = process.env['E2E_REPORT'] ?? 'e2e';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: `reports/artefacts/${report}`,
  reporter: [['list'], ['json', { outputFile: `reports/${report}.json` }]],
  snapshotPathTemplate: '{testDir}/pictures/references/{arg}{ext}',
  globalSetup: './src/site/template.ts',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: Number(process.env['E2E_WORKERS'] ?? availableParallelism()),
  // No journey measures time: these bounds only end one that hangs, also on a machine that is busy with other suites.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The pictures were drawn on Linux: another system draws other letters, which is no fault of the page.
  testIgnore: process.platform === 'linux' ? [] : ['**/*pictures.e2e.ts'],
  use: {
    locale: 'es-US',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
    screenshot: 'only-on-failure',
    // A press on what does not come ends its journey, long before the journey's own bound.
    actionTimeout: 60_000,
  },
});
