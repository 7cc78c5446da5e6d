import { expect, type Page } from '@playwright/test';

import { book, bookingWords, cards, reachReview, recordLocatorOf } from './booking-journey.ts';
import { onceInFastSet } from './journey-sets.ts';
import { expectFitsWidths, openIn, test, type Language } from './journey.ts';
import { addressMailed } from './mailed-address.ts';

const words = {
  es: {
    choose: 'Ver y elegir asientos',
    map: /^Asientos, /,
    chosen: /^1E para Inés Núñez O’Hara/,
    pay: /^Pagar \$/,
    done: 'Listo: los asientos son suyos',
    list: 'Elegir en una lista',
    listed: /^9A, ventana, libre/,
    save: 'Guardar estos asientos',
    onTrip: /^Asiento 9A, Inés Núñez O’Hara/,
    mail: /Su compra para el viaje/,
    openBoarding: 'Usted elige al abordar',
    forfeited: /no se devuelve/,
  },
  en: {
    choose: 'See and choose seats',
    map: /^Seats, /,
    chosen: /^1E for Inés Núñez O’Hara/,
    pay: /^Pay \$/,
    done: 'Done: the seats are yours',
    list: 'Choose from a list',
    listed: /^9A, window, free/,
    save: 'Save these seats',
    onTrip: /^Seat 9A, Inés Núñez O’Hara/,
    mail: /Your purchase for trip/,
    openBoarding: 'You choose when you board',
    forfeited: /not refunded/,
  },
} as const;

/** Pays what is chosen with a card of the sandbox. */
async function payByCard(page: Page, language: Language): Promise<void> {
  await page.getByText(bookingWords[language].testCards).click();
  await page.getByRole('button', { name: cards.approved }).click();
  await page.getByRole('button', { name: words[language].pay }).click();
}

for (const language of ['es', 'en'] as const) {
  test(
    `${language}: a seat is chosen by keyboard and paid, exchanged from the list at no charge, and stands on the trip`,
    onceInFastSet(language === 'es'),
    async ({ page, site }) => {
      test.slow();
      const own = words[language];
      await page.setViewportSize({ width: 360, height: 780 });
      // The flight of the other language may have the seats taken.
      await reachReview(page, language, { email: `seats-${language}@example.com`, days: language === 'es' ? 20 : 21 });
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);
      await openIn(page, language, `/air/seat/${recordLocator}`);
      await expect(page.getByRole('heading', { name: own.openBoarding, exact: true })).toBeVisible();
      await expectFitsWidths(page, `seats-open-${language}`);

      await site.setSettings({ boardingModel: 'assigned' });
      await page.setViewportSize({ width: 360, height: 780 });
      await openIn(page, language, `/trip/${recordLocator}`);
      await page.getByRole('link', { name: own.choose }).click();
      const map = page.getByRole('grid', { name: own.map });
      // Where the keyboard enters: the first seat that is free.
      await map.getByRole('gridcell', { name: /^1D/ }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(page.getByText(own.chosen)).toBeVisible();
      await expectFitsWidths(page, `seats-map-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      await payByCard(page, language);
      await expect(page.getByText(own.done)).toBeVisible();
      await addressMailed(page.request, own.mail, `/trip/${recordLocator}`);

      await page.getByText(own.list).click();
      await page.getByRole('radio', { name: own.listed }).check();
      await page.getByRole('button', { name: own.save }).click();
      await expect(page.getByText(own.done)).toBeVisible();
      await openIn(page, language, `/trip/${recordLocator}`);
      await expect(page.getByText(own.onTrip)).toBeVisible();
    },
  );
}
