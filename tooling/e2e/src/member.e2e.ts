import { expect, type Page } from '@playwright/test';

import { book, chooseFlights, fillContact, goOn, payWith, recordLocatorOf } from './booking-journey.ts';
import { longSet } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test, type Language } from './journey.ts';
import { dateIn } from './site/clock.ts';

/** The words that a member follows. */
const words = {
  es: {
    username: 'Correo, usuario o número de socio',
    password: 'Contraseña',
    logIn: 'Iniciar sesión',
    toOwnDetails: 'Inicie sesión para no escribir sus datos',
    itsMe: 'Viajo yo',
    female: 'Femenino (F)',
    firstName: 'Nombre',
    balance: /^Tiene [\d.,\s]+ puntos\.$/,
    points: /^[\d.,\s]+ puntos \+ \$/,
    payPoints: /^Pagar [\d.,\s]+ puntos y \$/,
    ended: 'Su sesión terminó',
    logInAgain: 'Iniciar sesión de nuevo',
    earned: /^Este viaje gana [\d.,\s]+ puntos/,
    spent: /^Pagó con [\d.,\s]+ puntos/,
    trips: 'Mis viajes',
    activity: 'Actividad de puntos',
    pending: /Pendientes: se abonan al salir el vuelo/,
    kinds: { earned: 'Ganados con un viaje', spent: 'Usados en un viaje', returned: /^Devueltos por un viaje/ },
    seeTrip: 'Ver mi viaje',
    cancel: 'Cancelar el viaje',
    toAccount: 'A su cuenta de puntos',
    cancelled: 'Cancelamos su viaje',
  },
  en: {
    username: 'Email, username or account number',
    password: 'Password',
    logIn: 'Log in',
    toOwnDetails: 'Log in so you don’t have to enter your details',
    itsMe: 'I’m traveling',
    female: 'Female (F)',
    firstName: 'First name',
    balance: /^You have [\d.,\s]+ points\.$/,
    points: /^[\d.,\s]+ points \+ \$/,
    payPoints: /^Pay [\d.,\s]+ points and \$/,
    ended: 'Your session has ended',
    logInAgain: 'Log in again',
    earned: /^This trip earns [\d.,\s]+ points/,
    spent: /^You paid with [\d.,\s]+ points/,
    trips: 'My trips',
    activity: 'Points activity',
    pending: /Pending until the flight departs/,
    kinds: { earned: 'Earned on a trip', spent: 'Used for a trip', returned: /^Returned from a canceled/ },
    seeTrip: 'See my trip',
    cancel: 'Cancel the trip',
    toAccount: 'To your points account',
    cancelled: 'We canceled your trip',
  },
} as const;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function logIn(page: Page, language: Language): Promise<void> {
  const { username, password, logIn: submit } = words[language];
  await page.getByLabel(username).fill('ana.perez');
  await page.getByLabel(password, { exact: true }).fill('Viento2026!');
  await page.getByRole('main').getByRole('button', { name: submit, exact: true }).click();
}

/** Logs in from the passenger page, comes back to it, and travels under the account's own name. */
async function travelAsMember(page: Page, language: Language, days: number): Promise<void> {
  const { toOwnDetails, itsMe, female, firstName } = words[language];
  await chooseFlights(page, language, `trip=one-way&from=DAL&to=HOU&date=${dateIn(days)}&adults=1`);
  await fillContact(page, language, 'ana.viaja@example.com');
  await page.getByRole('link', { name: toOwnDetails }).click();
  await logIn(page, language);
  await page.waitForURL('**/air/booking/passenger/0');
  // What was typed before the login is still there.
  await expect(page.getByLabel(language === 'es' ? 'Correo electrónico' : 'Email')).toHaveValue(
    'ana.viaja@example.com',
  );
  await page.getByRole('button', { name: itsMe }).click();
  await expect(page.getByLabel(firstName, { exact: true })).toHaveValue('Ana');
  await page.getByLabel(female).check();
  await expectAccessible(page);
  await keepScreenshot(page, `member-passenger-${language}`);
  await goOn(page, language);
}

async function keepAtWidths(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await keepScreenshot(page, `${name}-${width}`);
  }
  if (before !== null) await page.setViewportSize(before);
}

test(
  'a member books with a card, and finds the trip and its points in the account',
  { tag: longSet },
  async ({ page }) => {
    const language = 'es';
    const { earned, trips, activity, pending, kinds, balance } = words[language];
    await travelAsMember(page, language, 45);
    await expect(page.getByText(balance)).toBeVisible();
    await keepAtWidths(page, `member-payment-${language}`);
    await expectAccessible(page);
    await payWith(page, language, 'approved');
    await book(page, language);
    const recordLocator = await recordLocatorOf(page, language);
    await expect(page.getByText(earned)).toBeVisible();
    await openIn(page, language, '/loyalty/myaccount/trips');
    await expect(heading(page, trips)).toBeVisible();
    await expect(page.getByText(recordLocator)).toBeVisible();
    await expectAccessible(page);
    await keepAtWidths(page, `member-trips-${language}`);
    await openIn(page, language, '/loyalty/myaccount/points-activity');
    await expect(heading(page, activity)).toBeVisible();
    const movement = page.getByRole('listitem').filter({ hasText: recordLocator });
    await expect(movement).toContainText(kinds.earned);
    await expect(movement).toContainText(pending);
    await expectAccessible(page);
    await keepAtWidths(page, `member-points-${language}`);
    // The first page knows it too, once there.
    await page.goto('/');
    await page.getByRole('link', { name: /^Su próximo viaje: / }).click();
    await expect(page).toHaveURL(/\/trip\/[A-Z0-9]{6}/);
  },
);

test('a member books with points, cancels, and has them again', { tag: longSet }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/^40[01] \/api\/security\/v4\/security\/token/);
  const language = 'en';
  const { points, payPoints, ended, logInAgain, spent, seeTrip, cancel, toAccount, cancelled, kinds } = words[language];
  await travelAsMember(page, language, 48);
  await page.getByRole('radio', { name: points }).check();
  await keepScreenshot(page, `member-payment-points-${language}`);
  // The choice is kept through a reload, and so is what stands on documents.
  await page.reload();
  await expect(page.getByRole('radio', { name: points })).toBeChecked();
  await payWith(page, language, 'approved');
  await keepAtWidths(page, `member-review-points-${language}`);
  await expectAccessible(page);
  // The session ends: the choice waits for the login, and comes back with everything else.
  await page.context().clearCookies({ name: /refresh/ });
  await page.reload();
  await expect(page.getByText(ended, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await keepAtWidths(page, `member-review-ended-${language}`);
  await page.getByRole('link', { name: logInAgain }).click();
  await logIn(page, language);
  await page.waitForURL('**/air/booking/review');
  // The browser notes the refresh that was refused.
  await page.getByRole('button', { name: payPoints }).click();
  const recordLocator = await recordLocatorOf(page, language);
  await expect(page.getByText(spent)).toBeVisible();
  await keepAtWidths(page, `member-confirmation-points-${language}`);
  await page.getByRole('link', { name: seeTrip }).click();
  await page.getByRole('link', { name: cancel }).click();
  await expect(page.getByText(toAccount)).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, `member-cancel-points-${language}`);
  // Pressed twice it asks all the same, and answers nothing by itself.
  await page.getByRole('button', { name: cancel }).dblclick();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: cancel }).click();
  await expect(page.getByText(cancelled, { exact: true })).toBeVisible();
  await openIn(page, language, '/loyalty/myaccount/points-activity');
  const movements = page.getByRole('listitem').filter({ hasText: recordLocator });
  await expect(movements.filter({ hasText: kinds.spent })).toBeVisible();
  await expect(movements.filter({ hasText: kinds.returned })).toBeVisible();
});

test('the trips of an account ask who wants to see them', { tag: longSet }, async ({ page }) => {
  await openIn(page, 'es', '/loyalty/myaccount/trips');
  await expect(page).toHaveURL(/\/login\//);
});
