import { expect } from '@playwright/test';

import { book, bookingWords, fillContact, fillPassenger, goOn, recordLocatorOf } from './booking-journey.ts';
import { longSet, mainJourney } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { loginWords, sendLogin } from './login-journey.ts';
import { dateIn } from './site/clock.ts';

const marta = { username: 'marta.gil', password: 'Puerto2026!' };
const carlos = { username: 'carlos.vega', password: 'Ruta2026!' };
const account = '/business/ctm/account-management';

const texts = {
  es: {
    username: 'Nombre de usuario de su empresa',
    for: 'Viaja por Olivares Export',
    makePrivate: 'Reservar como viaje privado',
    makeCompany: 'Reservar para Olivares Export',
    details: 'Viaje de empresa',
    blocked: 'No permitido',
    reason: 'Motivo',
    reference: 'Referencia de la empresa',
    pay: 'Pagar con Viajes',
    policy: 'Política de viajes',
    add: 'Agregar una regla',
    percent: 'Porcentaje sobre la tarifa más baja',
    wrong: 'Escriba un número entero de 0 a 500',
    take: 'Poner en el borrador',
    simulate: 'Probar las reglas',
    trips: 'Viajes del último año',
    publish: 'Publicar la política',
    inForce: /de la política está en vigor/,
    cards: 'Tarjetas',
    log: 'Registro de cambios',
    changed: 'Política de viajes, versión',
  },
  en: {
    username: 'Company username',
    for: 'You are traveling for Olivares Export',
    makePrivate: 'Book as a private trip',
    makeCompany: 'Book for Olivares Export',
    details: 'Company trip',
    blocked: 'Not allowed',
    reason: 'Reason',
    reference: 'Company reference',
    pay: 'Pay with Viajes',
    policy: 'Travel policy',
    add: 'Add a rule',
    percent: 'Percent above the lowest fare',
    wrong: 'Enter a whole number from 0 to 500',
    take: 'Put it in the draft',
    simulate: 'Try the rules',
    trips: 'Trips of the last year',
    publish: 'Publish the policy',
    inForce: /of the policy is in force/,
    cards: 'Cards',
    log: 'Change log',
    changed: 'Travel policy, version',
  },
} as const;

for (const language of ['es', 'en'] as const) {
  const width = language === 'es' ? 1280 : 360;

  test(
    `in ${language}: a traveller books for the company by its policy and its card`,
    { tag: language === 'es' ? [longSet, mainJourney] : longSet },
    async ({ page }) => {
      test.slow();
      const words = texts[language];
      await page.setViewportSize({ width, height: 900 });
      // So near that the company's policy asks for a reason, whatever the fares of the day are.
      const flights = `/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=${dateIn(4)}&adults=1`;
      await openIn(page, language, `/login/?as=corporateTraveler&returnTo=${encodeURIComponent(flights)}`);
      await sendLogin(page, language, marta, words.username);
      await expect(page.getByText(words.for)).toBeVisible();
      const flight = page.getByRole('article').first();
      const { fares, choose } = bookingWords[language];
      if (width < 1024) await flight.getByRole('button', { name: fares }).click();
      await expect(flight.getByText(words.blocked).filter({ visible: true }).first()).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `company-trip-flights-${language}`);
      await flight.getByRole('button', { name: choose }).click();
      await page.waitForURL('**/air/booking/passenger/0');
      await expect(page.getByRole('heading', { name: words.details })).toBeVisible();
      await page.getByRole('button', { name: words.makePrivate }).click();
      await expect(page.getByLabel(words.reference)).toBeHidden();
      await page.getByRole('button', { name: words.makeCompany }).click();
      await page.getByLabel(words.reference).fill('P-88');
      await page.getByLabel(words.reason, { exact: true }).fill('Feria');
      await fillPassenger(page, language, { firstName: 'Marta', lastName: 'Gil', born: '1991-03-08' });
      await fillContact(page, language, `marta-${language}@example.com`);
      await expectAccessible(page);
      await keepScreenshot(page, `company-trip-passenger-${language}`);
      await goOn(page, language);
      await expectAccessible(page);
      await keepScreenshot(page, `company-trip-payment-${language}`);
      await page.getByRole('link', { name: words.pay }).click();
      await expect(page.getByText('P-88')).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `company-trip-review-${language}`);
      await book(page, language);
      await recordLocatorOf(page, language);
      await expect(page.getByText('P-88')).toBeVisible();
      await keepScreenshot(page, `company-trip-confirmation-${language}`);
    },
  );

  test(
    `in ${language}: a manager publishes a travel policy, and the log says what changed`,
    { tag: longSet },
    async ({ page }) => {
      const words = texts[language];
      await page.setViewportSize({ width, height: 900 });
      await openIn(page, language, `/business/ctm/login/?returnTo=${encodeURIComponent(`${account}?tab=policy`)}`);
      await sendLogin(page, language, carlos, loginWords[language].portalUsername);
      await page.getByRole('button', { name: words.add }).click();
      const dialog = page.getByRole('dialog', { name: words.add });
      await dialog.getByLabel(words.percent).fill('mucho');
      await dialog.getByRole('button', { name: words.take }).click();
      await expect(dialog.getByText(words.wrong)).toBeVisible();
      await dialog.getByLabel(words.percent).fill('90');
      await keepScreenshot(page, `company-policy-rule-${language}`);
      await dialog.getByRole('button', { name: words.take }).click();
      await page.getByRole('button', { name: words.simulate }).click();
      await expect(page.getByText(words.trips, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `company-policy-${language}`);
      await page.getByRole('button', { name: words.publish }).click();
      await expect(page.getByText(words.inForce)).toBeVisible();
      await page.getByRole('tab', { name: words.cards, exact: true }).click();
      await expect(page.getByRole('row', { name: /Viajes.*4242/ })).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `company-cards-${language}`);
      await page.getByRole('tab', { name: words.log }).click();
      await expect(page.getByRole('row', { name: new RegExp(`${words.changed}: \\d`) }).first()).toBeVisible();
      await keepScreenshot(page, `company-policy-log-${language}`);
    },
  );
}
