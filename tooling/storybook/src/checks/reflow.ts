import { atWidth, checkNoSidewaysScrolling } from './frame.ts';

const NARROWEST_PIXELS = 320;

/** WCAG 2.2, 1.4.10: no scrolling sideways at 320 px. */
export async function checkNarrowest(): Promise<void> {
  await atWidth(NARROWEST_PIXELS, () => checkNoSidewaysScrolling(`${NARROWEST_PIXELS} px`));
}
