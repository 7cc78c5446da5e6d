import type { Page, Request } from '@playwright/test';

/** Waits until a page has drawn all that it draws by itself. */
export type Settle = () => Promise<void>;

/** How long nothing changes on a page that has drawn all that it draws by itself. */
const quietMs = 100;

/** What stands on a page for something that is still to come: outlines, and the search whose pickers have not come. */
const unfinished = ['[aria-busy=true]', 'output[data-shape]', '[data-part=dates] input[readonly]'].join();

/** Watches what a page fetches, and gives what waits until it has drawn all. */
export function watchRequests(page: Page): Settle {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await page.locator('html[data-app=shown], #root:not([data-outline])').first().waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(drawInOwnLayers);
    await page.evaluate(blurFocused);
    for (;;) {
      const isQuiet = await page.evaluate(isQuietFor, { quietMs, unfinished });
      if (isQuiet && underWay.size === 0) break;
    }
    await page.evaluate(showTop);
    await page.evaluate(drawInOneLayer);
  };
}

function blurFocused(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

async function isQuietFor(given: { readonly quietMs: number; readonly unfinished: string }): Promise<boolean> {
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // What measures itself does so when a frame is drawn, and draws itself anew after it: on a busy machine the next frame is late.
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, given.quietMs));
  observer.disconnect();
  const first = document.querySelector(given.unfinished);
  // Some of it comes once it is in sight.
  first?.scrollIntoView();
  return changes === 0 && first === null;
}

/**
 * What sticks, and what scrolls by itself, the browser may draw as a layer of its own, where halves of a dot are rounded otherwise:
 * in pictures all is one layer. At the top of a page that is seen whole they stand where they stood.
 */
async function drawInOneLayer(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const isSticky = position === 'sticky';
    if (!isSticky && !/auto|scroll/.test(`${overflowX} ${overflowY}`)) continue;
    element.dataset['styleBefore'] = element.getAttribute('style') ?? '';
    if (isSticky) Object.assign(element.style, { position: 'relative', inset: 'auto' });
    else element.style.overflow = 'hidden';
  }
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

function drawInOwnLayers(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style-before]')) {
    element.style.cssText = element.dataset['styleBefore'] ?? '';
    delete element.dataset['styleBefore'];
  }
}

async function showTop(): Promise<void> {
  scrollTo(0, 0);
  // The styles of the typeface may still be on their way; on a machine without a similar font they wait for the next page.
  while ((await document.fonts.load('1rem "Figtree Variable"')).length === 0) {
    for (const { media } of document.styleSheets) if (media.mediaText === 'not all') media.mediaText = 'all';
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }),
  );
}

/** Writes the same record locator into each page: a booking's own is drawn at random. */
export async function writeRecordLocator(page: Page, recordLocator: string): Promise<void> {
  if (recordLocator === '') return;
  await page.evaluate((own) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.nodeValue?.includes(own) === true) text.nodeValue = text.nodeValue.replaceAll(own, 'ABC234');
    }
  }, recordLocator);
}
