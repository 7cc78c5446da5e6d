import type { Page } from '@playwright/test';

/** What moved on a page by itself. */
export interface LayoutShifts {
  /** Waits until the web font is loaded and the page has tried whether it fits. */
  webFontTried(): Promise<void>;
  /** True when the page's text is in the web font. */
  isInWebFont(): Promise<boolean>;
  /** Gives the sum of all shifts until now, as the Layout Instability API counts them. */
  cumulativeShift(): Promise<number>;
}

interface RecordingWindow {
  readonly shifts: readonly number[];
  readonly fontTried: Promise<void>;
}

/** Records the layout shifts of the page that is opened next. */
export async function recordLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const fontTried = new Promise<void>((resolve) => {
      const add = document.fonts.add.bind(document.fonts);
      document.fonts.add = (face) => {
        resolve();
        return add(face);
      };
    });
    Object.assign(window, { shifts, fontTried });
  });
  return {
    webFontTried: () => page.evaluate(() => (window as unknown as RecordingWindow).fontTried),
    isInWebFont: () =>
      page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Figtree Variable'))),
    cumulativeShift: () =>
      page.evaluate(async () => {
        // A shift is reported after the frame in which it was painted.
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        return (window as unknown as RecordingWindow).shifts.reduce((sum, shift) => sum + shift, 0);
      }),
  };
}
