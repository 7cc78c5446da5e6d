import { createHmac } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { openIn, type Language } from './journey.ts';

/** Accounts that the gateway makes for itself in test environments. */
export const people = {
  ana: { username: 'ana.perez', password: 'Viento2026!', firstName: 'Ana' },
  /** Operates the product. */
  marina: { username: 'marina.duarte', password: 'Torre2026!', firstName: 'Marina' },
  /** Boards flights at a gate. */
  gabriel: { username: 'gabriel.soto', password: 'Puerta2026!', firstName: 'Gabriel' },
  /** Looks after the promotions of a region. */
  sonia: { username: 'sonia.rubio', password: 'Brisa2026!', firstName: 'Sonia' },
  /** Is close to a tier. */
  nora: { username: 'nora.vidal', password: 'Escala2026!', firstName: 'Nora' },
  /** Has an authenticator app. */
  luis: {
    username: 'luis.ortega',
    password: 'Marea2026!',
    firstName: 'Luis',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
} as const;

/** The words that a person follows through a login. */
export const loginWords = {
  es: {
    logIn: 'Iniciar sesión',
    username: 'Correo, usuario o número de socio',
    password: 'Contraseña',
    title: 'Inicie sesión',
    logOut: 'Cerrar sesión',
    loggedOut: 'Cerró su sesión',
    hi: (name: string) => `Hola, ${name}`,
    incorrect: 'El usuario o la contraseña no coinciden',
    secondFactor: 'Verificación en dos pasos',
    code: 'Código de 6 dígitos',
    next: 'Continuar',
    portalUsername: 'Nombre de usuario del portal',
  },
  en: {
    logIn: 'Log in',
    username: 'Email, username or account number',
    password: 'Password',
    title: 'Log in',
    logOut: 'Log out',
    loggedOut: 'You’ve logged out',
    hi: (name: string) => `Hi, ${name}`,
    incorrect: 'Your username or password doesn’t match',
    secondFactor: 'Two-step verification',
    code: '6-digit code',
    next: 'Continue',
    portalUsername: 'Portal username',
  },
} as const;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Types name and password on the login page and sends them. */
export async function sendLogin(
  page: Page,
  language: Language,
  { username, password }: Credentials,
  usernameLabel: string = loginWords[language].username,
): Promise<void> {
  await page.getByLabel(usernameLabel).fill(username);
  await page.getByLabel(loginWords[language].password, { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: loginWords[language].logIn, exact: true }).click();
}

/** Logs a member in, and stands where the login led back to. */
export async function logIn(
  page: Page,
  language: Language,
  person: Credentials,
  returnTo = '/find-my-trip',
): Promise<void> {
  await openIn(page, language, `/login/?returnTo=${encodeURIComponent(returnTo)}`);
  await sendLogin(page, language, person);
  await expect(page).toHaveURL(returnTo);
}

/** Tells whether the header shows who is logged in. */
export async function expectLoggedIn(page: Page, language: Language, firstName: string): Promise<void> {
  await expect(page.getByRole('button', { name: loginWords[language].hi(firstName) })).toBeVisible();
}

/** Opens the account's menu in the header. */
export async function openAccountMenu(page: Page, language: Language, firstName: string): Promise<void> {
  await page.getByRole('button', { name: loginWords[language].hi(firstName) }).click();
}

/** Logs out by the header. */
export async function logOut(page: Page, language: Language, firstName: string): Promise<void> {
  await openAccountMenu(page, language, firstName);
  await page.getByRole('button', { name: loginWords[language].logOut, exact: true }).click();
  await expect(page.getByText(loginWords[language].loggedOut, { exact: true })).toBeVisible();
}

/** Gives the six digits that an authenticator app shows at an instant (RFC 6238, SHA-1, 30 seconds). */
export function totpCode(secretBase32: string, at: Date): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(secretBase32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return ((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).toString().padStart(6, '0');
}

export interface Authenticator {
  /** Whether a person is there to touch the sensor; at first one is. A browser without windows asks nobody to choose a key. */
  setPresent(isPresent: boolean): Promise<void>;
  /** Waits until the document has asked it for a key so often. */
  asked(times: number): Promise<void>;
}

/** Gives the page an authenticator of its own: a passkey is made and used without anybody's finger. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      performance.mark('asked for a key');
      return get(options);
    };
  });
  return {
    asked: async (times) => {
      await page.waitForFunction((least) => performance.getEntriesByName('asked for a key').length >= least, times);
    },
    setPresent: async (enabled) => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
