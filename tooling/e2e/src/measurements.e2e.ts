import { expect } from '@playwright/test';

import { apps, openIn, test } from './journey.ts';
import { onceInFastSet } from './journey-sets.ts';

interface Vital {
  readonly event: string;
  readonly name: string;
}

for (const { app, home } of apps) {
  test(
    `${app}: what the browser measured of a page is kept when the page is hidden`,
    onceInFastSet(app === 'traveller'),
    async ({ page }) => {
      const script = page.waitForResponse(/\/web-vitals-.*\.js$/);
      await openIn(page, 'es', home);
      await (await script).finished();
      await page.getByRole('heading', { level: 1 }).click();
      // LCP needs one more frame after the click that ends it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));

      const sent = page.waitForRequest('**/api/telemetry/v1/measurements');
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      expect((await (await sent).response())?.status()).toBe(202);
      const body = (await sent).postDataJSON() as { measurements: Vital[] };
      expect(body.measurements).toContainEqual(
        expect.objectContaining({ event: 'webVital', app, name: 'LCP', navigation: 'navigate', language: 'es' }),
      );
      expect(body.measurements.map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'TTFB', 'CLS']));
    },
  );
}

test('a person who asks not to be followed is not measured, and the script for it is not fetched', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openIn(page, 'es', '/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(asked.filter((url) => /web-vitals|measurements/.test(url))).toEqual([]);
});
