import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { expectAccessible, keepScreenshot, test } from './journey.ts';
import { playApp } from './native-app-journey.ts';
import { longSet } from './journey-sets.ts';

/** The pages of the bundle; those of one trip are opened on the day of travel, by a journey of their own. */
const paths = (
  JSON.parse(
    readFileSync(new URL('../../../apps/webview/dist/page-paths.json', import.meta.url), 'utf8'),
  ) as readonly string[]
).filter((path) => !path.includes(':'));

/** What a confirmation of something has to do first: without it the page leads back to where that is done. */
const afterAnother = new Set([
  '/mobile/travel-funds/transfer/confirm',
  '/mobile/loyalty/myaccount/travel-funds/transfer/confirm',
]);

const devices = [
  { platform: 'ios', language: 'es', locale: 'es-MX', width: 360, height: 740 },
  { platform: 'android', language: 'en', locale: 'en-US', width: 412, height: 915 },
] as const;

/** Opens a page, and waits until it shows what it is about. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-app=shown]').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Walks a page with the key that goes from one thing to the next, as a keyboard and a switch do: each link and button is come to, and
 * the walk comes out at the end.
 */
async function expectWalkable(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-met', ''));
  });
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  // Of a group of choices one alone is a stop of the walk.
  const missed = await page
    .locator('main :is(a[href], button):visible:enabled:not([tabindex="-1"], [data-met])')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  expect(missed).toEqual([]);
}

for (const { platform, language, locale, width, height } of devices) {
  test(
    `on ${platform} in ${language} each page of the bundle is readable, fits with large text and in the dark, and is walked by keys`,
    { tag: longSet },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await playApp(page, { platform, person: 'ana', locale: { locale } });
      for (const path of paths.filter((each) => !afterAnother.has(each))) {
        await test.step(path, async () => {
          await page.emulateMedia({ colorScheme: 'dark' });
          await open(page, path);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const name = path.replaceAll('/', '-').slice(1);
          await expectAccessible(page);
          await expectWalkable(page);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          await keepScreenshot(page, `${name}-${language}-dark-large`);
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '';
          });
          await page.emulateMedia({ colorScheme: 'light' });
          await expectAccessible(page);
          await keepScreenshot(page, `${name}-${language}`);
        });
      }
    },
  );
}
