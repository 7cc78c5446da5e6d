import { expect, type Page } from '@playwright/test';

import { freshName, linkMailedTo, logIn, makeMember } from './account-journey.ts';
import { enrollWords, fillInAccess, fillInPerson, fillInRecovery, goOnTo, heading } from './enrollment-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test, type Language } from './journey.ts';
import { longSet } from './journey-sets.ts';

/** Goes from the first step through the others, up to the press that sends. */
async function fillInRest(page: Page, language: Language, username: string): Promise<void> {
  await goOnTo(page, language, 'access');
  await fillInAccess(page, language, username);
  await expectAccessible(page);
  await goOnTo(page, language, 'recovery');
  await fillInRecovery(page, language);
}

async function activate(page: Page, language: Language, email: string): Promise<void> {
  const w = enrollWords[language];
  await page.getByRole('button', { name: w.join, exact: true }).click();
  await expect(heading(page, w.sent)).toBeFocused();
  await expectAccessible(page);
  await page.goto(await linkMailedTo(page.request, email));
  await page.getByRole('button', { name: w.activate }).click();
  await expect(heading(page, w.welcome)).toBeFocused();
  await expect(page.getByText(/^\d{4}\s\d{3}\s\d{3}$/)).toBeVisible();
  await expectAccessible(page);
}

test(
  'somebody in the United States joins, in English, and consents are not asked',
  { tag: longSet },
  async ({ page }) => {
    const username = freshName('ines');
    await openIn(page, 'en', '/loyalty/enroll/');
    await expectAccessible(page);
    await page.getByLabel('Country').selectOption({ label: 'United States' });
    await fillInPerson(page, 'en', username);
    await page.getByLabel('State or territory').selectOption({ label: 'Texas' });
    await page.getByLabel('ZIP code').fill('75201');
    await fillInRest(page, 'en', username);
    await expect(page.getByText('Get offers by email')).toHaveCount(0);
    await activate(page, 'en', `${username}@example.com`);
  },
);

test(
  'somebody in Spain joins, with each consent asked by itself and none given in advance',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('400 /api/account-help/v1/enrollments');
    const taken = await makeMember(page.request);
    const username = freshName('ines');
    await openIn(page, 'es', '/loyalty/enroll/?returnTo=%2Ffind-my-trip');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.locator(':focus')).toContainText('Hay un problema');
    await expectAccessible(page);
    await page.getByLabel('País').selectOption({ label: 'España' });
    await fillInPerson(page, 'es', username);
    await page.getByLabel('Código postal').fill('28013');
    await fillInRest(page, 'es', taken.username);
    // The terms alone.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Ofertas según mis viajes' }).check();
    await keepScreenshot(page, 'enroll-es');
    await page.getByRole('button', { name: 'Inscribirme', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Ese nombre de usuario ya está en uso');
    await expect(heading(page, enrollWords.es.access)).toBeVisible();
    await page.getByLabel('Nombre de usuario', { exact: true }).fill(username);
    await goOnTo(page, 'es', 'recovery');
    await page.goBack();
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('Viento2026!');
    await page.goForward();
    await expect(heading(page, enrollWords.es.recovery)).toBeFocused();
    await activate(page, 'es', `${username}@example.com`);
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page.getByLabel('Correo, usuario o número de socio')).toHaveValue(username);
    await logIn(page, { username, password: 'Viento2026!' });
    await expect(page).toHaveURL('/find-my-trip');
    await expect(page.getByRole('button', { name: /Inés/ })).toBeVisible();
    await page.goto('/accounthelp/privacy');
    await expect(page.getByRole('checkbox', { name: 'Ofertas según mis viajes' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Recibir ofertas por correo' })).not.toBeChecked();
  },
);

test(
  'a person who mistyped the address reads at the login what is missing, corrects it, and joins',
  { tag: longSet },
  async ({ page, consoleErrors }) => {
    consoleErrors.expect('400 /api/security/v4/security/assertion', '410 /api/account-help/v1/links/state');
    const username = freshName('ines');
    const right = `${username}.bien@example.com`;
    await openIn(page, 'es', '/loyalty/enroll/');
    await page.getByLabel('País').selectOption({ label: 'Estados Unidos' });
    await fillInPerson(page, 'es', username);
    await page.getByLabel('Estado o territorio').selectOption({ label: 'Texas' });
    await page.getByLabel('Código ZIP').fill('75201');
    await fillInRest(page, 'es', username);
    await page.getByRole('button', { name: 'Inscribirme', exact: true }).click();
    await expect(heading(page, enrollWords.es.sent)).toBeFocused();
    const astray = await linkMailedTo(page.request, `${username}@example.com`);
    await page.reload();
    await expect(heading(page, enrollWords.es.sent)).toBeVisible();
    await page.getByRole('button', { name: 'Enviar el correo otra vez' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Le enviamos otro correo' })).toBeVisible();
    await expectAccessible(page);
    await linkMailedTo(page.request, `${username}@example.com`, astray);

    await openIn(page, 'es', '/login/');
    await logIn(page, { username, password: 'Viento2026!' });
    await expect(heading(page, 'Confirme su correo para iniciar sesión')).toBeFocused();
    await expectAccessible(page);
    await keepScreenshot(page, 'login-unconfirmed-es');
    await page.getByRole('link', { name: 'Esa dirección no es la mía: corregirla' }).click();
    await expect(heading(page, 'Corrija su correo electrónico')).toBeVisible();
    await page.getByLabel('Correo electrónico').fill(right);
    await page.getByLabel('Contraseña que eligió al inscribirse').fill('Viento2026!');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Guardar y enviar el correo' }).click();
    await expect(heading(page, enrollWords.es.sent)).toBeFocused();
    const link = await linkMailedTo(page.request, right);
    await page.goto(link);
    await page.getByRole('button', { name: enrollWords.es.activate }).click();
    await expect(heading(page, enrollWords.es.welcome)).toBeFocused();
    const later = await page.context().newPage();
    await later.goto(link);
    await expect(heading(later, 'Su cuenta ya está activa')).toBeVisible();
    await expectAccessible(later);
    await later.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await logIn(later, { username, password: 'Viento2026!' });
    await expect(later.getByRole('button', { name: /Inés/ })).toBeVisible();
    await later.close();
  },
);
