import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumArguments, chromiumPath, projects } from '@tooling/vitest';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { fixture } from './src/fixture.ts';

const stories: TestProjectInlineConfiguration = {
  // A run on the fixtures may go on beside a run on the stories: each has its own cache.
  ...(fixture ? { cacheDir: 'node_modules/.cache/fixtures' } : {}),
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: true })],
  // React Aria asks for it under a test runner alone: long lists show their lines in sight, as they do for people.
  define: { 'process.env.VIRT_ON': 'true' },
  optimizeDeps: {
    // Everything that a story imports is bundled before the first test: found later, it would reload the page in the middle of one.
    entries: ['packages/ui/src', 'packages/forms/src', 'apps/*/src', 'tooling/storybook/src/catalogue'].map((folder) =>
      join(import.meta.dirname, '../..', folder, '**/*.stories.tsx'),
    ),
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
  },
  test: {
    name: 'stories',
    // As in the other projects: it ends a story that hangs, also on a machine that is busy with others.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] },
        // What fades in is read by axe when it is there, not halfway.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

const base = projects();

export default { ...base, test: { ...base.test, projects: [...(base.test?.projects ?? []), stories] } };
