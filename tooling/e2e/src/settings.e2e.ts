import { expect } from '@playwright/test';

import { openIn, test } from './journey.ts';

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
