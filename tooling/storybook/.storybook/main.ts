import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { StorybookConfig } from '@storybook/react-vite';

const root = '../../..';
const homes = ['apps', 'packages', 'packages/parts', 'packages/features'].flatMap(packagesWithStories);

/**
 * Stories of the reference data and of every package and app that has some.
 *
 * Relative to this folder: Storybook takes no absolute pattern.
 */
const stories = ['../src/catalogue/**/*.stories.tsx', ...homes.map((home) => `${root}/${home}/src/**/*.stories.tsx`)];

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

/** Lists the packages of a folder that have stories: Storybook warns of a pattern that finds nothing. */
function packagesWithStories(group: string): readonly string[] {
  const folder = join(import.meta.dirname, root, group);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => `${group}/${name}`)
    .filter((home) => hasStories(join(import.meta.dirname, root, home, 'src')));
}

function hasStories(source: string): boolean {
  return (
    existsSync(source) &&
    readdirSync(source, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.stories.tsx'))
  );
}
