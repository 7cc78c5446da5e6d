import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { expectAccessible, openIn, test } from './journey.ts';
import { dateIn } from './site/clock.ts';
import { longSet } from './journey-sets.ts';

test(
  'on a phone, in Spanish: the flights of a week, as a file, and from a day to its prices',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openIn(page, 'es', '/air/flight-schedules/');
    for (const [name, typed] of [
      ['Desde', 'DAL'],
      ['Hasta', 'HOU'],
    ] as const) {
      await page.getByRole('combobox', { name }).click();
      await page.keyboard.type(typed);
      await page
        .getByRole('option', { name: new RegExp(typed) })
        .first()
        .click();
    }
    await page.getByRole('checkbox', { name: 'Solo vuelos directos' }).check();
    await page.getByRole('button', { name: 'Ver horarios' }).click();
    await expect(page.getByRole('heading', { name: 'De Dallas (Love Field) a Houston (Hobby)' })).toBeVisible();
    await page.getByRole('link', { name: /Siete días después/ }).click();
    await expect(page).toHaveURL(new RegExp(`date=${dateIn(7)}`));
    await expect(page.getByRole('row').nth(1)).toContainText('Directo');
    await expectAccessible(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Calendario (iCalendar)' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await page
      .getByRole('link', { name: /Ver precios y reservar/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/air\/booking\/flights\?trip=one-way&from=DAL&to=HOU&date=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeVisible();
  },
);

test(
  'by keyboard, in English: the cheapest days there and back, and on to their flights, where the flag is on',
  { tag: longSet },
  async ({ page, site }) => {
    const closed = await page.request.get('/air/low-fare-calendar/?language=en');
    expect(closed.status()).toBe(200);
    expect(await closed.text()).toContain('Not available');
    await site.setSettings({ metadataFlags: { lowFareCalendar: true } });
    await page.setViewportSize({ width: 1280, height: 900 });
    const date = dateIn(40);
    await openIn(page, 'en', `/air/low-fare-calendar/?trip=return&from=DAL&to=HOU&date=${date}&adults=2`);
    await expect(page.getByRole('heading', { level: 1, name: 'Low-fare calendar' })).toBeVisible();
    const out = page.getByRole('region', { name: /^Departure: Dallas/ });
    await expect(out.getByText(/The prices of .* are ready/)).toBeVisible();
    await out.locator('[role=gridcell] [tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`date=${dateIn(41)}`));
    const back = page.getByRole('region', { name: /^Return: Houston/ });
    await expect(back.getByText(/The prices of .* are ready/)).toBeVisible();
    await back.locator('[role=gridcell] [tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const sum = page.getByRole('region', { name: 'Your choice' });
    await expect(sum.getByText('For 2 passengers with a seat')).toBeVisible();
    await expectAccessible(page, 'main');
    await sum.getByRole('link', { name: 'See flights' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/air\/booking\/flights\?trip=return&from=DAL&to=HOU&date=.*&return=.*&adults=2/);
  },
);
