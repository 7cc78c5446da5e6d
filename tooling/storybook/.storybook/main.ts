import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { StorybookConfig } from '@storybook/react-vite';

import { fixture } from '../src/fixture.ts';

const root = '../../..';
const appsFolder = join(import.meta.dirname, root, 'apps');
const apps = existsSync(appsFolder) ? readdirSync(appsFolder).filter(hasStories) : [];

/**
 * Stories of the reference data, the design system, the forms and the apps that have some; the fixtures instead, when a test proves
 * that the guards bite.
 *
 * Relative to this folder: Storybook takes no absolute pattern.
 */
const stories = fixture
  ? ['../src/fixtures/*.stories.tsx']
  : [
      '../src/catalogue/**/*.stories.tsx',
      ...['packages/ui', 'packages/forms', ...apps.map((app) => `apps/${app}`)].map(
        (home) => `${root}/${home}/src/**/*.stories.tsx`,
      ),
    ];

const config: StorybookConfig = {
  stories,
  framework: { name: addon('@storybook/react-vite'), options: {} },
  addons: [addon('@storybook/addon-a11y'), addon('@storybook/addon-vitest')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
};

export default config;

/** The addon's own folder: under pnpm a bare name is looked up from storybook's place, which does not see it. */
function addon(name: string): string {
  return dirname(new URL(import.meta.resolve(`${name}/package.json`)).pathname);
}

/** An app without stories is left out: Storybook warns of a pattern that finds nothing. */
function hasStories(app: string): boolean {
  const source = join(appsFolder, app, 'src');
  return (
    existsSync(source) &&
    readdirSync(source, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.stories.tsx'))
  );
}
