import type { BrowserContext, Page } from '@playwright/test';

/** A browser that draws has drawn a frame long before, also on a machine that is busy with much else. */
const frameWithinMs = 5_000;

/**
 * Has each page of a browser reload once more where nothing of it is drawn after a reload, as a person would.
 *
 * Of some hundred reloads of a page that was scrolled, Debian's Chromium 150 answers to one with a page that it never draws: the document is
 * complete and its main thread idle, and a press waits for a frame without end. Nothing but another reload brings one.
 */
export function reloadUntilDrawn(context: BrowserContext): void {
  context.on('page', (page) => {
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      if (await isDrawn(page)) return answer;
      process.stderr.write(`The browser draws nothing of ${page.url()}: reloaded once more.\n`);
      return reload(options);
    };
  });
}

async function isDrawn(page: Page): Promise<boolean> {
  // A page that leads on to another one was drawn, or the other one is.
  const drawn = page
    .evaluate(() => new Promise<true>((resolve) => requestAnimationFrame(() => resolve(true))))
    .catch(() => true);
  if (await isWithin(drawn)) return true;
  // It may have been busy: a frame follows what keeps it.
  await page.evaluate(() => undefined).catch(() => undefined);
  return isWithin(drawn);
}

function isWithin(happens: Promise<boolean>): Promise<boolean> {
  return Promise.race([happens, new Promise<false>((resolve) => setTimeout(() => resolve(false), frameWithinMs))]);
}
