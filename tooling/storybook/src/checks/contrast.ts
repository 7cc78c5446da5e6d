import axe from 'axe-core';

import { showTheme, themesOfContrast } from '../themes.ts';
import { settled } from './frame.ts';

/**
 * Reads the contrast of a story in light, dark and high contrast, but for the theme it is shown in.
 *
 * The a11y addon reads a story with every rule in the theme it is shown in. A theme changes colours alone, so the others are read
 * with the colour rule alone.
 */
export async function checkContrastInOtherThemes(body: HTMLElement, shown: string): Promise<void> {
  const root = document.documentElement;
  try {
    for (const name of themesOfContrast.filter((theme) => theme !== shown)) {
      showTheme(root, name);
      await settled();
      const { violations } = await axe.run(body, { runOnly: ['color-contrast'] });
      const [node] = violations.flatMap((violation) => violation.nodes);
      if (node !== undefined)
        throw new Error(`color-contrast in theme '${name}': ${node.html}\n${node.failureSummary}`);
    }
  } finally {
    showTheme(root, shown);
  }
}
