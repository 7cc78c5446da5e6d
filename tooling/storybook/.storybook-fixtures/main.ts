import type { StorybookConfig } from '@storybook/react-vite';

import stories from '../.storybook/main.ts';

/** The stories that are meant to fail: a Storybook of their own, since a cache belongs to a configuration's folder. */
const config: StorybookConfig = { ...stories, stories: ['../src/fixtures/*.stories.tsx'] };

export default config;
