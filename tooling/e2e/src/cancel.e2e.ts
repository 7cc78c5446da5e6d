import { expect, type Page } from '@playwright/test';

import { book, ines, mailsWith, reachReview, recordLocatorOf, tripCodeMailed } from './booking-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test, type Language } from './journey.ts';
import { longSet, mainJourney } from './journey-sets.ts';

const code = {
  es: { field: 'Código del correo', submit: 'Cancelar el viaje', sent: /^Le enviamos un código a i•••@e•••\.com\./ },
  en: { field: 'Code from the email', submit: 'Cancel the trip', sent: /^We sent a code to i•••@e•••\.com\./ },
} as const;

/** Types the code that the contact was mailed. */
async function proveByCode(page: Page, language: Language, recordLocator: string): Promise<void> {
  const { field, sent } = code[language];
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByLabel(field)).toBeFocused();
  await page.keyboard.type(await tripCodeMailed(page.request, recordLocator));
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Books a trip so many days ahead, and stands on its page. */
async function bookAndOpen(page: Page, language: Language, email: string, days: number): Promise<string> {
  await reachReview(page, language, { email, days });
  await book(page, language);
  const recordLocator = await recordLocatorOf(page, language);
  await page.getByRole('link', { name: language === 'es' ? 'Ver mi viaje' : 'See my trip' }).click();
  await expect(page).toHaveURL(`/trip/${recordLocator}`);
  return recordLocator;
}

test(
  'a trip is cancelled within the free day: the money comes back, and a mail says so',
  { tag: [longSet, mainJourney] },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.expect('409 /api/air-booking/v1/trips/cancellation-quote');
    test.slow();
    const recordLocator = await bookAndOpen(page, 'es', 'ines.cancela@example.com', 40);
    await page.getByRole('link', { name: 'Cancelar el viaje' }).click();
    await expect(heading(page, /^Cancelar su viaje a Houston/)).toBeFocused();
    await expect(page.getByText('Todavía puede cancelar sin costo')).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'cancel-free-es-1280');
    await page.getByRole('button', { name: 'Cancelar el viaje' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Visa terminada en 4242');
    await expectAccessible(page);
    await keepScreenshot(page, 'cancel-question-es-1280');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Cancelar el viaje' }).click();
    await question.getByRole('button', { name: 'Cancelar el viaje' }).click();
    await expect(page.getByText(code.es.sent)).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'cancel-code-es-1280');
    await proveByCode(page, 'es', recordLocator);
    await expect(page.getByText('Cancelamos su viaje', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/trip/${recordLocator}`);
    await expectAccessible(page);
    await keepScreenshot(page, 'cancel-done-es-1280');
    await expect.poll(() => mailsWith(page, `Cancelamos su viaje a Houston: ${recordLocator}`)).toBe(1);
    const refund = page.getByText(/(?:Estamos enviando|Enviamos) la devolución a su banco/);
    const saidOfRefund = async (): Promise<string> => {
      await page.reload();
      return refund.innerText();
    };
    await expect.poll(saidOfRefund).toContain('Enviamos la devolución');

    const later = await context.newPage();
    await openIn(later, 'es', `/air/cancel/${recordLocator}`);
    await expect(heading(later, 'Encuentre el viaje que quiere cancelar')).toBeVisible();
    await expect(later.getByLabel('Código de reserva')).toHaveValue(recordLocator);
    await expectAccessible(later);
    await later.getByLabel('Nombre', { exact: true }).fill(ines.firstName);
    await later.getByLabel('Apellidos').fill(ines.lastName);
    await later.getByRole('button', { name: 'Buscar mi viaje' }).click();
    await expect(later).toHaveURL(`/trip/${recordLocator}`);
    await expect(later.getByText('Este viaje está cancelado')).toBeVisible();
  },
);

test('a trip that leaves soon gives a travel fund: in English, on a phone', { tag: longSet }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const recordLocator = await bookAndOpen(page, 'en', 'ines.credito@example.com', 3);
  await page.getByRole('link', { name: 'Cancel the trip' }).click();
  await expect(page.getByText(/as a travel fund$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await keepScreenshot(page, 'cancel-credit-en-360');
  await page.getByRole('button', { name: 'Cancel the trip' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the trip' }).click();
  await expect(page.getByText(code.en.sent)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await keepScreenshot(page, 'cancel-code-en-360');
  await proveByCode(page, 'en', recordLocator);
  await expect(page.getByText('Fund number', { exact: true })).toBeVisible();
  await expect(page.getByText(/^[A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4}$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
  await keepScreenshot(page, 'cancel-credit-done-en-360');
  await page.setViewportSize({ width: 768, height: 1024 });
  await keepScreenshot(page, 'cancel-credit-done-en-768');

  await page.getByRole('link', { name: 'See my travel fund' }).click();
  await expect(heading(page, 'Your travel fund')).toBeFocused();
  await expect(page).toHaveURL('/travel-funds/view');
  await expect(page.getByText(/^[A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4} [A-HJ-NP-Z2-9]{4}$/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: 'Look up another fund' }).click();
  await page.getByLabel(/^Fund number/).fill(recordLocator);
  await page.getByLabel(/first name/).fill(ines.firstName);
  await page.getByLabel(/last name/).fill(ines.lastName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Ends in [A-HJ-NP-Z2-9]{4}$/)).toBeVisible();
});

test(
  'two tabs cancel the same trip: it is cancelled once, and the second sees it',
  { tag: longSet },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.expect('409 /api/air-booking/v1/trips/cancellation');
    test.slow();
    const recordLocator = await bookAndOpen(page, 'es', 'ines.dos.veces@example.com', 41);
    await page.getByRole('link', { name: 'Cancelar el viaje' }).click();
    await expect(heading(page, /^Cancelar su viaje/)).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open(window.location.href));
    const second = await opened;
    await expect(heading(second, /^Cancelar su viaje/)).toBeVisible();
    let earlier = '';
    for (const tab of [page, second]) {
      await tab.getByRole('button', { name: 'Cancelar el viaje' }).click();
      await tab.getByRole('alertdialog').getByRole('button', { name: 'Cancelar el viaje' }).click();
      await expect(tab.getByLabel(code.es.field)).toBeFocused();
      earlier = await tripCodeMailed(tab.request, recordLocator, { earlier });
      await tab.keyboard.type(earlier);
      await tab.keyboard.press('Enter');
      await expect(tab).toHaveURL(`/trip/${recordLocator}`);
    }
    await expect(second.getByText('Este viaje ya estaba cancelado')).toBeVisible();
    await expect.poll(() => mailsWith(page, `Cancelamos su viaje a Houston: ${recordLocator}`)).toBe(1);
  },
);
