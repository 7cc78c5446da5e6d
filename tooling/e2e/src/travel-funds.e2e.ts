import { expect } from '@playwright/test';

import {
  book,
  bookingWords,
  cancelBooked,
  centsOf,
  chooseFlights,
  fillContact,
  fillPassenger,
  goOn,
  ines,
  payWith,
  reachReview,
} from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, test } from './journey.ts';
import { dateIn } from './site/clock.ts';

const words = {
  es: {
    seeFund: 'Ver mi fondo de viaje',
    bookWithIt: 'Reservar con este fondo',
    payment: '¿Cómo quiere pagar?',
    add: 'Agregar el fondo',
    rest: 'Queda para su tarjeta',
    toFund: (lastFour: string) => `A su fondo de viaje terminado en ${lastFour}`,
  },
  en: {
    seeFund: 'See my travel fund',
    bookWithIt: 'Book with this fund',
    payment: 'How would you like to pay?',
    add: 'Add the fund',
    rest: 'Left for your card',
    toFund: (lastFour: string) => `To your travel fund ending in ${lastFour}`,
  },
} as const;

for (const language of ['es', 'en'] as const) {
  test(
    `a credit pays a part of another trip, and is back when that is cancelled: in ${language}`,
    { tag: longSet },
    async ({ page }) => {
      test.slow();
      const { add, bookWithIt, payment, rest, seeFund, toFund } = words[language];
      await reachReview(page, language, { email: `ines.fondo.${language}@example.com`, days: 3 });
      await book(page, language);
      await cancelBooked(page, language);
      await page.getByRole('link', { name: seeFund }).click();
      const number = await page.getByText(/^[A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4}$/).textContent();
      const lastFour = number?.slice(-4) ?? '';
      await page.getByRole('link', { name: bookWithIt }).click();

      const search = `trip=round-trip&from=DAL&to=HOU&date=${dateIn(3)}&return=${dateIn(5)}&adults=1`;
      await chooseFlights(page, language, search, 2);
      await fillPassenger(page, language, ines);
      await fillContact(page, language, `ines.fondo.${language}@example.com`);
      await goOn(page, language);
      // The number that this tab has seen is filled in already.
      await page.getByRole('button', { name: add }).click();
      await expect(page.getByText(rest)).toBeVisible();
      await expectFitsWidths(page, `payment-fund-${language}`);
      const left = centsOf(await page.getByText(rest).locator('xpath=following-sibling::dd').textContent());
      expect(left).toBeGreaterThan(0);

      await payWith(page, language, 'approved');
      await expect(page.getByText(lastFour)).toBeVisible();
      await expectFitsWidths(page, `review-fund-${language}`);
      // Reloaded it asks for the fund again, and the card does not pay its part.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: payment })).toBeVisible();
      await page.getByRole('button', { name: add }).click();
      await expect(page.getByText(rest)).toBeVisible();
      await page.getByRole('link', { name: bookingWords[language].next }).click();
      const pay = page.getByRole('button', { name: bookingWords[language].pay });
      expect(centsOf(await pay.textContent())).toBe(left);
      await book(page, language);

      await cancelBooked(page, language, async () => {
        await expect(page.getByText(toFund(lastFour))).toBeVisible();
        await expectFitsWidths(page, `cancel-fund-${language}`);
      });
      await expect(page.getByText(toFund(lastFour))).toBeVisible();
      await expectAccessible(page);
    },
  );
}
