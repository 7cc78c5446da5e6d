import { expect, type Page } from '@playwright/test';

import { freshName, linkMailedTo, logIn, makeMember } from './account-journey.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const words = {
  es: {
    first: 'Nombre',
    last: 'Apellidos',
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    email: 'Correo electrónico',
    country: 'País',
    line: 'Dirección',
    city: 'Ciudad',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    question: ['Primera pregunta', 'Segunda pregunta'],
    answer: ['Respuesta a la primera pregunta', 'Respuesta a la segunda pregunta'],
    questions: ['¿En qué ciudad nació?', '¿Cómo se llamaba su primera mascota?'],
    terms: 'Acepto las condiciones del programa',
    next: 'Continuar',
    access: 'Elija cómo iniciará sesión',
    recovery: 'Proteja su cuenta',
    join: 'Inscribirme',
    sent: 'Falta un paso: revise su correo',
    activate: 'Activar mi cuenta',
    welcome: 'Le damos la bienvenida, Inés',
  },
  en: {
    first: 'First name',
    last: 'Last name',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    email: 'Email',
    country: 'Country',
    line: 'Address',
    city: 'City',
    username: 'Username',
    password: 'Password',
    question: ['First question', 'Second question'],
    answer: ['Answer to the first question', 'Answer to the second question'],
    questions: ['In which city were you born?', 'What was the name of your first pet?'],
    terms: 'I accept the program terms',
    next: 'Continue',
    access: 'Choose how you’ll log in',
    recovery: 'Protect your account',
    join: 'Join',
    sent: 'One step left: check your email',
    activate: 'Activate my account',
    welcome: 'Welcome, Inés',
  },
} as const;

const fieldOf = (page: Page) => (label: string) => page.getByLabel(label, { exact: true });

async function goOn(page: Page, language: 'es' | 'en', to: 'access' | 'recovery'): Promise<void> {
  await page.getByRole('button', { name: words[language].next, exact: true }).click();
  await expect(heading(page, words[language][to])).toBeFocused();
}

/** Fills in the first step but for the place that depends on the country. */
async function fillInPerson(page: Page, language: 'es' | 'en', username: string): Promise<void> {
  const w = words[language];
  const field = fieldOf(page);
  await field(w.first).fill('Inés');
  await field(w.last).fill('Núñez O’Hara');
  await field(w.day).fill('27');
  await field(w.month).fill('3');
  await field(w.year).fill('1984');
  await field(w.email).fill(`${username}@example.com`);
  await field(w.line).fill('Calle Mayor 1');
  await field(w.city).fill('Madrid');
}

/** Goes from the first step through the others, up to the press that sends. */
async function fillInRest(page: Page, language: 'es' | 'en', username: string): Promise<void> {
  const w = words[language];
  const field = fieldOf(page);
  await goOn(page, language, 'access');
  await field(w.username).fill(username);
  await field(w.password).fill('Viento2026!');
  await expectAccessible(page);
  await goOn(page, language, 'recovery');
  for (const index of [0, 1] as const) {
    await field(w.question[index]).selectOption({ label: w.questions[index] });
    await field(w.answer[index]).fill('Luna');
  }
  await page.getByRole('checkbox', { name: w.terms }).check();
}

async function activate(page: Page, language: 'es' | 'en', email: string): Promise<void> {
  const w = words[language];
  await page.getByRole('button', { name: w.join, exact: true }).click();
  await expect(heading(page, w.sent)).toBeFocused();
  await expectAccessible(page);
  await page.goto(await linkMailedTo(page.request, email));
  await page.getByRole('button', { name: w.activate }).click();
  await expect(heading(page, w.welcome)).toBeFocused();
  await expect(page.getByText(/^\d{10}$/)).toBeVisible();
  await expectAccessible(page);
}

test('somebody in the United States joins, in English, and consents are not asked', async ({ page }) => {
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
});

test('somebody in Spain joins, with each consent asked by itself and none given in advance', async ({
  page,
  consoleErrors,
}) => {
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
  await expect(heading(page, words.es.access)).toBeVisible();
  await page.getByLabel('Nombre de usuario', { exact: true }).fill(username);
  await goOn(page, 'es', 'recovery');
  await page.goBack();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('Viento2026!');
  await page.goForward();
  await expect(heading(page, words.es.recovery)).toBeFocused();
  await activate(page, 'es', `${username}@example.com`);
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByLabel('Correo, usuario o número de socio')).toHaveValue(username);
  await logIn(page, { username, password: 'Viento2026!' });
  await expect(page).toHaveURL('/find-my-trip');
  await expect(page.getByRole('button', { name: /Inés/ })).toBeVisible();
  await page.goto('/accounthelp/privacy');
  await expect(page.getByRole('checkbox', { name: 'Ofertas según mis viajes' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Recibir ofertas por correo' })).not.toBeChecked();
});

test('a person who mistyped the address reads at the login what is missing, corrects it, and joins', async ({
  page,
  consoleErrors,
}) => {
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
  await expect(heading(page, words.es.sent)).toBeFocused();
  const astray = await linkMailedTo(page.request, `${username}@example.com`);
  await page.reload();
  await expect(heading(page, words.es.sent)).toBeVisible();
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
  await expect(heading(page, words.es.sent)).toBeFocused();
  const link = await linkMailedTo(page.request, right);
  await page.goto(link);
  await page.getByRole('button', { name: words.es.activate }).click();
  await expect(heading(page, words.es.welcome)).toBeFocused();
  const later = await page.context().newPage();
  await later.goto(link);
  await expect(heading(later, 'Su cuenta ya está activa')).toBeVisible();
  await expectAccessible(later);
  await later.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(later, { username, password: 'Viento2026!' });
  await expect(later.getByRole('button', { name: /Inés/ })).toBeVisible();
  await later.close();
});
