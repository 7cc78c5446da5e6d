import { expect, type Page } from '@playwright/test';

import { test } from './journey.ts';
import { longSet } from './journey-sets.ts';

/** Holds every script back that the page asks for, until it is let through: the page is there, and nothing listens. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/static/traveller/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Resolves once so many of the page's scripts have come. */
function scriptsCome(page: Page, count: number): Promise<void> {
  let come = 0;
  return new Promise((resolve) => {
    if (count === 0) resolve();
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') come += 1;
      if (come === count) resolve();
    });
  });
}

const appShown = (page: Page) => page.locator('html[data-app=shown]').waitFor();
/** Lists how often the page is gone to: what the browser does for a form that nothing listens to is in it. */
function followNavigations(page: Page): readonly string[] {
  const gone: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone.push(request.url());
  });
  return gone;
}

const titles = {
  '/': { es: 'Con el viento a favor', en: 'The wind at your back' },
  '/air/booking/': { es: 'Reserve un vuelo', en: 'Book a flight' },
  '/find-my-trip': { es: 'Encuentre su viaje', en: 'Find your trip' },
} as const;
const paths = Object.keys(titles) as (keyof typeof titles)[];

for (const path of paths) {
  test(
    `${path}: the form and the language that are asked for before the scripts are there come once they are`,
    { tag: longSet },
    async ({ page }) => {
      const letThrough = await holdScripts(page);
      const gone = followNavigations(page);
      await page.goto(path, { waitUntil: 'commit' });
      const submit = page.locator('main button[type=submit]');
      await submit.click();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path].es);
      letThrough();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path].en);
      await expect(page.getByRole('alert').getByRole('link')).toHaveCount(path === '/find-my-trip' ? 3 : 4);
      await expect(page).toHaveURL(path);
      expect(gone).toHaveLength(1);
    },
  );

  test(
    `${path}: each link that is pressed before the scripts are there leads on at once`,
    { tag: longSet },
    async ({ page }) => {
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const last = page.getByRole('contentinfo').getByRole('link').last();
      const address = await last.evaluate((a: HTMLAnchorElement) => a.href);
      // An answer without content leaves the browser where it is.
      await page.route(address, (route) => route.fulfill({ status: 204 }));
      const asked = page.waitForRequest(address);
      await last.focus();
      await page.keyboard.press('Enter');
      expect((await asked).isNavigationRequest()).toBe(true);
      // Of the others is written down what the browser would follow, and the page stays for the next one.
      const { addresses, followed } = await page.evaluate(() => {
        const written: string[] = [];
        addEventListener('click', (event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (link !== null && !event.defaultPrevented) written.push(link.href);
          event.preventDefault();
        });
        const links = [...document.links].filter((link) => link.checkVisibility());
        for (const link of links) link.click();
        return { addresses: links.map(({ href }) => href), followed: written };
      });
      expect(addresses.length).toBeGreaterThan(4);
      expect(followed).toEqual(addresses);
    },
  );

  test(
    `${path}: each button that is pressed before the scripts are there says that it was, and counts once`,
    { tag: longSet },
    async ({ page }) => {
      const letThrough = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main button[type=submit]').waitFor();
      const buttons = page.locator('#root button').filter({ visible: true });
      for (const button of await buttons.all()) {
        await button.dblclick();
        await expect(button).toHaveAttribute('aria-busy', 'true');
      }
      letThrough();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path].en);
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    },
  );
}

for (const path of ['/', '/air/booking/'] as const) {
  test(
    `${path}: the party, the kind of trip and the points that were chosen early are chosen in the form`,
    { tag: longSet },
    async ({ page }) => {
      const letThrough = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.getByText('Solo ida', { exact: true }).click();
      await page.getByLabel(/puntos/).check();
      await page.locator('[data-part=party] button').click();
      letThrough();
      await expect(page.getByRole('button', { name: 'Un niño más' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Solo ida' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: /puntos/ })).toBeChecked();
    },
  );
}

test(
  'places that are swapped before the scripts are there are swapped in the form',
  { tag: longSet },
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Desde', { exact: true }).fill('dal');
    await page.getByLabel('Hasta', { exact: true }).fill('mco');
    await page.getByRole('button', { name: 'Intercambiar origen y destino' }).click();
    letThrough();
    await expect(page.getByRole('combobox', { name: 'Desde' })).toHaveValue('mco');
    await expect(page.getByRole('combobox', { name: 'Hasta' })).toHaveValue('dal');
  },
);

test(
  'the dates that are pressed before the scripts are there have the focus in the form',
  { tag: longSet },
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Fechas de ida y vuelta').click();
    letThrough();
    await expect(page.getByRole('spinbutton').first()).toBeFocused();
  },
);

test('the party opens also where a press gives a button no focus', { tag: longSet }, async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-part=party] button').evaluate((button: HTMLButtonElement) => button.click());
  letThrough();
  await expect(page.getByRole('button', { name: 'Un niño más' })).toBeVisible();
});

test('a search that is filled in and sent before the scripts are there goes on from what was filled in', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  const gone = followNavigations(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Solo ida', { exact: true }).click();
  await page.getByLabel('Desde', { exact: true }).fill('dal');
  await page.getByLabel('Hasta', { exact: true }).fill('mco');
  await page.getByLabel('Hasta', { exact: true }).press('Enter');
  letThrough();
  await expect(page.getByRole('combobox', { name: 'Desde' })).toHaveValue('dal');
  await expect(page.getByRole('combobox', { name: 'Hasta' })).toHaveValue(/mco/i);
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Solo ida' })).toBeChecked();
  expect(gone).toHaveLength(1);
});

for (const scripts of [0, 1, 2, 4, 8, 'all'] as const) {
  test(
    `a trip that is asked for when ${scripts} of the scripts have come is asked for as it was typed`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      consoleErrors.expect('404 /api/air-booking/v1/trips/lookup');
      const letThrough = await holdScripts(page);
      await page.goto('/find-my-trip', { waitUntil: 'commit' });
      await page.getByLabel('Código de reserva').waitFor();
      const come = scripts === 'all' ? appShown(page) : scriptsCome(page, scripts);
      letThrough();
      await come;
      await page.getByLabel('Código de reserva').fill('abc234');
      await page.getByLabel('Nombre', { exact: true }).fill('Ana');
      await page.getByLabel('Apellidos').fill('Ruiz');
      const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('trip'));
      await page.getByRole('button', { name: 'Buscar mi viaje' }).click();
      expect((await asked).postDataJSON()).toEqual({ recordLocator: 'ABC234', firstName: 'Ana', lastName: 'Ruiz' });
      await expect(page.getByRole('alert')).toContainText('No encontramos ese viaje');
    },
  );
}

for (const path of paths) {
  test(
    `${path}: without scripts its form is answered with a page that says what to do`,
    { tag: longSet },
    async ({ browser, baseURL }) => {
      for (const language of ['es', 'en'] as const) {
        const context = await browser.newContext({ javaScriptEnabled: false });
        await context.addCookies([{ name: 'airline.language', value: language, url: baseURL ?? '' }]);
        const page = await context.newPage();
        await page.goto(path);
        await page.locator('main button[type=submit]').click();
        const title = { es: 'Esta página necesita JavaScript', en: 'This page needs JavaScript' }[language];
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page
          .getByRole('link', { name: { es: 'Volver a la página', en: 'Go back to the page' }[language] })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[path][language]);
        await context.close();
      }
    },
  );
}

// Of the login the outline stands alone, which the app draws anew.
for (const path of [...paths, '/login/']) {
  test(
    `${path}: on a telephone the menu opens that was pressed before the scripts were there`,
    { tag: longSet },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const letThrough = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const menu = page.getByRole('button', { name: 'Menú' });
      await menu.click();
      letThrough();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await appShown(page);
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    },
  );
}

test(
  'what is typed into the search of the site before the scripts are there is searched for',
  { tag: longSet },
  async ({ page }) => {
    const letThrough = await holdScripts(page);
    await page.goto('/search', { waitUntil: 'commit' });
    const input = page.getByRole('combobox', { name: '¿Qué busca?' });
    await input.fill('perdí mi maleta');
    letThrough();
    await appShown(page);
    await expect(input).toHaveValue('perdí mi maleta');
    await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText(/resultados de «perdí mi maleta»/)).toBeVisible();
  },
);
