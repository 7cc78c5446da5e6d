import { expect, type Page } from '@playwright/test';

import {
  book,
  chooseFlights,
  fillContact,
  fillPassenger,
  goOn,
  payWith,
  reachReview,
  recordLocatorOf,
  tripCodeMailed,
} from './booking-journey.ts';
import { expectAccessible, expectFitsWidths, keepScreenshot, test, type Language } from './journey.ts';
import { addressMailed } from './mailed-address.ts';
import { dateIn } from './site/clock.ts';
import { longSet } from './journey-sets.ts';

/** A member of the demonstration, under whose name somebody books who gives the number later. */
const ana = { firstName: 'Ana', lastName: 'Pérez', born: '1990-04-12', memberNumber: '5000000017' } as const;

const words = {
  es: {
    see: 'Ver mi viaje',
    travellers: 'Corregir nombres, documentos o contacto',
    send: 'Recibir un código por correo',
    code: 'Código del correo',
    show: 'Ver los datos',
  },
  en: {
    see: 'See my trip',
    travellers: 'Correct names, documents or contact',
    send: 'Get a code by email',
    code: 'Code from the email',
    show: 'See the details',
  },
} as const;

/** Goes from the confirmation to the travellers of the trip, by the code that is mailed. */
async function openTravellers(page: Page, language: Language, recordLocator: string): Promise<void> {
  await page.getByRole('link', { name: words[language].see }).click();
  await page.getByRole('link', { name: words[language].travellers }).click();
  await page.getByRole('button', { name: words[language].send }).click();
  await expect(page.getByLabel(words[language].code)).toBeFocused();
  await page.keyboard.type(await tripCodeMailed(page.request, recordLocator));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test(
    'a name is corrected, and a change of contact is undone from the mail, in Spanish',
    { tag: longSet },
    async ({ page }) => {
      test.slow();
      await reachReview(page, 'es', { email: 'ines.corrige@example.com' });
      await book(page, 'es');
      const recordLocator = await recordLocatorOf(page, 'es');
      await openTravellers(page, 'es', recordLocator);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await keepScreenshot(page, 'travellers-es-360');

      await page.getByRole('link', { name: 'Corregir el nombre de Inés Núñez O’Hara' }).tap();
      await page.getByLabel('Apellidos').fill('Núñez Ohara');
      await expectAccessible(page);
      await keepScreenshot(page, 'correct-name-es-360');
      await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
      await expect(page.getByText('Corregimos el nombre: ahora es Inés Núñez Ohara')).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, 'corrected-name-es-360');

      await page.getByRole('link', { name: 'Cambiar el contacto del viaje' }).tap();
      await page.getByLabel('Correo electrónico').fill('otra@example.net');
      await expectAccessible(page);
      await keepScreenshot(page, 'correct-contact-es-360');
      await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
      await expect(page.getByText('Cambiamos el contacto del viaje')).toBeVisible();
      await page.getByRole('link', { name: 'Volver al viaje' }).tap();
      await expect(page.getByText('Inés Núñez Ohara').first()).toBeVisible();

      const subject = new RegExp(`Cambió el contacto de su viaje ${recordLocator}`);
      await page.goto(await addressMailed(page.request, subject, `/trip/${recordLocator}/undo-contact`));
      await expect(page.getByRole('heading', { level: 1, name: 'Deshacer el cambio de contacto' })).toBeVisible();
      await expectAccessible(page);
      expect(page.url()).not.toContain('link=');
      await keepScreenshot(page, 'undo-contact-es-360');
      await page.getByRole('button', { name: 'Deshacer el cambio' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Deshicimos el cambio' })).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, 'undone-contact-es-360');
    },
  );
});

test(
  'a passport and an account number are added by keyboard, in English',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    test.slow();
    consoleErrors.expect('422 /api/air-booking/v1/trips/travellers/correction');
    await page.setViewportSize({ width: 1280, height: 900 });
    await chooseFlights(page, 'en', `trip=one-way&from=DAL&to=CUN&date=${dateIn(40)}&adults=1`);
    await fillPassenger(page, 'en', ana);
    await page.getByRole('radio', { name: /^At check-in/ }).check();
    await fillContact(page, 'en', 'ana.pasaporte@example.com');
    await goOn(page, 'en');
    await payWith(page, 'en', 'approved');
    await book(page, 'en');
    const recordLocator = await recordLocatorOf(page, 'en');
    await openTravellers(page, 'en', recordLocator);
    await expectFitsWidths(page, 'travellers-en');

    await page.getByRole('link', { name: 'Add the passport of Ana Pérez' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Nationality' })).toBeVisible();
    const number = page.getByLabel('Passport number');
    await number.focus();
    await page.keyboard.type('G12345678');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Mexico');
    await page.getByRole('option', { name: 'Mexico' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByLabel('Month', { exact: true }).focus();
    await page.keyboard.type('6');
    await page.getByLabel('Day', { exact: true }).focus();
    await page.keyboard.type('30');
    await page.getByLabel('Year', { exact: true }).focus();
    await page.keyboard.type('2033');
    await expectAccessible(page);
    await keepScreenshot(page, 'correct-passport-en-1280');
    await page.keyboard.press('Enter');
    await expect(page.getByText('We saved the passport of Ana Pérez')).toBeVisible();
    await expect(page.getByText(/^Ends in 678, from Mexico, expires June 30, 2033$/)).toBeVisible();

    await page.getByRole('link', { name: 'Add the account number of Ana Pérez' }).press('Enter');
    // The heading of a new page has the focus first.
    await expect(page.getByRole('heading', { level: 1, name: 'Account number of Ana Pérez' })).toBeFocused();
    await page.getByLabel('Account number').focus();
    // Another member's number: what is wrong stands at the field, and the focus leads there.
    await page.keyboard.type('5000000025');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('That number is not of a person of this name');
    await expectAccessible(page);
    await keepScreenshot(page, 'correct-member-refused-en-1280');
    await page.getByLabel('Account number').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(ana.memberNumber);
    await page.keyboard.press('Enter');
    await expect(page.getByText('We saved the account number of Ana Pérez')).toBeVisible();
    await expect(page.getByText('Ends in 017', { exact: true })).toBeVisible();
    await expectFitsWidths(page, 'corrected-en');
  },
);
