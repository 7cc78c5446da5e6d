import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumArguments, chromiumPath, projects, testClock } from '@tooling/config/vitest';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** True in the run that proves the guards: it collects the fixtures alone, which are meant to fail. */
const fixture = process.env['STORYBOOK_FIXTURES'] === '1';

/** Stories of the longer set: the English of each component, another text on the same boxes, and the catalogue of the reference data, which no page shows. */
const leftOut = process.env['STORY_SET'] === 'longer' ? [] : ['longSet'];

/** Each level by its name: a pattern that goes through any folder would read every package's node_modules. */
const folders = fixture
  ? ['tooling/storybook/src/fixtures']
  : [
      'packages/*/src',
      'packages/parts/*/src',
      'packages/features/*/src',
      'apps/*/src',
      'tooling/storybook/src/catalogue',
    ];

const stories: TestProjectInlineConfiguration = {
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, fixture ? '.storybook-fixtures' : '.storybook'),
      disableAddonDocs: true,
      tags: { exclude: leftOut },
    }),
  ],
  // React Aria asks for it under a test runner alone: long lists show their lines in sight, as they do for people.
  define: { 'process.env.VIRT_ON': 'true' },
  optimizeDeps: {
    // Everything that a story imports is bundled before the first test: found later, it would reload the page in the middle of one.
    entries: folders.map((folder) => join(import.meta.dirname, '../..', folder, '**/*.stories.tsx')),
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
  },
  test: {
    ...testClock,
    name: 'stories',
    // All stories share a page, as they do in Storybook: each file anew would read the design system once more.
    isolate: false,
    // As in the other projects: it ends a story that hangs, also on a machine that is busy with others.
    testTimeout: 180_000,
    env: { VITEST_BROWSER_IFRAME_TIMEOUT: '180000' },
    browser: {
      enabled: true,
      connectTimeout: 180_000,
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

const base = projects({ hasJsx: true });

export default { ...base, test: { ...base.test, projects: [...(base.test?.projects ?? []), stories] } };
