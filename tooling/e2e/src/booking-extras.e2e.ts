import { expect, type Page } from '@playwright/test';

import {
  book,
  bookingWords,
  chooseFlights,
  extrasPath,
  fillContact,
  fillPassenger,
  ines,
  leaveExtras,
  payWith,
  recordLocatorOf,
} from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectFitsWidths, openIn, test, type Language } from './journey.ts';
import { dateIn } from './site/clock.ts';

const words = {
  es: {
    title: 'Equipaje y asientos',
    more: 'Una maleta más para Inés Núñez O’Hara',
    earlyBird: 'Registro anticipado',
    without: 'Continuar sin extras',
    total: 'Su viaje',
    bag: '1 maleta de Inés Núñez O’Hara, Dallas (Love Field) – Houston (Hobby)',
    change: 'Cambiar el equipaje y los asientos',
    bagOnTrip: /^Maleta adicional, Inés/,
    earlyBirdOnTrip: /^Registro anticipado, Inés/,
    map: /^Asientos, /,
    seat: /^Asiento 1E de Inés/,
    seatOnTrip: /^Asiento 1E, Inés Núñez O’Hara/,
  },
  en: {
    title: 'Bags and seats',
    more: 'One bag more for Inés Núñez O’Hara',
    earlyBird: 'Early bird check-in',
    without: 'Continue without extras',
    total: 'Your trip',
    bag: '1 bag for Inés Núñez O’Hara, Dallas (Love Field) – Houston (Hobby)',
    change: 'Change bags and seats',
    bagOnTrip: /^Extra bag, Inés/,
    earlyBirdOnTrip: /^Early bird check-in, Inés/,
    map: /^Seats, /,
    seat: /^Seat 1E for Inés/,
    seatOnTrip: /^Seat 1E, Inés Núñez O’Hara/,
  },
} as const;

/** Stands on the page of extras of a flight that is being booked for one adult. */
async function reachExtras(page: Page, language: Language, days: number): Promise<void> {
  await chooseFlights(page, language, `trip=one-way&from=DAL&to=HOU&date=${dateIn(days)}&adults=1`);
  await fillPassenger(page, language, ines);
  await fillContact(page, language, `booking-extras-${language}-${days}@example.com`);
  await page.getByRole('button', { name: bookingWords[language].next }).click();
  await page.waitForURL(`**${extrasPath}`);
  await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();
}

const centsShown = async (page: Page, language: Language): Promise<number> => {
  const text = await page.getByRole('complementary', { name: words[language].total }).textContent();
  return Number((/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1] ?? '').replaceAll(/\D/g, ''));
};

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: a bag and a place ahead in line are booked with the flight, in one payment, and stand on the trip`,
    { tag: longSet },
    async ({ page }) => {
      test.slow();
      const own = words[language];
      await page.setViewportSize({ width: 360, height: 780 });
      await reachExtras(page, language, 33);
      // The bar of a narrow screen shows the total first.
      const before = await centsShown(page, language);
      await expectFitsWidths(page, `booking-extras-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(page.getByRole('button', { name: own.without })).toBeVisible();
      await page.getByRole('button', { name: own.more }).click();
      await page
        .getByRole('region', { name: own.earlyBird })
        .getByRole('checkbox', { name: 'Inés Núñez O’Hara' })
        .check();
      await expect.poll(() => centsShown(page, language)).toBe(before + 10_000);
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'Inés Núñez O’Hara' })).toBeChecked();
      await leaveExtras(page, language);
      await payWith(page, language, 'approved');
      await expect(page.getByText(own.bag)).toBeVisible();
      await expectFitsWidths(page, `booking-extras-review-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole('link', { name: own.change }).click();
      await page.getByRole('button', { name: bookingWords[language].next }).click();
      await expect(page.getByText(own.bag)).toBeVisible();
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);
      await expect(page.getByText(own.bagOnTrip)).toBeVisible();
      await openIn(page, language, `/trip/${recordLocator}`);
      await expect(page.getByText(own.bagOnTrip)).toBeVisible();
      await expect(page.getByText(own.earlyBirdOnTrip)).toBeVisible();
    },
  );

  test(
    `${language}: where seats are assigned, one is chosen by keyboard while the flight is booked`,
    { tag: longSet },
    async ({ page, site }) => {
      test.slow();
      const own = words[language];
      await site.setSettings({ boardingModel: 'assigned' });
      await page.setViewportSize({ width: 360, height: 780 });
      // The flight of the other language has the seat taken.
      await reachExtras(page, language, language === 'es' ? 34 : 35);
      const map = page.getByRole('grid', { name: own.map });
      await map.getByRole('gridcell', { name: /^1D/ }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expectFitsWidths(page, `booking-extras-seats-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      await leaveExtras(page, language);
      await payWith(page, language, 'approved');
      await expect(page.getByText(own.seat)).toBeVisible();
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);
      await openIn(page, language, `/trip/${recordLocator}`);
      await expect(page.getByText(own.seatOnTrip)).toBeVisible();
    },
  );
}
