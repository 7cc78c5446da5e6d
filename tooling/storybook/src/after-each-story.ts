import axe from 'axe-core';

import { takeConsoleErrors } from './console-guard.ts';
import { showTheme, themes } from './themes.ts';

const NARROWEST_PIXELS = 320;

interface StoryContext {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Checks each story further, under the test runner only: that it said nothing on `console.error`, its contrast in every theme
 * it is not shown in, and that it fits into 320 px. Throws for the first that fails, and names it.
 *
 * The a11y addon reads a story with every rule in the theme it is shown in. A theme changes colours alone, so the others are read
 * with the colour rule alone.
 */
export async function afterEachStory({ canvasElement, globals }: StoryContext): Promise<void> {
  if (import.meta.env['MODE'] !== 'test') return;
  const [said] = takeConsoleErrors();
  if (said !== undefined) throw new Error(`console.error: ${said}`);
  await checkContrastInOtherThemes(canvasElement.ownerDocument.body, String(globals['theme']));
  await checkNarrowest();
}

async function checkContrastInOtherThemes(body: HTMLElement, shown: string): Promise<void> {
  const root = document.documentElement;
  try {
    for (const name of Object.keys(themes).filter((theme) => theme !== shown)) {
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

/** WCAG 2.2, 1.4.10: no scrolling sideways at 320 px. The runner's frame is made that narrow for a moment. */
async function checkNarrowest(): Promise<void> {
  const frame = window.frameElement as HTMLIFrameElement | null;
  if (frame === null) return;
  const before = frame.style.inlineSize;
  try {
    frame.style.inlineSize = `${NARROWEST_PIXELS}px`;
    await settled();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      throw new Error(`wider than ${NARROWEST_PIXELS} px: ${scrollWidth} px, by ${widest()}`);
  } finally {
    frame.style.inlineSize = before;
  }
}

function widest(): string {
  const elements = [...document.body.querySelectorAll('*')];
  const [first] = elements.toSorted(
    (one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right,
  );
  return first?.outerHTML.slice(0, 200) ?? 'nothing';
}

/** Waits until the change has been drawn: a colour halfway through a transition is nobody's colour. */
async function settled(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
