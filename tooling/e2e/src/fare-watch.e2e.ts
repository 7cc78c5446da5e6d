import { expect, type Page } from '@playwright/test';

import {
  book,
  bookingWords,
  chooseFlights,
  fillContact,
  fillPassenger,
  goOn,
  ines,
  payWith,
  recordLocatorOf,
} from './booking-journey.ts';
import { expectFitsWidths, openIn, test } from './journey.ts';
import { addressMailed } from './mailed-address.ts';
import { chosenOffer, giveSeatsBack, sellUntilDearer } from './sell-seats.ts';
import { dateIn } from './site/clock.ts';
import { longSet } from './journey-sets.ts';

/** A little more than a watch is left alone after a look. */
const clockStepMs = 7 * 60 * 60 * 1000;

test.use({ clockStepMs });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'on a phone, in Spanish: the price of a trip falls, and one press in the mail leads to the change at the new price',
  { tag: longSet },
  async ({ page, site }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 780 });
    // For two, a step of the price is worth a mail on any day.
    const search = `trip=one-way&from=DAL&to=HOU&date=${dateIn(42)}&adults=2`;
    await chooseFlights(page, 'es', search);
    const { bound } = await chosenOffer(page);
    const others = await sellUntilDearer(page.request, bound);
    // Searches know of sold seats two seconds later.
    const before = `$${((2 * bound.perPassenger.amountMinor) / 100).toFixed(2)}`;
    const totalNow = async (): Promise<string> => {
      await openIn(page, 'es', `/air/booking/flights?${search}&pick=${bound.itinerary.id}~${bound.family}`);
      const total = page.getByRole('region', { name: 'Total' });
      await expect(total).toContainText('$');
      return total.innerText();
    };
    await expect.poll(totalNow).not.toContain(before);
    await page.getByRole('button', { name: bookingWords.es.next }).click();
    await page.waitForURL('**/air/booking/passenger/0');
    await fillPassenger(page, 'es', ines);
    await fillContact(page, 'es', 'ines.avisos@example.com');
    await goOn(page, 'es');
    await page.waitForURL('**/air/booking/passenger/1');
    await fillPassenger(page, 'es', { firstName: 'Luis', lastName: 'Ortega', born: '1982-05-17' });
    await goOn(page, 'es');
    await payWith(page, 'es', 'approved');
    await book(page, 'es');
    const recordLocator = await recordLocatorOf(page, 'es');

    await openIn(page, 'es', `/trip/${recordLocator}`);
    const watch = page.getByRole('switch', { name: 'Avísenme si baja el precio' });
    await watch.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Le avisaremos a/)).toBeVisible();
    await expectFitsWidths(page, 'fare-watch-trip-es');
    await page.setViewportSize({ width: 360, height: 780 });

    await giveSeatsBack(page.request, others.at(-1) ?? '');
    site.moveClock();
    const change = await addressMailed(page.request, /Bajó el precio de su viaje a Houston/, '/air/change/');
    await page.goto(change);
    await expect(page).toHaveURL(new RegExp(`/air/change/${recordLocator}`));
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(/[−-]\$\d+\.\d\d/);
    await expectFitsWidths(page, 'fare-watch-change-es');
    await page.getByRole('button', { name: bookingWords.es.next }).click();
    await expect(heading(page, 'Revise el cambio')).toBeFocused();
    await expect(page.getByText(/\$\d+\.\d\d/).first()).toBeVisible();
  },
);

test(
  'in English: a guest has a search watched, confirms by the mailed link, and stops it at one press',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openIn(page, 'en', `/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=${dateIn(42)}&adults=2`);
    await page.getByRole('button', { name: 'Tell me if the price drops' }).click();
    const dialog = page.getByRole('dialog', { name: 'Price alert' });
    await dialog.getByLabel('Email').fill('guest.alerts@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Check your email')).toBeVisible();
    const link = await addressMailed(page.request, /Confirm your price alert/, '/fare-watch');
    await page.goto(link);
    await expect(heading(page, 'Confirm your price alert')).toBeVisible();
    await expect(page).toHaveURL(/\/fare-watch[^#]*$/);
    await expectFitsWidths(page, 'fare-watch-confirm-en');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Confirm the alert' }).click();
    await expect(page.getByText('The alert is confirmed')).toBeVisible();
    await expectFitsWidths(page, 'fare-watch-on-en');
    await page.goto(link);
    await page.getByRole('button', { name: 'Do not tell me any more' }).click();
    await expect(heading(page, 'We will not tell you any more')).toBeFocused();
    await expectFitsWidths(page, 'fare-watch-stopped-en');
  },
);
