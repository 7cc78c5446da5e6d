import { expect } from '@playwright/test';

import { longSet } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, keepScreenshot, openIn, test } from './journey.ts';
import { loginWords, logOut, people } from './login-journey.ts';

const path = '/loyalty/myaccount/rapid-rewards';
const words = {
  es: {
    title: 'Nivel y beneficios',
    tier: 'Nivel Plata',
    goal: /^Para el nivel Oro todavía necesita 6 vuelos o 11,800 puntos\./,
    flights: 'Vuelos: 14 de 20',
    show: 'Mostrar el código',
    code: /^Código QR con el número de socio/,
    keep: 'Guardar en este dispositivo',
    offline: 'Sin conexión',
    save: 'Descargar el resumen (CSV)',
    file: 'resumen-de-puntos.csv',
  },
  en: {
    title: 'Tier and benefits',
    tier: 'Silver tier',
    goal: /^You need 6 flights or 11,800 points more for the Gold tier\./,
    flights: 'Flights: 14 of 20',
    show: 'Show the code',
    code: /^QR code with the account number/,
    keep: 'Keep on this device',
    offline: 'No connection',
    save: 'Download the summary (CSV)',
    file: 'points-summary.csv',
  },
} as const;

for (const language of ['es', 'en'] as const) {
  const own = words[language];
  const { username, password, logIn } = loginWords[language];

  test(
    `${language}: a member reads their tier and what is missing, keeps the card, and shows it without a network`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
      await page.setViewportSize({ width: 360, height: 780 });
      await openIn(page, language, path);
      await page.getByLabel(username, { exact: true }).fill(people.nora.username);
      await page.getByLabel(password, { exact: true }).fill(people.nora.password);
      await page.getByRole('button', { name: logIn, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: own.title }).waitFor();
      await expect(page.getByText(own.tier, { exact: true })).toBeVisible();
      await expect(page.getByText(own.goal)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: own.flights })).toBeVisible();
      await expectFitsWidths(page, `rapid-rewards-${language}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await keepScreenshot(page, `rapid-rewards-dark-${language}`);
      await page.emulateMedia({ colorScheme: 'light' });

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: own.save, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(own.file);

      await page.getByRole('button', { name: own.show, exact: true }).click();
      await expect(page.getByRole('img', { name: own.code })).toBeVisible();
      await page.getByRole('checkbox', { name: own.keep }).check();
      await expect.poll(() => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path)).toBe(true);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));

      await page.context().setOffline(true);
      const offline = await page.context().newPage();
      await offline.setViewportSize({ width: 360, height: 780 });
      await offline.goto(path);
      await expect(offline.getByText(own.offline, { exact: true })).toBeVisible();
      await expect(offline.getByText(own.tier, { exact: true })).toBeVisible();
      await expectFitsWidths(offline, `member-card-kept-${language}`);
      await offline.close();
      await page.context().setOffline(false);

      // Nothing of the person stays after the log-out.
      await logOut(page, language, people.nora.firstName);
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    },
  );
}
