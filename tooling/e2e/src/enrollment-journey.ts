import { expect, type Page } from '@playwright/test';

import type { Language } from './journey.ts';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The words of the pages on which somebody joins the program. */
export const enrollWords = {
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

/** Goes on to another step. */
export async function goOnTo(page: Page, language: Language, to: 'access' | 'recovery'): Promise<void> {
  await page.getByRole('button', { name: enrollWords[language].next, exact: true }).click();
  await expect(heading(page, enrollWords[language][to])).toBeFocused();
}

/** Fills in the first step but for the place that depends on the country. */
export async function fillInPerson(page: Page, language: Language, username: string): Promise<void> {
  const w = enrollWords[language];
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

/** Fills in how somebody will log in. */
export async function fillInAccess(page: Page, language: Language, username: string): Promise<void> {
  const field = fieldOf(page);
  await field(enrollWords[language].username).fill(username);
  await field(enrollWords[language].password).fill('Viento2026!');
}

/** Fills in what proves the person later, and accepts the terms. */
export async function fillInRecovery(page: Page, language: Language): Promise<void> {
  const w = enrollWords[language];
  const field = fieldOf(page);
  for (const index of [0, 1] as const) {
    await field(w.question[index]).selectOption({ label: w.questions[index] });
    await field(w.answer[index]).fill('Luna');
  }
  await page.getByRole('checkbox', { name: w.terms }).check();
}
