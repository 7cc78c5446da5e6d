import type { Page } from '@playwright/test';

/** What the browser itself measured of a page until now. */
export interface PageVitals {
  /** When the largest thing in sight was painted, in milliseconds after the address was opened. */
  readonly largestPaintMs: number;
  /** How far things in sight moved by themselves, as a share of the screen (Cumulative Layout Shift). */
  readonly shift: number;
  /** How long the main thread took beyond 50 ms for each of its tasks, in milliseconds (Total Blocking Time, of the whole visit). */
  readonly blockedMs: number;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Has a page note what the browser measures, from its first moment on: tasks are not told afterwards. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { largestPaintMs: 0, shift: 0, blockedMs: 0 };
    Object.assign(globalThis, { pageVitals: vitals });
    const watch = (type: string, read: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => read(entry))).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', ({ startTime }) => (vitals.largestPaintMs = startTime));
    watch('longtask', ({ duration }) => (vitals.blockedMs += duration - 50));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as ShiftEntry;
      if (!hadRecentInput) vitals.shift += value;
    });
  });
}

/** Reads what was noted since {@link watchVitals}. */
export async function readVitals(page: Page): Promise<PageVitals> {
  return page.evaluate(() => (globalThis as unknown as { readonly pageVitals: PageVitals }).pageVitals);
}
