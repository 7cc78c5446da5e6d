import { formatAccountNumber } from '@airline/contract';
import { expect, type Page } from '@playwright/test';

import { freshName, linkMailedTo, logIn, makeMember } from './account-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { longSet } from './journey-sets.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Opens a mailed link, and sees that its secret leaves the address. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page).not.toHaveURL(/#/);
}

test('a forgotten username comes by mail and need not be typed at the login', { tag: longSet }, async ({ page }) => {
  const member = await makeMember(page.request);
  const enrolled = await linkMailedTo(page.request, member.email);
  await openIn(page, 'en', '/account/forgot-username');
  await expectAccessible(page);
  await page.getByLabel('Email').fill(member.email);
  await press(page, 'Send me my details');
  await expect(heading(page, 'Check your email')).toBeFocused();
  await expectAccessible(page);
  await openLink(page, await linkMailedTo(page.request, member.email, enrolled));
  await press(page, 'Show my details');
  await expect(heading(page, 'These are your details')).toBeFocused();
  await expect(page.getByText(formatAccountNumber(member.accountNumber))).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'help-usernames-en');
  await page.getByRole('link', { name: /^Log in as / }).click();
  await expect(page.getByLabel('Email, username or account number')).toHaveValue(member.username);
});

test(
  'a forgotten password: mail, questions, a new one by keyboard alone, and the login',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('400 /api/account-help/v1/links/answers', '410 /api/account-help/v1/links/state');
    const member = await makeMember(page.request);
    const enrolled = await linkMailedTo(page.request, member.email);
    await openIn(page, 'es', '/accounthelp/reset-password');
    await page.getByLabel('Correo, usuario o número de socio').fill(member.username);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Revise su correo')).toBeVisible();
    const link = await linkMailedTo(page.request, member.email, enrolled);
    await openLink(page, link);
    await expect(heading(page, 'Confirme que es usted')).toBeVisible();
    await page.getByLabel('Código postal de su dirección').fill('10001');
    await page.locator('input[id$="securityAnswer"]').fill('  SEVÍLLA ');
    await press(page, 'Continuar');
    await expect(page.getByRole('alert')).toContainText('El código postal no coincide');
    await expect(page.getByRole('alert')).not.toContainText('seguridad');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Código postal de su dirección')).toHaveValue('10001');
    await page.getByLabel('Código postal de su dirección').fill('75201-1234');
    await page.locator('input[id$="securityAnswer"]').fill('sevilla');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Elija una contraseña nueva')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Brisa2027!');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Su contraseña está guardada')).toBeFocused();
    await expectAccessible(page);

    const later = await page.context().newPage();
    await openLink(later, link);
    await expect(heading(later, 'Este enlace ya se usó')).toBeVisible();
    await expectAccessible(later);
    await later.close();

    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await logIn(page, { username: member.username, password: 'Brisa2027!' });
    await expect(page.getByRole('button', { name: /Ana/ })).toBeVisible();
  },
);

test(
  'a newer link takes the older one’s place, five wrong rounds end it, and another is asked for without typing',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(
      '410 /api/account-help/v1/links/state',
      '400 /api/account-help/v1/links/answers',
      '410 /api/account-help/v1/links/answers',
    );
    const member = await makeMember(page.request);
    const enrolled = await linkMailedTo(page.request, member.email);
    await openIn(page, 'es', '/accounthelp/reset-password');
    await page.getByLabel('Correo, usuario o número de socio').fill(member.username);
    await press(page, 'Enviarme el enlace');
    await expect(heading(page, 'Revise su correo')).toBeVisible();
    const first = await linkMailedTo(page.request, member.email, enrolled);
    await press(page, 'Pedir otro correo');
    await press(page, 'Enviarme el enlace');
    await expect(heading(page, 'Revise su correo')).toBeVisible();
    const second = await linkMailedTo(page.request, member.email, first);

    await openLink(page, first);
    await expect(heading(page, 'Hay un enlace más reciente')).toBeVisible();
    await openLink(page, second);
    await page.getByLabel('Código postal de su dirección').fill('10001');
    await page.locator('input[id$="securityAnswer"]').fill('Lima');
    for (let round = 1; round < 5; round += 1) {
      const answered = page.waitForResponse('**/links/answers');
      await press(page, 'Continuar');
      await answered;
      await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
    }
    await press(page, 'Continuar');
    await expect(heading(page, 'Las respuestas no coincidieron')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Pedir otro enlace');
    await expect(page.getByLabel('Correo, usuario o número de socio')).toHaveValue(member.username);
  },
);

test(
  'a person whose account somebody else opened chooses its username and password',
  { tag: longSet },
  async ({ page }) => {
    await openIn(page, 'es', '/account/first-time-login');
    await page.getByLabel('Número de socio').fill('5000000033');
    await press(page, 'Enviarme el enlace');
    await openLink(page, await linkMailedTo(page.request, 'nuria.campos@example.com'));
    await page.getByLabel('Código postal de su dirección').fill('33101');
    await page.getByLabel('Día').fill('27');
    await page.getByLabel('Mes').fill('1');
    await page.getByLabel('Año').fill('1996');
    await press(page, 'Continuar');
    await expect(heading(page, 'Elija su usuario y su contraseña')).toBeFocused();
    await expectAccessible(page);
    const username = freshName('nuria');
    await page.getByLabel('Nombre de usuario').fill(username);
    await page.getByLabel('Contraseña', { exact: true }).fill('Faro2026Azul');
    await page.getByLabel('Primera pregunta', { exact: true }).selectOption({ label: '¿En qué ciudad nació?' });
    await page.getByLabel('Respuesta a la primera pregunta').fill('Lugo');
    await page
      .getByLabel('Segunda pregunta', { exact: true })
      .selectOption({ label: '¿Cuál es su película favorita?' });
    await page.getByLabel('Respuesta a la segunda pregunta').fill('El sur');
    await press(page, 'Terminar la configuración');
    await expect(heading(page, 'Su cuenta está lista')).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await logIn(page, { username, password: 'Faro2026Azul' });
    await expect(page.getByRole('button', { name: /Nuria/ })).toBeVisible();
  },
);

test('a travel manager receives the username through the portal, in its words', { tag: longSet }, async ({ page }) => {
  await openIn(page, 'es', '/business/ctm/password-help?need=username');
  await page.getByLabel('Correo electrónico').fill('carlos.vega@example.com');
  await press(page, 'Enviarme mis datos');
  const link = await linkMailedTo(page.request, 'carlos.vega@example.com');
  expect(new URL(link).pathname).toBe('/business/ctm/password-help');
  await openLink(page, link);
  await press(page, 'Ver mis datos');
  await expect(page.getByText('carlos.vega', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('in the web view a link leads back into the bundle', { tag: longSet }, async ({ page }) => {
  const member = await makeMember(page.request);
  const enrolled = await linkMailedTo(page.request, member.email);
  await page.setViewportSize({ width: 360, height: 740 });
  await openIn(page, 'es', '/mobile/accounthelp');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Olvidé mi nombre de usuario' }).click();
  await page.getByLabel('Correo electrónico').fill(member.email);
  await press(page, 'Enviarme mis datos');
  const link = await linkMailedTo(page.request, member.email, enrolled);
  expect(new URL(link).pathname).toMatch(/^\/mobile\//);
  await openLink(page, link);
  await press(page, 'Ver mis datos');
  await expect(page.getByText(member.username, { exact: true })).toBeVisible();
});

test(
  'every page of account help fits a screen of 320 px with text twice as large',
  { tag: longSet },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/accounthelp',
      '/accounthelp/account-lookup',
      '/accounthelp/reset-password',
      '/accounthelp/complete-account-setup',
      '/account/recovery',
      '/loyalty/enroll/',
      '/business/ctm/password-help',
    ]) {
      await openIn(page, 'es', path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    }
  },
);
