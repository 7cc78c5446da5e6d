import { defineConfig } from 'vitest/config';

/** The tests that can see a break of a package's source in Node: unit and property tests, the latter always the same. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'src/**/*.test-prop.{ts,tsx}'],
    setupFiles: [new URL('test-setup.ts', import.meta.url).pathname],
    testTimeout: 60_000,
  },
});
