import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { longSet } from './journey-sets.ts';
import { expectAccessible, keepScreenshot, openIn, test } from './journey.ts';
import { loginWords, sendLogin } from './login-journey.ts';
import { addressMailed } from './mailed-address.ts';

const texts = {
  es: {
    title: 'Viaje con su empresa',
    steps: 'Pasos para abrir la cuenta',
    next: 'Continuar',
    nameMissing: /Escriba el nombre de la empresa/,
    name: 'Nombre de la empresa',
    registration: /^Número de identificación fiscal/,
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico del trabajo',
    submit: 'Enviar el enlace',
    mailed: 'Revise su correo',
    subject: /Confirme el registro de Cafés/,
    choose: 'Elija su acceso',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    open: 'Abrir la cuenta de la empresa',
    opened: 'Cafés del Istmo ya tiene cuenta',
    logIn: /^Iniciar sesión como /,
    used: 'La cuenta ya está abierta',
  },
  en: {
    title: 'Travel with your company',
    steps: 'Steps to open the account',
    next: 'Continue',
    nameMissing: /Enter the company’s name/,
    name: 'Company name',
    registration: /^Tax identification number/,
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Work email',
    submit: 'Send the link',
    mailed: 'Check your email',
    subject: /Confirm the sign-up of Cafés/,
    choose: 'Choose your access',
    username: 'Username',
    password: 'Password',
    open: 'Open the company’s account',
    opened: 'Cafés del Istmo has an account',
    logIn: /^Log in as /,
    used: 'The account is open already',
  },
} as const;

for (const [language, width] of [
  ['es', 360],
  ['en', 1280],
] as const) {
  test(
    `in ${language} at ${width} px: a company is signed up, its address proved, and its first administrator gets in`,
    { tag: longSet },
    async ({ page, consoleErrors }) => {
      // The link is opened again at the end.
      consoleErrors.expect('410 /api/corporate/v1/company-signups/state');
      const words = texts[language];
      const id = randomUUID().slice(0, 8);
      const username = `elena.${id}`;
      const password = 'Istmo2026!';
      const expectGood = async (name: string): Promise<void> => {
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await keepScreenshot(page, `company-signup-${name}-${language}`);
      };
      await page.setViewportSize({ width, height: 900 });
      await openIn(page, language, '/business/ctm/welcome-company');
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await page.getByRole('button', { name: words.next }).click();
      await expect(page.getByRole('link', { name: words.nameMissing })).toBeVisible();
      await page.getByLabel(words.name).fill('Cafés del Istmo');
      await page.getByLabel(words.registration).fill('74-1234567');
      await expectGood('company');
      await page.getByRole('button', { name: words.next }).click();
      await expect(page.getByRole('region', { name: words.steps })).toBeFocused();
      await page.getByLabel(words.firstName, { exact: true }).fill('Elena');
      await page.getByLabel(words.lastName).fill('Robles');
      await page.getByLabel(words.email).fill(`${username}@istmo.example`);
      await expectGood('contact');
      await page.getByRole('button', { name: words.submit }).click();
      await expect(page.getByText(words.mailed)).toBeVisible();
      await expectGood('mailed');

      await page.goto(await addressMailed(page.request, words.subject, '/business/ctm/welcome-company'));
      await expect(page.getByRole('heading', { level: 1, name: words.choose })).toBeVisible();
      expect(page.url()).not.toContain('#');
      const link = await addressMailed(page.request, words.subject, '/business/ctm/welcome-company');
      await page.getByLabel(words.username).fill(username);
      await page.getByLabel(words.password, { exact: true }).fill(password);
      await expectGood('access');
      await page.getByRole('button', { name: words.open }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.opened })).toBeVisible();
      await expectGood('opened');
      await page.getByRole('link', { name: words.logIn }).click();
      await sendLogin(page, language, { username, password }, loginWords[language].portalUsername);
      await expect(page).toHaveURL(/\/business\/ctm\/$/);
      await page.goto('/business/ctm/account-management');
      await expect(page.getByRole('row', { name: /Elena Robles/ })).toBeVisible();

      await page.goto('/business/ctm/support');
      await page.goto(link);
      await expect(page.getByText(words.used)).toBeVisible();
    },
  );
}
