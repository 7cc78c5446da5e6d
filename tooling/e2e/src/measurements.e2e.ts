import { expect } from '@playwright/test';

import { apps, openIn, test } from './journey.ts';
import { longSet } from './journey-sets.ts';

interface Vital {
  readonly event: string;
  readonly name: string;
}

for (const { app, home } of apps) {
  test(
    `${app}: what the browser measured of a page is kept when the page is hidden`,
    { tag: longSet },
    async ({ page }) => {
      // What a page measures is complete at its first press, if it listens by then.
      await page.addInitScript(() => {
        Object.assign(window, {
          PerformanceObserver: class extends PerformanceObserver {
            override observe(options?: PerformanceObserverInit): void {
              super.observe(options);
              if (options?.type === 'largest-contentful-paint') document.documentElement.dataset['measured'] = '';
            }
          },
        });
      });
      await openIn(page, 'es', home);
      await page.locator('html[data-measured]').waitFor();
      await page.getByRole('heading', { level: 1 }).click();
      // It is written down in the first moment that the page is idle after it.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

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
