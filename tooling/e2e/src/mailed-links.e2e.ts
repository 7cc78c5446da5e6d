import { expect, type Page } from '@playwright/test';

import { freshName, linkMailedTo } from './account-journey.ts';
import { expectAccessible, openIn, test } from './journey.ts';
import { longSet } from './journey-sets.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A minute more than a link of recovery works. */
const clockStepMs = 11 * 60_000;
const manager = { username: 'carlos.vega', email: 'carlos.vega@example.com', newPassword: 'Brisa2027!' };

test.use({ clockStepMs });

test(
  'a travel manager proves the mailbox and the answers, sets a password, and logs in at the portal with it',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(
      '400 /api/account-help/v1/links/answers',
      '400 /api/account-help/v1/links/result',
      '400 /api/security/v4/security/assertion',
    );
    await openIn(page, 'es', '/business/ctm/login/');
    await page.getByRole('link', { name: 'Ayuda con la contraseña del portal' }).click();
    // The login stands there until the page of help has come, and has a field of the same name.
    await expect(heading(page, 'Restablezca su contraseña')).toBeVisible();
    await page.getByLabel('Nombre de usuario').fill(manager.username);
    await press(page, 'Enviarme el enlace');
    await expect(heading(page, 'Revise su correo')).toBeFocused();
    const link = await linkMailedTo(page.request, manager.email);
    expect(new URL(link).pathname).toBe('/business/ctm/password-help');
    await page.goto(link);
    await expect(heading(page, 'Confirme que es usted')).toBeVisible();
    await page.getByLabel('Código postal de su dirección').fill('75219');
    await page.locator('input[id$="securityAnswer"]').fill('Granada');
    await press(page, 'Continuar');
    await expect(page.getByRole('alert')).toContainText('La respuesta de seguridad no coincide');
    await page.locator('input[id$="securityAnswer"]').fill('sevilla');
    await press(page, 'Continuar');
    await expect(heading(page, 'Elija una contraseña nueva')).toBeFocused();
    await page.getByLabel('Contraseña nueva').fill('Ruta2026!');
    await press(page, 'Guardar la contraseña');
    await expect(page.getByRole('alert')).toContainText('es la que ya tenía');
    await expectAccessible(page);
    await page.getByLabel('Contraseña nueva').fill(manager.newPassword);
    await press(page, 'Guardar la contraseña');
    await expect(heading(page, 'Su contraseña está guardada')).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.getByLabel('Nombre de usuario del portal').fill(manager.username);
    await page.getByLabel('Contraseña', { exact: true }).fill('Ruta2026!');
    await press(page, 'Iniciar sesión');
    await expect(page.getByRole('alert').first()).toContainText('no coinciden');
    await page.getByLabel('Contraseña', { exact: true }).fill(manager.newPassword);
    await press(page, 'Iniciar sesión');
    await expect(page.getByRole('button', { name: /Carlos/ })).toBeVisible();
  },
);

test(
  'a link that was opened too late says so, and what no account has is answered as what one has',
  { tag: longSet },
  async ({ page, site, consoleErrors }) => {
    consoleErrors.expect('410 /api/account-help/v1/links/state');
    await openIn(page, 'es', '/account/forgot-username');
    await page.getByLabel('Correo electrónico').fill('ana.perez@example.com');
    await press(page, 'Enviarme mis datos');
    await expect(heading(page, 'Revise su correo')).toBeFocused();
    const link = await linkMailedTo(page.request, 'ana.perez@example.com');
    site.moveClock();
    await page.goto(link);
    await expect(heading(page, 'Este enlace ya venció')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Pedir otro enlace');
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana.perez@example.com');
    await page.getByLabel('Correo electrónico').fill(`${freshName('nadie')}@example.com`);
    await press(page, 'Enviarme mis datos');
    await expect(heading(page, 'Revise su correo')).toBeVisible();
  },
);
