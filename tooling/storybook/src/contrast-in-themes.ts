import axe from 'axe-core';

import { showTheme, themes } from './themes.ts';

interface StoryContext {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Reads a story's contrast once more in every theme that it is not shown in, and throws for the first that fails.
 *
 * The a11y addon reads each story with every rule in the theme it is shown in; a theme changes colours alone, so the other
 * themes are read with the colour rule alone. Runs under the test runner only: in the workshop a person changes the theme.
 */
export async function contrastInOtherThemes({ canvasElement, globals, parameters }: StoryContext): Promise<void> {
  if (import.meta.env['MODE'] !== 'test' || parameters['singleTheme'] === true) return;
  const shown = String(globals['theme']);
  const root = document.documentElement;
  try {
    for (const name of Object.keys(themes).filter((theme) => theme !== shown)) {
      showTheme(root, name);
      await settled();
      const { violations } = await axe.run(canvasElement.ownerDocument.body, { runOnly: ['color-contrast'] });
      const [node] = violations.flatMap((violation) => violation.nodes);
      if (node !== undefined)
        throw new Error(`color-contrast in theme '${name}': ${node.html}\n${node.failureSummary}`);
    }
  } finally {
    showTheme(root, shown);
  }
}

/** Waits until the change of colours has been drawn: a colour halfway through a transition is nobody's colour. */
async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
