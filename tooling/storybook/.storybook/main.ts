import { dirname, join } from 'node:path';

import type { StorybookConfig } from '@storybook/react-vite';

const root = join(import.meta.dirname, '../../..');
const fixture = process.env['STORYBOOK_FIXTURE'];

/** Stories of the design system and of the apps; a fixture folder instead, when a test proves that the guard bites. */
const stories =
  fixture === undefined
    ? ['packages/ui/src', 'apps/*/src'].map((folder) => join(root, folder, '**/*.stories.tsx'))
    : [join(import.meta.dirname, '../src/fixtures', fixture, '*.stories.tsx')];

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
