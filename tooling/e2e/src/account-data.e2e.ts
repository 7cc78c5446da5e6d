import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { freshName, linkMailedTo, logIn, makeMember } from './account-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { longSet } from './journey-sets.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test(
  'a password is changed by the current one, and the old one no longer logs in',
  { tag: longSet },
  async ({ page, browser, consoleErrors }) => {
    consoleErrors.expect('400 /api/account/v1/password');
    const member = await makeMember(page.request);
    await openIn(page, 'es', '/accounthelp/update-password');
    await logIn(page, member);
    await expect(heading(page, 'Cambie su contraseña')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Contraseña actual').fill('Otra2026!');
    await page.getByLabel('Contraseña nueva').fill('Brisa2027!');
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
    await expect(page.getByRole('alert')).toContainText('no es la de su cuenta');
    await page.getByLabel('Contraseña actual').fill(member.password);
    await page.getByLabel('Contraseña nueva').fill(member.password);
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
    await expect(page.getByRole('alert')).toContainText('es la misma que ya tiene');
    await expectAccessible(page);
    await page.getByLabel('Contraseña nueva').fill('Brisa2027!');
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
    await expect(heading(page, 'Su contraseña cambió')).toBeFocused();
    await expectAccessible(page);
    const elsewhere = await browser.newPage();
    await openIn(elsewhere, 'es', '/login/');
    await logIn(elsewhere, member);
    await expect(elsewhere.getByRole('alert').first()).toContainText('no coinciden');
    await logIn(elsewhere, { username: member.username, password: 'Brisa2027!' });
    await expect(elsewhere.getByRole('button', { name: /Ana/ })).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'a new e-mail counts once its link was opened, wherever that is',
  { tag: longSet },
  async ({ page, browser, consoleErrors }) => {
    consoleErrors.expect('422 /api/account/v1/email-changes', '410 /api/account-help/v1/links/state');
    const member = await makeMember(page.request);
    await openIn(page, 'es', '/accounthelp/change-email');
    await logIn(page, member);
    await expect(heading(page, 'Cambie su correo electrónico')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(member.email)).toBeVisible();
    await page.getByLabel('Correo electrónico nuevo').fill(member.email.toUpperCase());
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
    await expect(page.getByRole('alert')).toContainText('es el que ya tiene su cuenta');
    const email = `${freshName('nueva')}@example.com`;
    await page.getByLabel('Correo electrónico nuevo').fill(email);
    await page.getByRole('button', { name: 'Enviarme el enlace' }).click();
    await expect(heading(page, 'Confirme su correo nuevo')).toBeFocused();
    const elsewhere = await browser.newPage();
    const link = await linkMailedTo(page.request, email);
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: 'Confirmar mi correo' }).click();
    await expect(heading(elsewhere, 'Su correo electrónico está confirmado')).toBeVisible();
    await expect(elsewhere.getByText(email)).toBeVisible();
    await elsewhere.close();
    // The same link once more, by the person who is logged in.
    await page.goto(link);
    await expect(heading(page, 'Su correo ya está cambiado')).toBeVisible();
    await expectAccessible(page);
  },
);

test('a person takes their data along, and has them erased', { tag: longSet }, async ({ page, consoleErrors }) => {
  consoleErrors.expect('401 /api/security/v4/security/token', '400 /api/security/v4/security/assertion');
  const member = await makeMember(page.request);
  const enrolled = await linkMailedTo(page.request, member.email);
  await openIn(page, 'es', '/accounthelp/privacy');
  await logIn(page, member);
  await expect(heading(page, 'Sus datos y su privacidad')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Recibir ofertas por correo' }).check();
  await page.getByRole('button', { name: 'Guardar mis decisiones' }).click();
  await expect(page.getByText('Sus decisiones están guardadas')).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('mis-datos-alisio.json');
  const data = await readFile(await download.path(), 'utf8');
  expect(data).toContain(member.email);
  expect(data).not.toContain('argon2');
  await page.getByRole('button', { name: 'Pedir que borren mi cuenta' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByText('Le enviamos un correo')).toBeVisible();
  await page.goto(await linkMailedTo(page.request, member.email, enrolled));
  await expect(heading(page, 'Borre su cuenta')).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'help-erasure-es');
  await page.getByRole('button', { name: 'Borrar mi cuenta para siempre' }).click();
  await expect(heading(page, 'Su cuenta está borrada')).toBeVisible();
  await openIn(page, 'es', '/login/');
  await logIn(page, member);
  await expect(page.getByRole('alert').first()).toContainText('no coinciden');
});
