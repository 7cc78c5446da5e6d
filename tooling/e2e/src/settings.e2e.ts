import { expect } from '@playwright/test';

import { chooseFlights } from './booking-journey.ts';
import { longSet, onceInFastSet } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { dateIn } from './site/clock.ts';
import { apiKeys } from './site/start-site.ts';

test('what a deployment sets counts on the next page, without a restart: limits and colours', async ({
  page,
  site,
}) => {
  await site.setSettings({
    limits: { maximumTicketedPassengers: 2 },
    colourOverrides: { action: '#0a6a68', 'action-hover': '#085553' },
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await openIn(page, 'es', '/');
  await expect(page.getByRole('button', { name: 'Buscar vuelos' })).toHaveCSS('background-color', 'rgb(10, 106, 104)');
  await page.getByRole('button', { name: /1 pasajero/ }).click();
  await page.getByRole('button', { name: 'Un adulto más' }).click();
  await expect(page.getByText(/viajan hasta 2 pasajeros/)).toBeVisible();
  expect(asked).not.toContain('/api/client-settings/v1/settings');
});

for (const { surface, address, key } of [
  { surface: 'the site', address: `/air/booking/flights?from=DAL&to=HOU&date=${dateIn(30)}`, key: apiKeys.general },
  { surface: 'the portal', address: '/business/ctm/login/', key: apiKeys.corporate },
  {
    surface: 'the web view',
    address: `/mobile/air/flight-status/?origin=DAL&destination=HOU&date=${dateIn(1)}`,
    key: apiKeys.mobile,
  },
]) {
  test(
    `${surface} sends its API key with all that it asks, and with nothing the key of another`,
    onceInFastSet(surface === 'the site'),
    async ({ page }) => {
      const sent: (string | undefined)[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/(?:api|s)\//.test(pathname) && !pathname.startsWith('/api/telemetry/'))
          sent.push(request.headers()['x-api-key']);
      });
      await openIn(page, 'es', address);
      await expect.poll(() => sent.length).toBeGreaterThan(0);
      expect(new Set(sent)).toEqual(new Set([key]));
    },
  );
}

for (const language of ['es', 'en'] as const) {
  test(
    `the mini cart, where its flag is on, has the chosen flights and price in the header while booking, in ${language}`,
    { tag: longSet },
    async ({ page, site }) => {
      await chooseFlights(page, language, `trip=one-way&from=DAL&to=HOU&date=${dateIn(30)}&adults=1`);
      const header = page.getByRole('banner');
      const cart = header.getByRole('button', { name: /Dallas .+ – Houston .+\$/ });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(cart).toHaveCount(0);
      await site.setSettings({ metadataFlags: { miniCart: true } });
      await page.reload();
      for (const width of [1280, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(cart).toBeVisible();
        await cart.focus();
        await page.keyboard.press('Enter');
        await expect(
          header.getByRole('link', { name: language === 'es' ? 'Cambiar vuelos' : 'Change flights' }),
        ).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await keepScreenshot(page, `mini-cart-${language}-${width}`);
        await page.keyboard.press('Escape');
        await expect(cart).toBeFocused();
        await expect(cart).toHaveAttribute('aria-expanded', 'false');
      }
    },
  );
}
