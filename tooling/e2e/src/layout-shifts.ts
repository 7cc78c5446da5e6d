import type { Page } from '@playwright/test';

/** What moved on a page by itself. */
export interface LayoutShifts {
  /** Waits until the web font is loaded and the page has tried whether it fits. */
  webFontTried(): Promise<void>;
  /** True when the page's text is in the web font. */
  isInWebFont(): Promise<boolean>;
  /** Gives all shifts until now. */
  untilNow(): Promise<LayoutShift>;
}

interface LayoutShift {
  /** The sum, as the Layout Instability API counts. */
  readonly value: number;
  /** Each element that moved: its name and classes, and its box before and after. */
  readonly moved: readonly string[];
}

interface RecordingWindow {
  readonly shifts: readonly LayoutShift[];
  readonly fontTried: Promise<void>;
}

/** Records the layout shifts of the page that is opened next. */
export async function recordLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    const shifts: LayoutShift[] = [];
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
    const describe = ({ node, previousRect, currentRect }: Source): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.localName}.${element?.className} ${place(previousRect)} → ${place(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: readonly Source[] };
        shifts.push({ value, moved: sources.map(describe) });
      }
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
    untilNow: () =>
      page.evaluate(async () => {
        // A shift is reported after the frame in which it was painted.
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        const { shifts } = window as unknown as RecordingWindow;
        return {
          value: shifts.reduce((sum, { value }) => sum + value, 0),
          moved: shifts.flatMap(({ moved }) => moved),
        };
      }),
  };
}
