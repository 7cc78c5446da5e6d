import { expect, type Page } from '@playwright/test';

import { makeMember } from './account-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { addAuthenticator, logIn, loginWords, logOut, people, sendLogin, totpCode } from './login-journey.ts';
import { longSet } from './journey-sets.ts';

const words = loginWords.es;
const securityPath = '/loyalty/myaccount/profile-security';
const carlos = { username: 'carlos.vega', password: 'Ruta2026!' };

async function expectNarrowEnough(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test(
  'an authenticator app, its codes kept, one of them used after a reload, and told of',
  { tag: longSet },
  async ({ page, site, consoleErrors }) => {
    consoleErrors.expect(
      '422 /api/account/v1/multi-factor/totp/confirmation',
      '401 /api/security/v4/security/assertion',
    );
    const member = await makeMember(page.request);
    const person = { username: member.username, password: member.password };
    await logIn(page, 'es', person, securityPath);
    await page.getByRole('button', { name: 'Activar' }).click();
    const code = page.getByLabel('Código de 6 dígitos que muestra la aplicación');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Confirmar y activar' }).click();
    await expect(code).toHaveAccessibleDescription(/Ese código no sirve/);
    await expectAccessible(page);
    const secret = (await page.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
    await code.fill(totpCode(secret.replaceAll(' ', ''), site.now()));
    await page.getByRole('button', { name: 'Confirmar y activar' }).click();
    await expect(page.getByRole('region', { name: 'Guarde estos códigos ahora' })).toBeFocused();
    const recoveryCode =
      (await page
        .getByText(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/)
        .first()
        .textContent()) ?? '';
    await expectAccessible(page);
    await keepScreenshot(page, 'security-new-codes-es');
    await page.getByRole('link', { name: 'Cambiar mi contraseña' }).click();
    await page.getByRole('button', { name: 'Volver a los códigos' }).click();
    await page.getByRole('checkbox', { name: 'Guardé mis códigos de recuperación' }).check();
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.getByText(recoveryCode)).toBeHidden();
    await logOut(page, 'es', 'Ana');

    await openIn(page, 'es', '/login/?returnTo=%2Ffind-my-trip');
    await sendLogin(page, 'es', person);
    await expect(page.getByRole('heading', { level: 1, name: words.secondFactor })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await page.getByLabel('Código de recuperación').fill(recoveryCode);
    await page.getByRole('button', { name: words.next }).click();
    await expect(page).toHaveURL('/find-my-trip');
    await expect(page.getByText('Le quedan 9 códigos sin usar.')).toBeVisible();
    await expectAccessible(page);
    await keepScreenshot(page, 'recovery-code-used-es');
    await expect
      .poll(async () => (await page.request.get('/inbox')).text())
      .toContain('Se usó un código de recuperación de su cuenta');
  },
);

test.describe('a proof of ten minutes', () => {
  test.use({ clockStepMs: 11 * 60_000 });

  test(
    'a proof that is too old is renewed over the page, and nothing typed is lost',
    { tag: longSet },
    async ({ page, site, consoleErrors }) => {
      consoleErrors.expect('401 /api/account/v1/multi-factor/passkeys/challenges');
      await addAuthenticator(page);
      const member = await makeMember(page.request);
      await logIn(page, 'es', { username: member.username, password: member.password }, securityPath);
      const add = page.getByRole('button', { name: 'Agregar una llave de acceso' });
      // What the page reads when it opens is read by the clock of the login.
      await expect(add).toBeVisible();
      await expect(page.locator('output[data-shape]')).toHaveCount(0);
      site.moveClock();
      await add.click();
      await page.getByLabel('Nombre de la llave').fill('Mi tableta');
      await page.getByRole('button', { name: 'Crear la llave' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(member.password);
      await dialog.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText('Llave “Mi tableta” agregada')).toBeVisible();
    },
  );
});

test('a session on another device is seen, and ended from here', { tag: longSet }, async ({ page, openBrowser }) => {
  const member = await makeMember(page.request);
  const person = { username: member.username, password: member.password };
  const elsewhere = await openBrowser();
  const far = await elsewhere.newPage();
  await logIn(far, 'es', person, securityPath);
  await logIn(page, 'es', person, securityPath);
  await expect(page.getByText('Este dispositivo')).toHaveCount(1);
  await page.getByRole('button', { name: /^Cerrar la sesión de / }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
  await expect(page.getByText(/^Sesión de .+ cerrada$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cerrar la sesión de / })).toHaveCount(0);
  await far.reload();
  await expect(far).toHaveURL(/^[^?]*\/(?:login\/\?.*)?$/);
  await elsewhere.close();
});

test(
  'the portal begins with who is logged in and what they can do, on every screen',
  { tag: longSet },
  async ({ page }) => {
    await openIn(page, 'es', '/business/ctm/login/');
    await sendLogin(page, 'es', carlos, words.portalUsername);
    await expect(page).toHaveURL('/business/ctm/');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/business/ctm/');
      await expect(page.getByRole('heading', { level: 1, name: 'Hola, Carlos' })).toBeVisible();
      await expect(page.getByText('Olivares Export', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Viajes de Olivares Export' })).toBeVisible();
      await expectAccessible(page);
      await expectNarrowEnough(page, width);
      await keepScreenshot(page, `portal-home-es-${width}`);
      await page.getByRole('link', { name: /^Seguridad: / }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Seguridad de su cuenta' })).toBeFocused();
      await expect(page.getByText('Este dispositivo')).toBeVisible();
      await expectAccessible(page);
      await expectNarrowEnough(page, width);
    }
    await page.getByRole('link', { name: 'Cambiar mi contraseña' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cambie su contraseña' })).toBeFocused();
    await expectAccessible(page);
  },
);

test('on a small screen what is the person’s stands in the header’s menu', { tag: longSet }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, 'es', people.ana);
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('list', { name: words.hi('Ana') });
  await expect(menu.getByRole('link')).toHaveText([
    'Mi cuenta',
    'Mis viajes',
    'Actividad de puntos',
    'Mis fondos de viaje',
    'Seguridad',
    'Mis datos personales',
  ]);
  await expectAccessible(page);
  await expectNarrowEnough(page, 360);
  await keepScreenshot(page, 'account-menu-es-360');
  await menu.getByRole('link', { name: 'Actividad de puntos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actividad de puntos' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Actividad de puntos' })).toBeHidden();
});
