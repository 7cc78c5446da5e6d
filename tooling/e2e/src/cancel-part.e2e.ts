import { expect, type Page } from '@playwright/test';

import {
  book,
  chooseFlights,
  fillContact,
  fillPassenger,
  goOn,
  ines,
  mailsWith,
  payWith,
  recordLocatorOf,
  tripCodeMailed,
  type Person,
} from './booking-journey.ts';
import { expectAccessible, keepScreenshot, test, type Language } from './journey.ts';
import { dateIn } from './site/clock.ts';
import { longSet } from './journey-sets.ts';

const rosa: Person = { firstName: 'Rosa', lastName: 'Núñez', born: '1986-05-02' };

const words = {
  es: {
    see: 'Ver mi viaje',
    cancel: 'Cancelar el viaje',
    some: 'Solo algunos pasajeros, en todos los vuelos',
    back: 'Solo Houston (Hobby) – Dallas (Love Field), para todos',
    submit: 'Cancelar esta parte',
    code: 'Código del correo',
    done: 'Cancelamos esa parte de su viaje',
    changes: 'Cambios del viaje',
  },
  en: {
    see: 'See my trip',
    cancel: 'Cancel the trip',
    some: 'Only some passengers, on all flights',
    back: 'Only Houston (Hobby) – Dallas (Love Field), for everyone',
    submit: 'Cancel this part',
    code: 'Code from the email',
    done: 'We canceled that part of your trip',
    changes: 'Changes to the trip',
  },
} as const;

/** Books a return trip for two, and opens its cancellation. */
async function openCancellation(page: Page, language: Language, email: string): Promise<string> {
  const search = `trip=return&from=DAL&to=HOU&date=${dateIn(40)}&return=${dateIn(44)}&adults=2`;
  await chooseFlights(page, language, search, 2);
  await fillPassenger(page, language, ines);
  await fillContact(page, language, email);
  await goOn(page, language);
  await fillPassenger(page, language, rosa);
  await goOn(page, language);
  await payWith(page, language, 'approved');
  await book(page, language);
  const recordLocator = await recordLocatorOf(page, language);
  await page.getByRole('link', { name: words[language].see }).click();
  await page.getByRole('link', { name: words[language].cancel }).click();
  await expect(page).toHaveURL(`/air/cancel/${recordLocator}`);
  return recordLocator;
}

/** Answers the question, and types the code that the contact was mailed. */
async function confirm(page: Page, language: Language, recordLocator: string): Promise<void> {
  const { submit, code } = words[language];
  await page.getByRole('button', { name: submit }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: submit }).click();
  await expect(page.getByLabel(code)).toBeFocused();
  await page.keyboard.type(await tripCodeMailed(page.request, recordLocator));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words[language].done, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/trip/${recordLocator}`);
}

test(
  'one of two travellers is taken off a trip on a phone, in Spanish: what comes back is said before, and who stays keeps the trip',
  { tag: longSet },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const recordLocator = await openCancellation(page, 'es', 'ines.parte@example.com');
    await expect(page.getByRole('radio', { name: 'El viaje completo, para todos' })).toBeChecked();
    await keepScreenshot(page, 'cancel-part-whole-es-360');
    await page.getByRole('radio', { name: words.es.some }).check();
    await expect(page.getByRole('button', { name: words.es.submit })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Rosa Núñez' }).check();
    await expect(page.getByText('Dejan de viajar: Rosa Núñez')).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await keepScreenshot(page, 'cancel-part-passenger-es-360');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Rosa Núñez' })).toBeChecked();
    await confirm(page, 'es', recordLocator);
    const changes = page.locator('section', { has: page.getByRole('heading', { name: words.es.changes }) });
    await expect(changes).toContainText('Ya no viajan: Rosa Núñez');
    await expect(page.getByText('Rosa Núñez')).toHaveCount(1);
    await expectAccessible(page);
    await keepScreenshot(page, 'cancel-part-done-es-360');
    await expect.poll(() => mailsWith(page, recordLocator)).toBeGreaterThan(1);
  },
);

test(
  'the return of a trip is cancelled by keyboard, in English: the flights out stay',
  { tag: longSet },
  async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    const recordLocator = await openCancellation(page, 'en', 'ines.regreso@example.com');
    await page.getByRole('radio', { name: 'The whole trip, for everyone' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: words.en.back })).toBeChecked();
    await expect(page.getByText('The other flights stay as they are')).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'cancel-part-return-en-1280');
    await page.setViewportSize({ width: 768, height: 1024 });
    await keepScreenshot(page, 'cancel-part-return-en-768');
    await confirm(page, 'en', recordLocator);
    await expect(page.getByText(/^Canceled: Houston \(Hobby\) – Dallas \(Love Field\)/)).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'cancel-part-done-en-768');
  },
);
