import { expect } from '@playwright/test';

import { apps, expectAccessible, expectFitsWidths, keepScreenshot, openIn, test } from './journey.ts';
import { longSet, onceInFastSet } from './journey-sets.ts';

for (const { app, home, landing, title, site } of apps) {
  for (const language of ['es', 'en'] as const) {
    test(
      `${app} in ${language}: named, in its language, and at every width accessible with nothing sideways`,
      onceInFastSet(app === 'traveller' && language === 'es'),
      async ({ page }) => {
        await openIn(page, language, home);
        await expect(page).toHaveTitle(`${title[language]} · ${site[language]}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
        await expectFitsWidths(page, `${app}-home-${language}`);
      },
    );
  }

  test(
    `${app}: in the dark, and at 320 px with text twice as large, the page stays whole`,
    { tag: longSet },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 640 });
      await openIn(page, 'es', home);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await keepScreenshot(page, `${app}-home-es-320-dark-large`);
    },
  );

  test(
    `${app}: the first Tab leads past the header, and Enter goes there`,
    onceInFastSet(app === 'traveller'),
    async ({ page }) => {
      await openIn(page, 'es', home);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Ir al contenido principal' });
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    },
  );

  test(
    `${app}: a loyalty number leaves the address before anything reads or copies it`,
    onceInFastSet(app === 'traveller'),
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) =>
        asked.push(`${request.url()} ${request.headers()['referer']} ${request.postData()}`),
      );
      await openIn(page, 'es', `${home}?src=mail&rr_number=601234567`);
      await expect(page).toHaveURL(`${home}?src=mail`);
      // The first request is the person's own: who follows a mail's link sends what it says.
      expect(asked.slice(1).filter((request) => request.includes('601234567'))).toEqual([]);
    },
  );

  test(
    `${app}: an address without a page says so, in the app’s own frame, and leads home`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      await openIn(page, 'es', `${home}no/existe/`);
      // The page itself is answered with 404, and the browser says so.
      consoleErrors.expect(`404 ${home}no/existe/`);
      await expect(page).toHaveTitle(`No encontramos esta página · ${site.es}`);
      await expectAccessible(page);
      await keepScreenshot(page, `${app}-not-found-es`);
      await page.locator('html[data-app=shown]').waitFor();
      await page.getByRole('link', { name: 'Ir a la página de inicio' }).click();
      await expect(page).toHaveURL(landing);
      await expect(page.getByRole('heading', { level: 1, name: title.es })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeFocused();
    },
  );
}

for (const { app, home, title, site } of apps.filter(({ app: name }) => name !== 'webview')) {
  test(
    `${app}: the language that is chosen shows at once, and is there on the next visit`,
    { tag: longSet },
    async ({ page }) => {
      await page.goto(home);
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
      await expect(page).toHaveTitle(`${title.en} · ${site.en}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );
}

test('on a small screen the language is chosen by keyboard alone', { tag: longSet }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openIn(page, 'es', '/');
  await page.getByRole('button', { name: 'Menú' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'English' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
  await keepScreenshot(page, 'traveller-language-en-360');
});
