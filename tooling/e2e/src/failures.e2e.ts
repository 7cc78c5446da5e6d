import { expect } from '@playwright/test';

import { apps, expectAccessible, keepScreenshot, openIn, test } from './journey.ts';

for (const { app, home, homeChunk, title, site } of apps) {
  test(`${app}: a page that crashes says so, reports itself, and can be reloaded`, async ({ page, complaints }) => {
    await page.route(homeChunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError("seat map is undefined")' }),
    );
    await openIn(page, 'es', home);
    await expect(page).toHaveTitle(`Error: Algo ha fallado de nuestro lado · ${site.es}`);
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
    await page.unroute(homeChunk);
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title.es })).toBeVisible();
    // The webview's router leaves the crash in the console, where a developer looks for it.
    complaints.length = 0;
  });
}

test('after a deployment, a page whose script is gone offers to reload', async ({ page, complaints }) => {
  const { homeChunk } = apps[0];
  await page.route(homeChunk, (route) => route.fulfill({ status: 404, body: '' }));
  await openIn(page, 'es', '/');
  await expect(page.getByRole('heading', { level: 1, name: 'Hay una versión nueva de la página' })).toBeVisible();
  await page.unroute(homeChunk);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Con el viento a favor' })).toBeVisible();
  complaints.length = 0;
});

test('after a deployment, a page whose app is gone says so instead of staying blank', async ({ page, complaints }) => {
  const entry = '**/static/traveller/assets/index-*.js';
  await page.route(entry, (route) =>
    route.continue({ url: new URL('/static/traveller/assets/index-gone1234.js', route.request().url()).href }),
  );
  await openIn(page, 'es', '/air/booking/flights');
  await expect(page.getByRole('heading', { name: 'Hay una versión nueva de la página' })).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'traveller-gone-es');
  await page.unroute(entry);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Complete su búsqueda' })).toBeVisible();
  complaints.length = 0;
});

test('a language that cannot be loaded leaves the page as it is, and says what to do', async ({ page, complaints }) => {
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
  complaints.length = 0;
});

test('a script that could not be fetched is fetched once there is a connection, and an early press counts', async ({
  page,
  complaints,
}) => {
  let isCut = true;
  await page.route('**/static/traveller/assets/index-*.js*', (route) => (isCut ? route.abort() : route.continue()));
  await openIn(page, 'es', '/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Con el viento a favor' })).toBeVisible();
  isCut = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
  complaints.length = 0;
});
