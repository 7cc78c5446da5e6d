import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { mailsWith } from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test as journey } from './journey.ts';
import { loginWords, sendLogin } from './login-journey.ts';
import { dateIn } from './site/clock.ts';
import { startSite } from './site/start-site.ts';

/** A day of the week to come, at an hour at which people of the company travel. */
const workday = `${dateIn(14)}T17:00:00Z`;

/** A site whose company has 500 people and the trips of a year. */
const test = journey.extend<object, { readonly workerSite: Awaited<ReturnType<typeof startSite>> }>({
  workerSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs: none.
    async ({}, provide) => {
      const variables = { DEMO_TRIPS: 'on' };
      // They are written in the background of the start: a page would show fewer of them than the next one.
      const untilLogged = 'the company of the demonstration has trips';
      const site = await startSite({ template: process.env['E2E_TEMPLATE'], clockAt: workday, variables, untilLogged });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// Both in one worker: a site with so many trips is made once.
test.describe.configure({ mode: 'default' });

const carlos = { username: 'carlos.vega', password: 'Ruta2026!' };

const words = {
  es: {
    trips: 'Viajes de Olivares Export',
    now: 'Quién viaja ahora',
    write: /^Escribir a todos los que pasan por /,
    message: 'Mensaje',
    messageError: /Escriba un mensaje/,
    send: 'Enviar',
    sent: /^Enviamos \d+ correos?$/,
    reports: 'Informes',
    monthly: 'Gasto mensual',
    airSpend: 'Gasto aéreo',
    show: 'Ver informe',
    reference: /^Referencia interna/,
    lines: /^([\d,]+) líneas?$/,
    next: 'Siguientes líneas',
    csv: 'Descargar todo: CSV',
  },
  en: {
    trips: 'Travel at Olivares Export',
    now: 'Who travels now',
    write: /^Write to all who pass through /,
    message: 'Message',
    messageError: /Write a message/,
    send: 'Send',
    sent: /^We sent \d+ emails?$/,
    reports: 'Reports',
    monthly: 'Monthly spend',
    airSpend: 'Air spend',
    show: 'Show report',
    reference: /^Internal reference/,
    lines: /^([\d,]+) lines?$/,
    next: 'Next lines',
    csv: 'Download everything: CSV',
  },
} as const;

for (const [language, width] of [
  ['es', 360],
  ['en', 1280],
] as const) {
  const own = words[language];

  test(
    `a travel manager sees who travels, writes to them, and reads what was spent, in ${language} at ${width} px`,
    { tag: longSet },
    async ({ page }) => {
      const expectGood = async (name: string): Promise<void> => {
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await keepScreenshot(page, `${name}-${language}-${width}`);
      };
      await page.setViewportSize({ width, height: 800 });
      await openIn(page, language, '/business/ctm/login/');
      await sendLogin(page, language, carlos, loginWords[language].portalUsername);
      await expect(page.getByRole('heading', { level: 2, name: own.trips })).toBeVisible();
      await expect(page.getByRole('heading', { name: own.now })).toBeVisible();
      await expect(page.getByRole('button', { name: own.write }).first()).toBeVisible();
      await expectGood('company-home');

      await page.getByRole('button', { name: own.write }).first().click();
      const form = page.getByRole('form', { name: own.write });
      await expect(form.getByLabel(own.message)).toBeFocused();
      await form.getByRole('button', { name: own.send }).click();
      await expect(form.getByText(own.messageError)).toBeVisible();
      const message = `Llamen a la oficina, ${language}-${width}.`;
      await form.getByLabel(own.message).fill(message);
      await expectGood('company-message');
      await form.getByRole('button', { name: own.send }).click();
      await expect(page.getByText(own.sent)).toBeVisible();
      await expect.poll(async () => mailsWith(page, '@olivares.example')).toBeGreaterThan(0);

      await page.goto('/business/ctm/reports');
      await expect(page.getByRole('heading', { level: 1, name: own.monthly })).toBeVisible();
      await expect(page.getByRole('table', { name: own.monthly }).getByRole('row')).toHaveCount(13);
      await expectGood('company-monthly');

      await page.getByRole('link', { name: own.airSpend }).click();
      await expect(page.getByRole('heading', { level: 1, name: own.airSpend })).toBeFocused();
      await page.getByLabel(own.reference).fill('PRJ-3307');
      await page.getByRole('button', { name: own.show }).click();
      await expect(page).toHaveURL(/reference=PRJ-3307/);
      const rows = page.getByRole('table', { name: own.airSpend }).getByRole('row');
      await expect(rows.filter({ hasText: 'EXPO-26' })).toHaveCount(0);
      await expect(rows.filter({ hasText: 'PRJ-3307' }).first()).toBeVisible();
      await expectGood('company-air-spend');
      const [, lines] = own.lines.exec((await page.getByText(own.lines).textContent()) ?? '') ?? [];
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: own.csv }).click(),
      ]);
      const file = readFileSync(await download.path(), 'utf8');
      // A line of headings, and one for each of the page's count.
      expect(file.trimEnd().split('\r\n')).toHaveLength(Number(lines?.replaceAll(',', '')) + 1);
    },
  );
}
