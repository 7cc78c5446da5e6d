import { expect, type Page } from '@playwright/test';

import { book, bookingWords, cards, reachReview, recordLocatorOf } from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectFitsWidths, openIn, test, type Language } from './journey.ts';
import { addressMailed } from './mailed-address.ts';

const words = {
  es: {
    add: 'Agregar maletas o abordar antes',
    more: 'Una maleta más para Inés Núñez O’Hara',
    done: 'Listo: ya es parte de su viaje',
    bought: /Ya pagó 1 maleta más/,
    early: 'Registro anticipado',
    stateBought: 'Comprado',
    upgraded: 'Abordaje preferente',
    notOpen: 'Todavía no se vende',
    mail: /Su compra para el viaje/,
    bag: /^Maleta adicional, Inés Núñez O’Hara/,
    payment: 'De sus extras, a lo que los pagó',
    pay: /^Pagar \$/,
  },
  en: {
    add: 'Add bags or board earlier',
    more: 'One bag more for Inés Núñez O’Hara',
    done: 'Done: it is part of your trip',
    bought: /You paid for 1 more bag/,
    early: 'Early bird check-in',
    stateBought: 'Bought',
    upgraded: 'Upgraded boarding',
    notOpen: 'Not on sale yet',
    mail: /Your purchase for trip/,
    bag: /^Extra bag, Inés Núñez O’Hara/,
    payment: 'Of your extras, to what paid them',
    pay: /^Pay \$/,
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
    `${language}: a bag and early bird check-in are bought for a trip, which shows them, and cancelling says what they give back`,
    { tag: longSet },
    async ({ page }) => {
      test.slow();
      const own = words[language];
      await page.setViewportSize({ width: 360, height: 780 });
      await reachReview(page, language, { email: `extras-${language}@example.com`, days: 20 });
      await book(page, language);
      const recordLocator = await recordLocatorOf(page, language);
      await openIn(page, language, `/trip/${recordLocator}`);
      await page.getByRole('link', { name: own.add }).click();
      // By keyboard alone.
      await page.getByRole('button', { name: own.more }).focus();
      await page.keyboard.press('Enter');
      await payByCard(page, language);
      await expect(page.getByText(own.done)).toBeVisible();
      await expect(page.getByText(own.bought)).toBeVisible();
      await expectFitsWidths(page, `extras-bags-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      await addressMailed(page.request, own.mail, `/trip/${recordLocator}`);

      await page.getByRole('link', { name: own.early }).click();
      await page.getByRole('checkbox', { name: 'Inés Núñez O’Hara' }).check();
      await expectFitsWidths(page, `extras-early-bird-${language}`);
      await page.setViewportSize({ width: 360, height: 780 });
      await payByCard(page, language);
      await expect(page.getByText(own.stateBought, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: own.upgraded }).click();
      await expect(page.getByText(own.notOpen)).toBeVisible();
      await expectFitsWidths(page, `extras-upgraded-boarding-${language}`);

      await openIn(page, language, `/trip/${recordLocator}`);
      await expect(page.getByText(own.bag)).toBeVisible();
      await openIn(page, language, `/air/cancel/${recordLocator}`);
      await expect(page.getByText(own.payment)).toBeVisible();
    },
  );
}
