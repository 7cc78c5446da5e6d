import { expect, type Page } from '@playwright/test';

import { openIn, test } from './journey.ts';

const failures = ['cut', '503'] as const;
/** What the browser writes of a script that does not come. */
const scriptFailed = /^(503|net::\w+) \/static\//;

/** Lets the scripts that a pattern names fail until the line is well again. */
async function failScripts(page: Page, scripts: RegExp, how: (typeof failures)[number]): Promise<() => void> {
  let fails = true;
  await page.route(scripts, async (route) => {
    if (!fails) await route.continue();
    else if (how === 'cut') await route.abort('connectionreset');
    else await route.fulfill({ status: 503, body: '', headers: { 'cache-control': 'no-store' } });
  });
  return () => {
    fails = false;
  };
}

/** Every script: what starts them stands in the page itself. */
const anyScript = /\/static\/traveller\/assets\/[^/]*\.js$/;
const appShown = (page: Page) => page.locator('html[data-app=shown]').waitFor();

for (const how of failures) {
  test(`the other language comes at the next press, after its scripts failed (${how})`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(scriptFailed);
    await openIn(page, 'es', '/');
    await appShown(page);
    const mend = await failScripts(page, anyScript, how);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByText('No pudimos cargar el otro idioma')).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
  });

  test(`the search form comes when it is asked for again, with what was typed, after its scripts failed (${how})`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(scriptFailed);
    const mend = await failScripts(page, /\/assets\/(?:SearchForm|search-form|date-picker)-[^/]*\.js$/, how);
    await openIn(page, 'es', '/');
    await appShown(page);
    await page.getByLabel('Desde').fill('dal');
    await expect(page.getByText('No pudimos preparar la búsqueda')).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('combobox', { name: 'Desde' })).toHaveValue('dal');
  });

  test(`a page comes when it is asked for again, after its scripts failed, and a cut line is no new version (${how})`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(scriptFailed);
    await openIn(page, 'es', '/');
    await appShown(page);
    const mend = await failScripts(page, anyScript, how);
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Parece que no hay conexión' })).toBeVisible();
    mend();
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicie sesión' })).toBeVisible();
  });

  test(`the first page comes to life once its scripts can be fetched, and an early press counts (${how})`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(scriptFailed);
    const mend = await failScripts(page, anyScript, how);
    await openIn(page, 'es', '/');
    await page.getByRole('button', { name: 'English' }).click();
    mend();
    // The browser tells when the line is back; that a server answers again is found by asking.
    if (how === 'cut') await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
  });
}

test('a line that is cut between the fetch of a page’s scripts and their import is no new version either', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(scriptFailed);
  await openIn(page, 'es', '/');
  await appShown(page);
  await page.getByRole('combobox', { name: 'Desde' }).waitFor();
  let isCut = false;
  await page.route(anyScript, async (route) => {
    isCut ||= route.request().resourceType() === 'script';
    await (isCut ? route.abort('connectionreset') : route.continue());
  });
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parece que no hay conexión' })).toBeVisible();
});
