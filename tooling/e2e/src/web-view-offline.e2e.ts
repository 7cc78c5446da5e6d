import { buildPath } from '@airline/links';
import { expect, type Page } from '@playwright/test';

import { book, reachReview, recordLocatorOf } from './booking-journey.ts';
import { isLongerSet, onceInFastSet } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, keepScreenshot, openIn, test, type Language } from './journey.ts';
import { logIn, people, sendLogin } from './login-journey.ts';
import type { Site } from './site/start-site.ts';

/** Check-in is open for 23 hours: no opening is stepped over. */
test.use({ clockStepMs: 8 * 60 * 60 * 1000 });

const home = buildPath('mobile-home');
const words = {
  es: {
    hi: 'Hola, Ana',
    guest: 'Alisio en su teléfono',
    goods: 'Ninguno de estos pasajeros lleva materiales peligrosos',
    checkIn: 'Hacer el check-in',
    passes: 'Pases de abordar',
    pass: /^Pase de Inés Núñez O’Hara/,
    seeTrip: 'Ver el viaje',
    kept: 'Sin red: se muestra lo guardado en este dispositivo',
    readAt: /Última lectura: /,
    asOf: /(?:Consultado|Lo que ve es de)/,
    status: /^Vuelo 9Z/,
    logOut: 'Cerrar sesión',
    notLoggedOut: 'No pudimos cerrar su sesión',
  },
  en: {
    hi: 'Hi, Ana',
    guest: 'Alisio on your phone',
    goods: 'None of these passengers carries dangerous goods',
    checkIn: 'Check in',
    passes: 'Boarding passes',
    pass: /^Pass of Inés Núñez O’Hara/,
    seeTrip: 'See the trip',
    kept: 'No network: this is what this device kept',
    readAt: /Last read on /,
    asOf: /looked up/i,
    status: /^Flight 9Z/,
    logOut: 'Log out',
    notLoggedOut: 'We couldn’t log you out',
  },
} as const;

/** Waits until the browser keeps a page of the web view for when there is no network. */
async function expectKept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (kept) => {
      const worker = await navigator.serviceWorker.getRegistration(kept);
      const isOwn = worker !== undefined && worker.active !== null && new URL(worker.scope).pathname === '/mobile/';
      return isOwn && (await caches.match(kept, { ignoreSearch: true })) !== undefined;
    }, path);
  await expect.poll(isKept, { message: `${path} is kept` }).toBe(true);
}

/** Lets time pass until check-in of the page's trip is open. */
async function waitUntilOpen(page: Page, site: Site, language: Language): Promise<void> {
  const submit = page.getByRole('button', { name: words[language].checkIn });
  for (let steps = 0; steps < 9 && !(await submit.isVisible()); steps += 1) {
    site.moveClock();
    await page.reload();
    await page.locator('html[data-app=shown]').waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  }
  await expect(submit).toBeVisible();
}

/** Shows a page of the bundle at the sizes of telephones, in the dark and with large text. */
async function expectOnTelephones(page: Page, name: string): Promise<void> {
  await expectFitsWidths(page, name);
  for (const [width, height] of [
    [412, 915],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    if (isLongerSet) await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await keepScreenshot(page, `${name}-${width}-dark-large`);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  }
}

for (const language of ['es', 'en'] as const) {
  const own = words[language];
  test(
    `${language}: on the day of travel the web view shows the trip, and with the network cut what it kept of it, until the log-out`,
    onceInFastSet(language === 'es'),
    async ({ page, site, consoleErrors }) => {
      test.slow();
      consoleErrors.allow(/net::ERR|Failed to load resource/);
      await page.setViewportSize({ width: 360, height: 740 });
      await logIn(page, language, people.ana);
      await reachReview(page, language, { email: `web-view-${language}@example.com`, days: 1 });
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);
      const pass = `/mobile/air/boarding-pass/${recordLocator}`;
      const trip = `/mobile/trip/${recordLocator}`;
      await openIn(page, language, `/mobile/air/check-in/${recordLocator}`);
      await waitUntilOpen(page, site, language);

      // The first page of who is logged in: the trip, and that check-in is open.
      await openIn(page, language, `/mobile/account/login`);
      await sendLogin(page, language, people.ana);
      await expect(page.getByRole('heading', { level: 1, name: own.hi })).toBeVisible();
      await expect(page).toHaveURL(home);
      await expect(page.getByText(recordLocator)).toBeVisible();
      await expectOnTelephones(page, `web-view-home-${language}`);
      await page.getByRole('link', { name: own.checkIn, exact: true }).first().click();
      await page.getByLabel(own.goods).check();
      await page.getByRole('button', { name: own.checkIn }).click();
      await expect(page).toHaveURL(pass);
      await expect(page.getByRole('article', { name: own.pass })).toBeVisible();
      await expectKept(page, pass);
      await openIn(page, language, trip);
      await expectKept(page, trip);
      await openIn(page, language, home);
      await expect(page.getByRole('link', { name: own.passes })).toHaveAttribute('href', pass);
      const status = page.locator('a[href*="flight="]').first();
      await status.click();
      await expect(page.getByRole('heading', { level: 2, name: own.status })).toBeVisible();
      await expectKept(page, '/mobile/air/flight-status/');
      await expectKept(page, home);

      // Another start of the app, without a network.
      await page.context().setOffline(true);
      const offline = await page.context().newPage();
      await offline.setViewportSize({ width: 360, height: 740 });
      await offline.goto(home);
      await expect(offline.getByRole('heading', { level: 1, name: own.hi })).toBeVisible();
      await expect(offline.getByText(own.kept)).toBeVisible();
      await expect(offline.getByText(own.readAt).first()).toBeVisible();
      await expectOnTelephones(offline, `web-view-home-kept-${language}`);
      // A browser may say that there is a network where nothing comes through: the page stays, and so does where the person goes next.
      const asked = offline.waitForEvent('requestfailed');
      await offline.evaluate(() => {
        document.documentElement.dataset['stays'] = 'true';
        window.dispatchEvent(new Event('online'));
      });
      await asked;
      await expect(offline.locator('html[data-stays=true]')).toBeAttached();
      await expect(offline.getByText(own.kept)).toBeVisible();
      // A page that is not kept leads to the one that lists what is: the trips of the account, as the app's own menu opens them.
      await offline.goto('/mobile/loyalty/myaccount/trips');
      await expect(offline).toHaveURL(home);
      await expect(offline.getByText(recordLocator).first()).toBeVisible();
      await offline.goto(pass);
      await expect(offline.getByRole('article', { name: own.pass })).toBeVisible();
      await expect(offline.getByText(own.kept)).toBeVisible();
      await offline.goto(trip);
      await expect(offline.getByText(own.kept)).toBeVisible();
      await expect(offline.getByText(own.readAt)).toBeVisible();
      await offline.goto(home);
      await offline.getByRole('link', { name: own.status }).click();
      await expect(offline.getByRole('heading', { level: 2, name: own.status })).toBeVisible();
      await expect(offline.getByText(own.asOf)).toBeVisible();

      // The network is back: what is shown is what is so now.
      await offline.goto(home);
      await expect(offline.getByText(own.kept)).toBeVisible();
      await page.context().setOffline(false);
      await expect(offline.getByRole('button', { name: own.logOut })).toBeVisible();
      await expect(offline.getByText(own.kept)).toBeHidden();
      await expect(offline.getByText(recordLocator)).toBeVisible();

      // To log out takes a network, and says so; what the device kept goes at once.
      await expectKept(offline, home);
      await page.context().setOffline(true);
      await offline.getByRole('button', { name: own.logOut }).click();
      await expect(offline.getByText(own.notLoggedOut)).toBeVisible();
      await expect.poll(() => offline.evaluate(() => caches.keys())).toEqual([]);
      await page.context().setOffline(false);
      await offline.getByRole('button', { name: own.logOut }).click();
      await expect(offline.getByRole('heading', { level: 1, name: own.guest })).toBeVisible();
      await expect.poll(() => offline.evaluate(() => caches.keys())).toEqual([]);
    },
  );
}
