import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { testInstant } from '../clock/test-instant.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How far ahead of the machine's clock the tests' clock is. */
    clockAheadMs: number;
  }
}

/** One for all processes of a run, those of a run that a test starts among them: what they exchange is of one time. */
const clockAheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? Date.parse(testInstant) - Date.now());

const preload = pathToFileURL(join(import.meta.dirname, '../clock/preload.mjs')).href;

/** What has the tests of a project begin at `testInstant`, wherever they run. */
export const testClock = {
  setupFiles: [join(import.meta.dirname, 'setup-clock.ts')],
  provide: { clockAheadMs },
};

/** The environment that hands the clock on to the processes which vitest starts in Node, and to those which tests start. */
export const clockEnvironment = {
  CLOCK_AHEAD_MS: String(clockAheadMs),
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${preload}`.trim(),
};
