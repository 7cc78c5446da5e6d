import { expect, type Page } from '@playwright/test';

import { bookingWords, chooseFlights, fillContact, fillPassenger, goOn, ines } from './booking-journey.ts';
import { openIn, test } from './journey.ts';
import { dateIn } from './site/clock.ts';
import { longSet } from './journey-sets.ts';

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
  test(
    `the other language comes at the next press, after its scripts failed (${how})`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      consoleErrors.expect(scriptFailed);
      await openIn(page, 'es', '/');
      await appShown(page);
      const mend = await failScripts(page, anyScript, how);
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByText('No pudimos cargar el otro idioma')).toBeVisible();
      mend();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
    },
  );

  test(
    `the search form comes when it is asked for again, with what was typed, after its scripts failed (${how})`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      consoleErrors.expect(scriptFailed);
      const mend = await failScripts(page, /\/assets\/(?:SearchForm|search-form|date-picker)-[^/]*\.js$/, how);
      await openIn(page, 'es', '/');
      await appShown(page);
      await page.getByLabel('Desde', { exact: true }).fill('dal');
      await expect(page.getByText('No pudimos preparar la búsqueda')).toBeVisible();
      mend();
      await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
      await expect(page.getByRole('combobox', { name: 'Desde' })).toHaveValue('dal');
    },
  );

  test(
    `a page comes when it is asked for again, after its scripts failed, and a cut line is no new version (${how})`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      consoleErrors.expect(scriptFailed);
      await openIn(page, 'es', '/');
      await appShown(page);
      const mend = await failScripts(page, anyScript, how);
      await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Parece que no hay conexión' })).toBeVisible();
      mend();
      await page.getByRole('button', { name: 'Probar de nuevo' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Inicie sesión' })).toBeVisible();
    },
  );

  test(
    `the first page comes to life once its scripts can be fetched, and an early press counts (${how})`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      consoleErrors.expect(scriptFailed);
      const mend = await failScripts(page, anyScript, how);
      await openIn(page, 'es', '/');
      await page.getByRole('button', { name: 'English' }).click();
      mend();
      // The browser tells when the line is back; that a server answers again is found by asking.
      if (how === 'cut') await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('heading', { level: 1, name: 'The wind at your back' })).toBeVisible();
    },
  );
}

test(
  'a line that is cut between the fetch of a page’s scripts and their import is no new version either',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
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
  },
);

test(
  'a card that is sent without a connection waits for it, and goes on by itself',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/^net::ERR_INTERNET_DISCONNECTED/);
    await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(41)}&adults=1`);
    await fillPassenger(page, 'es', ines);
    await fillContact(page, 'es', 'reconnected@example.com');
    await goOn(page, 'es');
    await page.getByText(bookingWords.es.testCards).click();
    await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: bookingWords.es.next }).click();
    await expect(page.getByRole('button', { name: 'Esperando la conexión…' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: bookingWords.es.review })).toBeVisible();
  },
);

test(
  'a booking whose tab was ended is offered on the first page, with its names and contact',
  { tag: longSet },
  async ({ page }) => {
    await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(42)}&adults=1`);
    await fillPassenger(page, 'es', ines);
    await fillContact(page, 'es', 'unfinished@example.com');
    await goOn(page, 'es');
    const nextTab = await page.context().newPage();
    await page.close();
    await openIn(nextTab, 'es', '/');
    await expect(nextTab.getByText(/^Tiene un viaje a medias: Dallas.* → Houston/)).toBeVisible();
    await nextTab.getByRole('button', { name: 'Seguir con este viaje' }).click();
    await expect(nextTab.getByLabel(bookingWords.es.firstName, { exact: true })).toHaveValue('Inés');
    await expect(nextTab.getByLabel(bookingWords.es.email)).toHaveValue('unfinished@example.com');
    await expect(nextTab.getByLabel(bookingWords.es.year, { exact: true })).toHaveValue('');
  },
);
