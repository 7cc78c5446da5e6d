import { endpoints, type BoardingPasses } from '@airline/contract';
import { expect, type Page } from '@playwright/test';

import { book, countSheets, reachReview, recordLocatorOf } from './booking-journey.ts';
import { longSet, mainJourney } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, openIn, test, type Language } from './journey.ts';
import { addressMailed } from './mailed-address.ts';
import { readSymbol } from './read-symbol.ts';
import type { Site } from './site/start-site.ts';

/** Check-in is open for 23 hours: no opening is stepped over. */
test.use({ clockStepMs: 8 * 60 * 60 * 1000 });

const words = {
  es: {
    notOpen: 'Todavía no abre',
    opens: /^El check-in se abre el .*hora de Dallas/,
    goods: 'Ninguno de estos pasajeros lleva materiales peligrosos',
    goodsMissing: /Confirme que nadie lleva materiales peligrosos/,
    submit: 'Hacer el check-in',
    done: 'El check-in está hecho',
    pass: /^Pase de Inés Núñez O’Hara/,
    checkedIn: 'Con check-in',
    kiosk: /^En el aeropuerto de Dallas/,
    mail: /Ya puede hacer el check-in de su viaje/,
    undone: 'Ya hizo el check-in de este viaje',
    passes: 'Pases de abordar',
    large: 'Letra grande',
    byMail: 'Enviar por correo',
    mailed: /^Enviamos los pases a c•••@e•••\.com/,
    passMail: /Sus pases de abordar/,
    keep: 'Guardar en este dispositivo para abrirlo sin red',
    kept: 'Sin red: se muestra lo guardado en este dispositivo',
  },
  en: {
    notOpen: 'Not open yet',
    opens: /^Check-in opens on .*Dallas/,
    goods: 'None of these passengers carries dangerous goods',
    goodsMissing: /Confirm that nobody carries dangerous goods/,
    submit: 'Check in',
    done: 'You are checked in',
    pass: /^Pass of Inés Núñez O’Hara/,
    checkedIn: 'Checked in',
    kiosk: /^At the airport of Dallas/,
    mail: /You can check in for your trip/,
    undone: 'You are checked in for this trip',
    passes: 'Boarding passes',
    large: 'Large text',
    byMail: 'Send by email',
    mailed: /^We sent the passes to c•••@e•••\.com/,
    passMail: /Your boarding passes/,
    keep: 'Keep on this device to open it without a network',
    kept: 'No network: this is what this device kept',
  },
} as const;

/** Waits until the browser keeps a page for when there is no network. */
async function expectKept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (kept) =>
        (await caches.match(kept)) !== undefined && (await navigator.serviceWorker.getRegistration())?.active !== null,
      path,
    );
  await expect.poll(isKept).toBe(true);
}

/** Lets time pass until check-in of the page's trip is open. */
async function waitUntilOpen(page: Page, site: Site, language: Language): Promise<void> {
  const submit = page.getByRole('button', { name: words[language].submit });
  for (let steps = 0; steps < 9 && !(await submit.isVisible()); steps += 1) {
    site.moveClock();
    await page.reload();
    await page.locator('html[data-app=shown]').waitFor();
  }
  await expect(submit).toBeVisible();
}

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: a trip is checked in for once that opens, its pass is read back from the screen, and a change says what it undoes`,
    { tag: language === 'en' ? [longSet, mainJourney] : longSet },
    async ({ page, site, consoleErrors }) => {
      test.slow();
      consoleErrors.expect('net::ERR_INTERNET_DISCONNECTED /api/air-booking/v1/trips/lookup');
      // Which of them a page asks for once more depends on how fast it is.
      consoleErrors.allow('net::ERR_INTERNET_DISCONNECTED');
      const own = words[language];
      await page.setViewportSize({ width: 360, height: 780 });
      await reachReview(page, language, { email: `check-in-${language}@example.com`, days: 3 });
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);
      await openIn(page, language, `/air/check-in/${recordLocator}`);
      await expect(page.getByText(own.notOpen)).toBeVisible();
      await expect(page.getByText(own.opens)).toBeVisible();
      await expectFitsWidths(page, `check-in-early-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });

      await waitUntilOpen(page, site, language);
      await addressMailed(page.request, own.mail, `/trip/${recordLocator}`);
      await expect(page.getByRole('heading', { name: own.kiosk })).toBeVisible();
      await expectFitsWidths(page, `check-in-open-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      // By keyboard alone; forgotten first.
      await page.getByRole('button', { name: own.submit }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(own.goodsMissing)).toBeVisible();
      await expect(page.getByLabel(own.goods)).toBeFocused();
      await page.keyboard.press('Space');
      const answered = page.waitForResponse((response) => response.url().endsWith(endpoints.readBoardingPasses.path));
      await page.getByRole('button', { name: own.submit }).focus();
      await page.keyboard.press('Enter');
      const { passes } = (await (await answered).json()) as BoardingPasses;
      await expect(page.getByText(own.done)).toBeVisible();
      await expect(page.getByRole('article', { name: own.pass })).toContainText('A16');
      const [pass] = passes;
      expect(pass?.barcode).toMatch(/^M1NUNEZ OHARA\/INES {4}E/);

      await addressMailed(page.request, own.passMail, `/trip/${recordLocator}`);
      await page.getByRole('button', { name: own.byMail }).click();
      await expect(page.getByText(own.mailed)).toBeVisible();

      for (const look of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: look });
        for (const [symbol, format] of [
          ['Aztec', 'Aztec'],
          ['QR', 'QRCode'],
          ['PDF417', 'PDF417'],
        ] as const) {
          await page.getByRole('radio', { name: symbol, exact: true }).check();
          const drawn = page.getByRole('img', { name: new RegExp(symbol) });
          const picture = await drawn.locator('..').screenshot();
          expect(await readSymbol(picture)).toEqual({ format, text: pass?.barcode });
        }
        await expectAccessible(page);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      await page.getByRole('radio', { name: 'Aztec', exact: true }).check();
      await page.getByLabel(own.large).check();
      await expectFitsWidths(page, `boarding-pass-${language}`);
      expect(await countSheets(page)).toBe(1);

      await openIn(page, language, `/trip/${recordLocator}`);
      await expect(page.getByRole('link', { name: own.passes })).toBeVisible();
      await expectKept(page, `/trip/${recordLocator}`);
      await expectKept(page, `/air/boarding-pass/${recordLocator}`);

      // Another tab, at an airport without a network, from the home page on.
      await page.context().setOffline(true);
      const offline = await page.context().newPage();
      await offline.setViewportSize({ width: 360, height: 780 });
      await offline.goto('/');
      await expect(offline).toHaveURL(`/air/boarding-pass/${recordLocator}`);
      await expect(offline.getByText(own.kept)).toBeVisible();
      const keptSymbol = await offline.getByRole('img', { name: /Aztec/ }).locator('..').screenshot();
      expect(await readSymbol(keptSymbol)).toEqual({ format: 'Aztec', text: pass?.barcode });
      await expectFitsWidths(offline, `boarding-pass-kept-${language}`);
      await offline.setViewportSize({ width: 360, height: 780 });
      await offline.goto(`/trip/${recordLocator}`);
      await expect(offline.getByText(own.kept)).toBeVisible();
      await expect(offline.getByText(recordLocator).first()).toBeVisible();
      await expectFitsWidths(offline, `trip-kept-${language}`);

      // What is no longer wanted here is gone.
      await page.context().setOffline(false);
      await offline.goto(`/air/boarding-pass/${recordLocator}`);
      await offline.getByLabel(own.keep).uncheck();
      await expect.poll(() => offline.evaluate(() => caches.keys())).toEqual([]);
      await offline.close();

      await openIn(page, language, `/air/change/${recordLocator}`);
      await expect(page.getByText(own.undone)).toBeVisible();
    },
  );
}
