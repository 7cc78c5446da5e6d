import { expect } from '@playwright/test';

import { book, chooseFlights, fillContact, fillPassenger, goOn, payWith, recordLocatorOf } from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, keepScreenshot, openIn, test } from './journey.ts';
import { loginWords, people } from './login-journey.ts';
import { dateIn } from './site/clock.ts';

const tomas = { firstName: 'Tomás', lastName: 'Ríos', born: '1988-05-02' };
const ana = { firstName: 'Ana', lastName: 'Pérez', born: '1990-04-12' };

const words = {
  es: {
    title: 'Nivel y beneficios',
    active: /^Puede viajar con acompañante hasta el 31 de diciembre de/,
    name: /^(Nombrar a un acompañante|Corregir o cambiar)$/,
    save: 'Guardar acompañante',
    saved: 'Tomás Ríos es su acompañante',
    notice: 'Tomás Ríos viaja como su acompañante: solo paga impuestos y cargos',
    line: 'Tarifa de su acompañante',
    cancel: 'Cancelar',
  },
  en: {
    title: 'Tier and benefits',
    active: /^You can fly with a companion until December 31/,
    name: /^(Name a companion|Correct or change)$/,
    save: 'Save companion',
    saved: 'Tomás Ríos is your companion',
    notice: 'Tomás Ríos flies as your companion and pays only taxes and fees',
    line: 'Your companion’s fare',
    cancel: 'Cancel',
  },
} as const;

for (const language of ['es', 'en'] as const) {
  const own = words[language];
  const { username, password, logIn } = loginWords[language];

  test(
    `${language}: a member names a companion, books for both, and the companion pays taxes alone`,
    { tag: longSet },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openIn(page, language, '/loyalty/myaccount/rapid-rewards');
      await page.getByLabel(username, { exact: true }).fill(people.ana.username);
      await page.getByLabel(password, { exact: true }).fill(people.ana.password);
      await page.getByRole('button', { name: logIn, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: own.title }).waitFor();
      await expect(page.getByText(own.active)).toBeVisible();
      await page.getByRole('button', { name: own.name }).click();
      await fillCompanion();
      await expectAccessible(page);
      await keepScreenshot(page, `companion-form-${language}`);
      await page.getByRole('button', { name: own.save }).click();
      await expect(page.getByText(own.saved)).toBeVisible();
      await expectFitsWidths(page, `companion-${language}`);

      await page.setViewportSize({ width: 1280, height: 900 });
      await chooseFlights(page, language, `trip=one-way&from=DAL&to=HOU&date=${dateIn(41)}&adults=2`);
      await fillPassenger(page, language, ana);
      await fillContact(page, language, 'ana.perez@example.com');
      await goOn(page, language);
      await fillPassenger(page, language, tomas);
      await goOn(page, language);
      await expect(page.getByText(own.notice)).toBeVisible();
      await payWith(page, language, 'approved');
      await expect(page.getByText(own.notice)).toBeVisible();
      await expect(page.getByText(own.line).first()).toBeVisible();
      await expectFitsWidths(page, `companion-review-${language}`);
      await book(page, language);
      await recordLocatorOf(page, language);
      await expect(page.getByText(own.line).first()).toBeVisible();
      await keepScreenshot(page, `companion-booked-${language}`);

      async function fillCompanion(): Promise<void> {
        const labels = {
          es: ['Nombre', 'Apellidos', 'Día', 'Mes', 'Año'],
          en: ['First name', 'Last name', 'Day', 'Month', 'Year'],
        };
        const [first = '', last = '', day = '', month = '', year = ''] = labels[language];
        await page.getByLabel(first, { exact: true }).fill(tomas.firstName);
        await page.getByLabel(last, { exact: true }).fill(tomas.lastName);
        await page.getByLabel(day, { exact: true }).fill('2');
        await page.getByLabel(month, { exact: true }).fill('5');
        await page.getByLabel(year, { exact: true }).fill('1988');
      }
    },
  );
}
