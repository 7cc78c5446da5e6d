import { expect } from '@playwright/test';

import { book, fillContact, fillPassenger, goOn, recordLocatorOf } from './booking-journey.ts';
import { longSet, mainJourney } from './journey-sets.ts';
import { expectAccessible, expectFitsWidths, keepScreenshot, openIn, test } from './journey.ts';
import { loginWords, sendLogin } from './login-journey.ts';
import { addressMailed } from './mailed-address.ts';
import { dateIn } from './site/clock.ts';

const marta = { username: 'marta.gil', password: 'Puerto2026!' };
const carlos = { username: 'carlos.vega', password: 'Ruta2026!' };
const account = '/business/ctm/account-management';

const texts = {
  es: {
    username: 'Nombre de usuario de su empresa',
    policy: 'Política de viajes',
    add: 'Agregar una regla',
    kind: 'Qué mira la regla',
    family: 'La tarifa',
    flex: 'Libre',
    consequence: 'Qué pasa con un viaje así',
    needsApproval: 'Antes lo aprueba quien administra viajes',
    take: 'Poner en el borrador',
    kept: /Seguimos donde lo dejó/,
    publish: 'Publicar la política',
    inForce: /de la política está en vigor/,
    fares: 'Ver tarifas',
    choose: /^Elegir Libre/,
    reference: 'Referencia de la empresa',
    reason: 'Motivo',
    need: 'Este viaje necesita aprobación',
    ask: 'Pedir aprobación',
    asked: 'Pidió la aprobación de este viaje',
    approve: /^Aprobar el viaje de/,
    approved: 'Aprobó este viaje',
    note: /Respuesta para quien lo pide/,
    bookApproved: /^Reservar este viaje:/,
    given: /Viaje aprobado por/,
    pay: 'Pagar con Viajes',
    approvals: 'Aprobaciones',
    decided: 'Con respuesta',
    booked: 'Reservado',
  },
  en: {
    username: 'Company username',
    policy: 'Travel policy',
    add: 'Add a rule',
    kind: 'What the rule looks at',
    family: 'The fare',
    flex: 'Libre',
    consequence: 'What happens to such a trip',
    needsApproval: 'A travel manager approves it first',
    take: 'Put it in the draft',
    kept: /You’re back where you left off/,
    publish: 'Publish the policy',
    inForce: /of the policy is in force/,
    fares: 'See fares',
    choose: /^Choose Libre/,
    reference: 'Company reference',
    reason: 'Reason',
    need: 'This trip needs approval',
    ask: 'Ask for approval',
    asked: 'You asked approval for this trip',
    approve: /^Approve the trip of/,
    approved: 'You approved this trip',
    note: /Answer to the person who asked/,
    bookApproved: /^Book this trip:/,
    given: /Trip approved by/,
    pay: 'Pay with Viajes',
    approvals: 'Approvals',
    decided: 'Answered',
    booked: 'Booked',
  },
} as const;

for (const [language, days, width] of [
  ['es', 9, 1280],
  ['en', 10, 360],
] as const) {
  test(
    `in ${language}: a trip waits for approval, which a mailed link gives, and is booked with it`,
    { tag: language === 'en' ? [longSet, mainJourney] : longSet },
    async ({ page, openBrowser, site }) => {
      test.slow();
      const words = texts[language];
      const manager = await (await openBrowser()).newPage();
      await manager.setViewportSize({ width, height: 900 });
      const policy = `${site.origin}/business/ctm/login/?returnTo=${encodeURIComponent(`${account}?tab=policy`)}`;
      await openIn(manager, language, policy);
      await sendLogin(manager, language, carlos, loginWords[language].portalUsername);
      await manager.getByRole('button', { name: words.add }).click();
      const dialog = manager.getByRole('dialog', { name: words.add });
      await dialog.getByLabel(words.kind).selectOption({ label: words.family });
      await dialog.getByLabel(words.flex).check();
      await dialog.getByLabel(words.consequence).selectOption({ label: words.needsApproval });
      await dialog.getByRole('button', { name: words.take }).click();
      await manager.reload();
      await expect(manager.getByText(words.kept)).toBeVisible();
      await expectAccessible(manager);
      await keepScreenshot(manager, `company-approval-policy-${language}`);
      await manager.getByRole('button', { name: words.publish }).click();
      await expect(manager.getByText(words.inForce)).toBeVisible();

      await page.setViewportSize({ width, height: 900 });
      const flights = `/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=${dateIn(days)}&adults=1`;
      await openIn(page, language, `/login/?as=corporateTraveler&returnTo=${encodeURIComponent(flights)}`);
      await sendLogin(page, language, marta, words.username);
      const flight = page.getByRole('article').first();
      if (width < 1024) await flight.getByRole('button', { name: words.fares }).click();
      await flight.getByRole('button', { name: words.choose }).click();
      await page.waitForURL('**/air/booking/passenger/0');
      await page.getByLabel(words.reference).fill('P-88');
      await page.getByLabel(words.reason, { exact: true }).fill('Feria');
      await fillPassenger(page, language, { firstName: 'Marta', lastName: 'Gil', born: '1991-03-08' });
      await fillContact(page, language, `marta-approval-${language}@example.com`);
      await goOn(page, language);
      await expect(page.getByRole('heading', { name: words.need })).toBeVisible();
      await expectAccessible(page);
      await keepScreenshot(page, `company-approval-ask-${language}`);
      await page.getByRole('button', { name: words.ask }).click();
      await expect(page.getByText(words.asked)).toBeVisible();
      await keepScreenshot(page, `company-approval-asked-${language}`);

      const mailed = await addressMailed(page.request, /pide su aprobación/, '/company-approval');
      const own = await (await openBrowser()).newPage();
      await own.setViewportSize({ width, height: 900 });
      await openIn(own, language, new URL(mailed.replace('language=es', `language=${language}`), page.url()).href);
      await expectFitsWidths(own, `company-approval-mailed-${language}`);
      await own.getByLabel(words.note).fill('De acuerdo');
      await own.getByRole('button', { name: words.approve }).click();
      await expect(own.getByText(words.approved)).toBeVisible();
      await own.context().close();

      await addressMailed(page.request, /^.*Aprobado: .*Resérvelo/s, '/company-approvals');
      await openIn(page, language, '/company-approvals');
      await expectFitsWidths(page, `company-approval-own-${language}`);
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: words.bookApproved }).first().click();
      await page.waitForURL('**/air/booking/passenger/0');
      await fillPassenger(page, language, { firstName: 'Marta', lastName: 'Gil', born: '1991-03-08' });
      await fillContact(page, language, `marta-approval-${language}@example.com`);
      await goOn(page, language);
      await expect(page.getByText(words.given)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.pay }).click();
      await book(page, language);
      await recordLocatorOf(page, language);
      await expect(page.getByText('P-88')).toBeVisible();

      await manager.goto(new URL(`${account}?tab=approvals&approvals=decided`, page.url()).href);
      await expect(manager.getByRole('tab', { name: words.approvals })).toHaveAttribute('aria-selected', 'true');
      await expect(manager.getByText(words.booked, { exact: true }).first()).toBeVisible();
      await expectFitsWidths(manager, `company-approval-portal-${language}`);
      await manager.context().close();
    },
  );
}
