import '@airline/ui/styles.css';

import { forgetKeptForms } from '@airline/forms';
import type { Preview } from '@storybook/react-vite';

import { afterEachStory } from '../src/after-each-story.ts';
import { guardConsole } from '../src/console-guard.ts';
import { showTheme, themes } from '../src/themes.ts';

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    options: { storySort: { method: 'alphabetical' } },
  },
  initialGlobals: { locale: 'es', theme: 'light', direction: 'ltr' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['es', 'en'], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => {
      showTheme(document.documentElement, String(globals['theme']));
      document.documentElement.lang = String(globals['locale']);
      document.documentElement.dir = String(globals['direction']);
      return <Story />;
    },
  ],
  // A form that keeps its answers begins each story without those of another.
  beforeEach: () => {
    forgetKeptForms();
    return guardConsole();
  },
  afterEach: afterEachStory,
};

export default preview;
