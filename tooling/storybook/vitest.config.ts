import { join } from 'node:path';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromiumArguments, chromiumPath, projects } from '@tooling/vitest';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: true })],
  optimizeDeps: {
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: [...chromiumArguments] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

const base = projects();

export default { ...base, test: { ...base.test, projects: [...(base.test?.projects ?? []), stories] } };
