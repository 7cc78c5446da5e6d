import { expect } from '@playwright/test';

import { openIn, test } from './journey.ts';

const titles = { es: 'Con el viento a favor', en: 'The wind at your back' } as const;

for (const language of ['es', 'en'] as const) {
  test(`the home page can be read before any script, in ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: 'airline.language', value: language, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  });
}

test('the script takes the page over as it stands: nothing is drawn twice', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstHeading: document.querySelector('h1') });
    });
  });
  await openIn(page, 'en', '/');
  // A language switch works once the script has taken over.
  await expect(async () => {
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.es, { timeout: 500 });
  }).toPass();
  const isSame = await page.evaluate(
    () => (window as unknown as { firstHeading: Element }).firstHeading === document.querySelector('h1'),
  );
  expect(isSame).toBe(true);
});
