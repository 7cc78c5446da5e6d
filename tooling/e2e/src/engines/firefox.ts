import { isDateShifted } from '@tooling/config/shift-date';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';

import type { Engine, FoundElement, Tab } from './engine.ts';
import { findElement, pressablePoint, testingLibrary } from './find-element.ts';

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The window has the size: older releases know no other way.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  return {
    async openTab(preface) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(preface);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  // Puppeteer waits for the scripts of a page, which a journey may hold back.
  const begin = async (going: Promise<unknown>): Promise<void> => void going.catch(() => undefined);
  return {
    open: (url) => begin(page.goto(url)),
    reload: () => begin(page.reload()),
    back: () => begin(page.goBack()),
    url: () => page.evaluate(() => window.location.href),
    isClockSet: () => page.evaluate(isDateShifted),
    timeOrigin: () => page.evaluate(() => performance.timeOrigin),
    async find(lookup) {
      const handle = await page.evaluateHandle(findElement, lookup);
      const element = handle.asElement() as ElementHandle<HTMLElement> | null;
      if (element !== null) return elementOf(page, element);
      if ((await handle.jsonValue()) === undefined) await page.evaluate(testingLibrary);
      return undefined;
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

function elementOf(page: Page, element: ElementHandle<HTMLElement>): FoundElement {
  return {
    async press() {
      const point = await element.evaluate(pressablePoint);
      if (point === undefined) return false;
      await page.mouse.click(...point);
      return true;
    },
    type: (text) => element.type(text),
    value: () => element.evaluate((field) => (field as HTMLInputElement).value),
  };
}
