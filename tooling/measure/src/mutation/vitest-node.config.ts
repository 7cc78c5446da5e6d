import { testClock } from '@tooling/config/vitest';
import { defineConfig } from 'vitest/config';

/** The tests that can see a break of a package's source in Node: unit and property tests, the latter always the same. */
export default defineConfig({
  test: {
    ...testClock,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'src/**/*.test-prop.{ts,tsx}'],
    setupFiles: [...testClock.setupFiles, new URL('test-setup.ts', import.meta.url).pathname],
    testTimeout: 60_000,
  },
});
