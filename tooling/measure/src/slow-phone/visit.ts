import type { Browser, Page } from '@playwright/test';

import { type PageVitals, readVitals, watchVitals } from './page-vitals.ts';
import { longestMs, openPhone } from './phone.ts';

/** What a visit waits for, in milliseconds after the address was opened. */
export interface VisitFigures extends PageVitals {
  /** Until the page's heading can be read. */
  readonly wordsMs: number;
  /** Until what the page is for can be done; the same as the words where they are all. */
  readonly usableMs: number;
  readonly requests: number;
  /** Received until the line was silent for two seconds, as they came over it. */
  readonly kilobytes: number;
}

const silenceMs = 2_000;

/** Opens an address on the slow phone in a new browser context, as somebody does who was never there. */
export async function visit(
  browser: Browser,
  address: string,
  untilUsable?: (page: Page) => Promise<void>,
): Promise<VisitFigures> {
  const { context, page, protocol } = await openPhone(browser, 'es-US');
  try {
    await watchVitals(page);
    if (untilUsable === undefined) await leaveAlone(page);
    const overTheLine = new Set<string>();
    let bytes = 0;
    let heardAt = performance.now();
    // What was fetched once is imported from the browser's cache.
    protocol.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache = false } }) => {
      if (!url.startsWith('data:') && !fromDiskCache) overTheLine.add(requestId);
    });
    protocol.on('Network.requestServedFromCache', ({ requestId }) => overTheLine.delete(requestId));
    protocol.on('Network.dataReceived', () => (heardAt = performance.now()));
    protocol.on('Network.requestWillBeSent', () => (heardAt = performance.now()));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (overTheLine.has(requestId)) bytes += encodedDataLength;
    });
    const openedAt = performance.now();
    await page.goto(address, { waitUntil: 'commit', timeout: longestMs });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const wordsMs = performance.now() - openedAt;
    await untilUsable?.(page);
    const usableMs = performance.now() - openedAt;
    while (performance.now() < heardAt + silenceMs) await page.waitForTimeout(100);
    const vitals = await readVitals(page);
    return { wordsMs, usableMs, ...vitals, requests: overTheLine.size, kilobytes: bytes / 1000 };
  } finally {
    await context.close();
  }
}

/** A browser takes what is asked of a page by its protocol for a press by a person: here nobody is there. */
async function leaveAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
}
