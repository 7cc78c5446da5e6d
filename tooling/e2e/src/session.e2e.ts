import { expect } from '@playwright/test';

import { chooseFlights, fillContact, fillPassenger, ines } from './booking-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import {
  addAuthenticator,
  expectLoggedIn,
  logIn,
  loginWords,
  logOut,
  openAccountMenu,
  people,
  sendLogin,
} from './login-journey.ts';
import { dateIn } from './site/clock.ts';
import { apiHeaders } from './site/start-site.ts';
import { longSet } from './journey-sets.ts';

const words = loginWords.es;

test('a login does not lead to somebody else’s site', async ({ page }) => {
  await logIn(page, 'es', people.ana, '/find-my-trip');
  await page.goto(`/login/?returnTo=${encodeURIComponent('https://evil.example/')}`);
  await expect(page).toHaveURL('/account/snapshot');
});

test('a login, and a log-out, in one tab are seen in the other', { tag: longSet }, async ({ page, context }) => {
  const other = await context.newPage();
  await openIn(other, 'es', '/find-my-trip');
  await expect(other.getByRole('link', { name: words.logIn })).toBeVisible();
  await logIn(page, 'es', people.ana);
  await expectLoggedIn(other, 'es', 'Ana');
  await logOut(page, 'es', 'Ana');
  await expect(other.getByRole('link', { name: words.logIn })).toBeVisible();
});

test('a session that is ended on another device ends here with the next call: the page says so, and a login leads back', async ({
  page,
  openBrowser,
  consoleErrors,
}) => {
  await logIn(page, 'es', people.ana, '/loyalty/myaccount/profile-security');
  await expect(page.getByRole('heading', { level: 2, name: 'Llaves de acceso' })).toBeVisible();
  const elsewhere = await openBrowser();
  const far = await elsewhere.newPage();
  await logIn(far, 'es', people.ana, '/loyalty/myaccount/profile-security');
  await far.getByRole('button', { name: 'Cerrar sesión en todos mis dispositivos' }).click();
  await far.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await expect(far.getByText('Cerró su sesión en todos sus dispositivos')).toBeVisible();
  await elsewhere.close();
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Su sesión se cerró desde otro lugar')).toBeVisible();
  await expect(page).toHaveURL('/login/?returnTo=%2Floyalty%2Fmyaccount%2Fprofile-security');
  await expectAccessible(page);
  await keepScreenshot(page, 'session-ended-elsewhere-es');
  consoleErrors.expect(/^40\d \/api\/account\/v1\/multi-factor\/totp/);
});

test(
  'a session that ends while a person goes on leads to the login, and then to where they wanted to be',
  { tag: longSet },
  async ({ page, openBrowser, consoleErrors }) => {
    consoleErrors.expect('400 /api/account/v1/points');
    await logIn(page, 'es', people.ana, '/account/snapshot');
    const elsewhere = await openBrowser();
    const far = await elsewhere.newPage();
    await logIn(far, 'es', people.ana, '/loyalty/myaccount/profile-security');
    await far.getByRole('button', { name: 'Cerrar sesión en todos mis dispositivos' }).click();
    await far.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await expect(far.getByText('Cerró su sesión en todos sus dispositivos')).toBeVisible();
    await elsewhere.close();
    await openAccountMenu(page, 'es', 'Ana');
    await page.getByRole('link', { name: 'Actividad de puntos', exact: true }).first().click();
    await expect(page).toHaveURL('/login/?returnTo=%2Floyalty%2Fmyaccount%2Fpoints-activity');
    await expect(page.getByText('Su sesión se cerró desde otro lugar')).toHaveCount(1);
    await page.reload();
    await expect(page.getByText('Su sesión se cerró desde otro lugar')).toHaveCount(1);
    await sendLogin(page, 'es', people.ana);
    await expect(page).toHaveURL('/loyalty/myaccount/points-activity');
    await expect(page.getByText('Su sesión se cerró desde otro lugar')).toHaveCount(0);
  },
);

test(
  'a session that ends in the middle of a booking loses nothing',
  { tag: longSet },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.allow(/^40[01] \/api\/security\/v4\/security\/token/);
    await logIn(page, 'es', people.ana);
    await chooseFlights(page, 'es', `trip=one-way&from=DAL&to=HOU&date=${dateIn(41)}&adults=1`);
    await fillPassenger(page, 'es', ines);
    await fillContact(page, 'es', 'ines@example.com');
    const refreshCookies = (await context.cookies()).filter(({ name }) => !name.includes('refresh'));
    await context.clearCookies();
    await context.addCookies(refreshCookies);
    await page.goto('/account/snapshot');
    await expect(page).toHaveURL(/\/login\/\?returnTo=%2Faccount%2Fsnapshot/);
    await sendLogin(page, 'es', people.ana);
    await page.waitForURL('/account/snapshot');
    await page.goto('/air/booking/passenger/0');
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(ines.firstName);
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ines@example.com');
  },
);

test('by keyboard alone: log in, open the account’s menu, log out', { tag: longSet }, async ({ page }) => {
  await openIn(page, 'es', '/login/?returnTo=%2Ffind-my-trip');
  await page.getByLabel(words.username).focus();
  await page.keyboard.type(people.ana.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.ana.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/find-my-trip');
  await page.getByRole('button', { name: words.hi('Ana') }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.hi('Ana') })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const _place of ['account', 'trips', 'travel funds', 'points', 'security', 'personal data', 'log out'])
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.loggedOut, { exact: true })).toBeVisible();
});

test('a passkey is made with the password confirmed, opens the account alone, and is taken away', async ({ page }) => {
  const authenticator = await addAuthenticator(page);
  await logIn(page, 'es', people.ana, '/loyalty/myaccount/profile-security');
  await page.getByRole('button', { name: 'Agregar una llave de acceso' }).click();
  await page.getByLabel('Nombre de la llave').fill('Mi teléfono');
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(page.getByText('Llave “Mi teléfono” agregada')).toBeVisible();
  await keepScreenshot(page, 'security-passkey-es');
  await logOut(page, 'es', 'Ana');
  // The name's field offers the passkey too: its question goes first, and is not answered.
  await authenticator.setPresent(false);
  await openIn(page, 'es', '/login/?returnTo=%2Floyalty%2Fmyaccount%2Fprofile-security');
  await authenticator.asked(1);
  await authenticator.setPresent(true);
  await page.getByRole('button', { name: 'Usar una llave de acceso' }).click();
  await expect(page).toHaveURL('/loyalty/myaccount/profile-security');
  await page.getByRole('button', { name: 'Quitar la llave “Mi teléfono”' }).click();
  await page.getByRole('button', { name: 'Quitar la llave', exact: true }).click();
  await expect(page.getByText('Llave “Mi teléfono” quitada')).toBeVisible();
});

test('the portal needs its own login, and says its own words', { tag: longSet }, async ({ page, consoleErrors }) => {
  await openIn(page, 'es', '/business/ctm/');
  await expect(page).toHaveURL('/business/ctm/login/?returnTo=%2Fbusiness%2Fctm%2F');
  await expectAccessible(page);
  await keepScreenshot(page, 'portal-login-es');
  const carlos = { username: 'carlos.vega', password: 'Ruta2026!' };
  await sendLogin(page, 'es', { ...carlos, password: 'not-it' }, words.portalUsername);
  await expect(page.getByText('Los datos de administrador de viajes no coinciden')).toBeVisible();
  consoleErrors.expect('400 /api/security/v4/security/assertion');
  await sendLogin(page, 'es', carlos, words.portalUsername);
  await expect(page).toHaveURL('/business/ctm/');
  await openAccountMenu(page, 'es', 'Carlos');
  await page.getByRole('button', { name: words.logOut, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inicie sesión en el portal de su empresa' })).toBeVisible();
});

test(
  'five wrong tries are enough, of a name that nobody has as of any other',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('400 /api/security/v4/security/assertion');
    const nobody = { username: 'nadie.conocido', password: 'Viento2026!' };
    await openIn(page, 'es', '/login/');
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse(/\/assertion$/);
      await sendLogin(page, 'es', nobody);
      await answered;
    }
    await sendLogin(page, 'es', nobody);
    await expect(page.getByText('Hubo demasiados intentos')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Restablecer mi contraseña' }).first()).toBeVisible();
  },
);

test(
  'in the native app a page is the person’s at once, by the session that the app hands over',
  { tag: longSet },
  async ({ page }) => {
    await page.exposeFunction('nativeSession', async () => {
      const answer = await page.request.post('/api/security/v4/security/assertion', {
        headers: apiHeaders,
        data: {
          method: 'password',
          category: 'mobileMember',
          username: people.ana.username,
          password: people.ana.password,
        },
      });
      const { assertion } = (await answer.json()) as { readonly assertion: string };
      return { category: 'mobileMember', assertion };
    });
    await page.addInitScript(() => {
      const { nativeSession } = globalThis as unknown as { readonly nativeSession: () => Promise<unknown> };
      const postMessage = async ({ method }: { readonly method: string }) =>
        method === 'getSession' ? nativeSession() : undefined;
      Object.assign(globalThis, { webkit: { messageHandlers: { airline: { postMessage } } } });
    });
    await openIn(page, 'es', '/mobile/accounthelp/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Sus datos y su privacidad' })).toBeVisible();
    await expect(page).toHaveURL('/mobile/accounthelp/privacy');
    await expectAccessible(page);
    await keepScreenshot(page, 'webview-native-session-es');
  },
);

test(
  'without the native app a page of a person leads to the web view’s own login and back',
  { tag: longSet },
  async ({ page }) => {
    await openIn(page, 'es', '/mobile/accounthelp/privacy');
    await expect(page).toHaveURL('/mobile/account/login?returnTo=%2Fmobile%2Faccounthelp%2Fprivacy');
    await sendLogin(page, 'es', people.ana);
    await expect(page).toHaveURL('/mobile/accounthelp/privacy');
  },
);
