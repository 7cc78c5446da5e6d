import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '@tooling/vitest';

// Playwright loads this file in each of its processes: the first one chooses, the others inherit the choice.
process.env['E2E_PORT'] ??= String(3400 + (process.pid % 500));
process.env['E2E_DATA_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'airline-e2e-'));
const origin = `http://localhost:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'reports/artefacts',
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // No journey measures time: these bounds only end one that hangs, also on a machine that is busy with other suites.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    locale: 'es-US',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'exec node ../../apps/gateway/src/main.ts',
    url: `${origin}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      AIRLINE_ENVIRONMENT: 'qa',
      PORT: process.env['E2E_PORT'],
      DATA_FOLDER: process.env['E2E_DATA_FOLDER'],
      LOG_LEVEL: 'error',
    },
  },
});
