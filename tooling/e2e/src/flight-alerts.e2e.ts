import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { longSet } from './journey-sets.ts';
import { expectFitsWidths, openIn, test } from './journey.ts';
import { addressMailed } from './mailed-address.ts';
import { dateIn } from './site/clock.ts';
import { apiHeaders, feedKey } from './site/start-site.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A flight that leaves Dallas for Houston tomorrow. */
async function flightOfTomorrow(request: APIRequestContext) {
  const date = dateIn(1);
  const answer = await request.get(`/api/flight-status/v1/routes?origin=DAL&destination=HOU&date=${date}`, {
    headers: apiHeaders,
  });
  const { flights } = (await answer.json()) as {
    readonly flights: readonly {
      readonly flight: string;
      readonly legs: readonly { readonly departure: { readonly scheduledAt: string } }[];
    }[];
  };
  const last = flights.at(-1);
  const departs = last?.legs[0]?.departure.scheduledAt;
  if (last === undefined || departs === undefined) throw new Error('Nothing leaves tomorrow.');
  return { flight: last.flight, date, departs };
}

test(
  'in English: somebody asks for a flight, hears that it is late, and ends it at one press',
  { tag: longSet },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { flight, date, departs } = await flightOfTomorrow(page.request);
    await openIn(page, 'en', `/air/flight-status/?flight=${flight}&date=${date}`);
    await page.getByRole('button', { name: 'Tell me about this flight' }).click();
    const dialog = page.getByRole('dialog', { name: /^Alerts for flight/ });
    await dialog.getByLabel('Email').fill('guest.flights@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Check your email')).toBeVisible();
    await page.goto(await addressMailed(page.request, /Confirm your alerts for flight/, '/flight-alert'));
    await expect(heading(page, 'Confirm your alerts')).toBeVisible();
    await expect(page).toHaveURL(/\/flight-alert[^#]*$/);
    await expectFitsWidths(page, 'flight-alert-confirm-en');
    await page.getByRole('button', { name: 'Confirm the alerts' }).click();
    await expect(page.getByText('The alerts are confirmed')).toBeVisible();

    const estimatedDeparture = new Date(Date.parse(departs) + 4 * 3_600_000).toISOString();
    const report = { flight, date, from: 'DAL', saidAt: site.now().toISOString() };
    const reported = await page.request.post('/api/flight-status/v1/reports', {
      headers: { authorization: `Bearer ${feedKey}` },
      data: { reports: [{ ...report, facts: { estimatedDeparture, delayCodes: ['93'] } }] },
    });
    expect(await reported.json()).toEqual({ recorded: 1, remarks: [] });
    const stop = await addressMailed(page.request, /to Houston: (?:now leaves at|leaves after all)/, '/flight-alert');
    await page.goto(stop);
    await expect(heading(page, 'Your alerts')).toBeVisible();
    await page.getByRole('button', { name: 'Do not tell me any more' }).click();
    await expect(heading(page, 'We will not tell you any more')).toBeFocused();
    await expectFitsWidths(page, 'flight-alert-stopped-en');
  },
);
