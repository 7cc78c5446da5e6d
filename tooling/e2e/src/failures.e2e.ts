import { expect } from '@playwright/test';

import { apps, expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import type { Disturbance } from './site/proxy.ts';
import { longSet } from './journey-sets.ts';

/** The file that every page of the site begins with. */
const entryChunk = /\/static\/traveller\/assets\/index-.*\.js$/;
const rendererChunk = /\/static\/traveller\/assets\/react-root-.*\.js$/;

/** What a server says of a script that the last deployment took away. */
const notFound: Disturbance = { kind: 'answer', status: 404, contentType: 'text/plain', body: 'Not found' };

for (const { app, home, homeChunk, title, site } of apps) {
  test(
    `${app}: a page that crashes says so, reports itself, and can be reloaded`,
    { tag: longSet },
    async ({ page, network, consoleErrors }) => {
      const crash = network.disturb(homeChunk, {
        kind: 'answer',
        status: 200,
        contentType: 'text/javascript',
        body: 'throw new TypeError("seat map is undefined")',
      });
      // The web view's router leaves the crash in the console.
      if (app === 'webview') consoleErrors.expect('seat map is undefined');
      await openIn(page, 'es', home);
      await expect(page).toHaveTitle(`Error: Algo falló de nuestro lado · ${site.es}`);
      const reference = await page.locator('code').innerText();
      expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
      await expectAccessible(page);
      await keepScreenshot(page, `${app}-crash-es`);

      const report = page.waitForRequest('**/api/telemetry/v1/reports');
      // Hiding the page sends what is queued. What leaves while a page is torn down, the browser's tools do not show.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      expect((await (await report).response())?.status()).toBe(202);
      const body = (await report).postDataJSON() as { reports: Record<string, unknown>[] };
      expect(body.reports).toContainEqual(
        expect.objectContaining({ app, event: 'pageCrashed', reference, message: 'TypeError: seat map is undefined' }),
      );
      crash.end();
      await page.getByRole('button', { name: 'Probar de nuevo' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title.es })).toBeVisible();
    },
  );
}

test('after a deployment, a page whose script is gone offers to reload', async ({ page, network, consoleErrors }) => {
  const { homeChunk } = apps[0];
  const gone = network.disturb(homeChunk, notFound);
  consoleErrors.expect('404 /static/traveller/assets/HomePage-');
  await openIn(page, 'es', '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hay una versión nueva de la página' })).toBeVisible();
  gone.end();
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Con el viento a favor' })).toBeVisible();
});

test(
  'after a deployment, a page whose app is gone says so instead of staying blank',
  { tag: longSet },
  async ({ page, network, consoleErrors }) => {
    consoleErrors.expect('404 /static/traveller/assets/index-');
    const gone = network.disturb(entryChunk, {
      kind: 'forward',
      path: '/static/traveller/assets/index-gone1234.js',
    });
    await page.goto('/air/booking/flights');
    await expect(page.getByRole('heading', { name: 'Hay una versión nueva de la página' })).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'traveller-gone-es');
    const loadedAnew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Volver a cargar' }).click();
    await loadedAnew;
    // The page asks for its app again by itself, and goes on once it is there.
    gone.end();
    await expect(page.getByRole('heading', { level: 1, name: 'Complete su búsqueda' })).toBeVisible();
  },
);

test(
  'a language that cannot be loaded leaves the page as it is, and says what to do',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('net::ERR_INTERNET_DISCONNECTED /static/traveller/assets/');
    // The first page asks for destinations and promotions at a person's first sign, which here comes without a connection.
    consoleErrors.allow('net::ERR_INTERNET_DISCONNECTED /api/air-booking/v1/destinations');
    consoleErrors.allow('net::ERR_INTERNET_DISCONNECTED /api/promotions/v1/promotions');
    await openIn(page, 'es', '/');
    await expect(page.locator('html[data-app="shown"]')).toBeAttached();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('No pudimos cargar el otro idioma')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Con el viento a favor' })).toBeVisible();
    await keepScreenshot(page, 'traveller-language-offline-es');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
    await expect(page.getByText('We could not load')).toHaveCount(0);
  },
);

for (const [name, script] of [
  ['entry', entryChunk],
  ['renderer', rendererChunk],
] as const) {
  test(
    `the app’s ${name}, if it could not be fetched, is fetched once there is a connection, and an early press counts`,
    { tag: longSet },
    async ({ page, network, consoleErrors }) => {
      const cut = network.disturb(script, { kind: 'cut' });
      consoleErrors.expect(/^net::ERR_\w+ \/static\/traveller\/assets\/(?:index|react-root)-/);
      // A line that was cut while it was kept open is asked once more by the browser itself: its failure is what counts.
      const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
      await openIn(page, 'es', '/');
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Con el viento a favor' })).toBeVisible();
      await failed;
      cut.end();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
    },
  );
}
