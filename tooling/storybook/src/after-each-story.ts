import { checkContrastInOtherThemes } from './checks/contrast.ts';
import { checkLargeText } from './checks/large-text.ts';
import { checkReducedMotion } from './checks/motion.ts';
import { checkNarrowest } from './checks/reflow.ts';
import { takeConsoleErrors } from './console-guard.ts';

interface StoryContext {
  readonly canvasElement: HTMLElement;
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Checks each story further, under the test runner only: that it said nothing on `console.error`, that nothing moves where less
 * motion is asked for, its contrast in light, dark and high contrast, that it fits into 320 px, and that text of twice the size
 * is whole. Throws for the first that fails, and names it.
 */
export async function afterEachStory({ canvasElement, globals }: StoryContext): Promise<void> {
  if (import.meta.env['MODE'] !== 'test') return;
  const [said] = takeConsoleErrors();
  if (said !== undefined) throw new Error(`console.error: ${said}`);
  checkReducedMotion();
  await checkContrastInOtherThemes(canvasElement.ownerDocument.body, String(globals['theme']));
  await checkNarrowest();
  await checkLargeText();
}
