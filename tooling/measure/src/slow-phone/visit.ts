import type { Browser, Page } from '@playwright/test';

import { longestMs, openPhone } from './phone.ts';

/** What a visit waits for, in milliseconds after the address was opened. */
export interface VisitFigures {
  /** Until the page's heading can be read. */
  readonly wordsMs: number;
  /** Until what the page is for can be done; the same as the words where they are all. */
  readonly usableMs: number;
  readonly requests: number;
  /** Received until two seconds after the page was usable, as they came over the line. */
  readonly kilobytes: number;
}

const restMs = 2_000;

/** Opens an address on the slow phone in a new browser context, as somebody does who was never there. */
export async function visit(
  browser: Browser,
  address: string,
  untilUsable: (page: Page) => Promise<void>,
): Promise<VisitFigures> {
  const { context, page, protocol } = await openPhone(browser, 'es-US');
  try {
    const overTheLine = new Set<string>();
    let bytes = 0;
    // What was fetched once is imported from the browser's cache.
    protocol.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache = false } }) => {
      if (!url.startsWith('data:') && !fromDiskCache) overTheLine.add(requestId);
    });
    protocol.on('Network.requestServedFromCache', ({ requestId }) => overTheLine.delete(requestId));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (overTheLine.has(requestId)) bytes += encodedDataLength;
    });
    const openedAt = performance.now();
    await page.goto(address, { waitUntil: 'commit', timeout: longestMs });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const wordsMs = performance.now() - openedAt;
    await untilUsable(page);
    const usableMs = performance.now() - openedAt;
    await page.waitForTimeout(restMs);
    return { wordsMs, usableMs, requests: overTheLine.size, kilobytes: bytes / 1000 };
  } finally {
    await context.close();
  }
}
