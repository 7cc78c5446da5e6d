import { randomUUID } from 'node:crypto';

import { currentTermsVersion } from '@airline/contract';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiHeaders } from './site/start-site.ts';

/** A member as the journeys of account help make one. */
export interface Member {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly accountNumber: string;
}

const password = 'Viento2026!';

/** Gives a name that no other journey of this run has. */
export function freshName(beginning: string): string {
  return `${beginning}.${randomUUID().slice(0, 8)}`;
}

/** Waits for the newest mail to an address, and gives the address that it links to. */
export async function linkMailedTo(request: APIRequestContext, email: string, earlier: string = ''): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        link = await newestLink(request, email);
        return link !== '' && link !== earlier;
      },
      { message: `a mail with a link to ${email}`, timeout: 30_000 },
    )
    .toBe(true);
  return link;
}

async function newestLink(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get('/inbox')).text();
  const ids = list
    .split('<li>')
    .filter((entry) => entry.includes(email))
    .map((entry) => /href="\/inbox\/(\d+)/.exec(entry)?.[1]);
  for (const id of ids) {
    const mail = await (await request.get(`/inbox/${id}/html`)).text();
    const [link] = /https?:\/\/[^"'\s<]+#[\w-]{43}/.exec(mail) ?? [];
    if (link !== undefined) return link;
  }
  return '';
}

/** Makes a member by the gateway's own endpoints: the application, its mail, its confirmation. */
export async function makeMember(request: APIRequestContext): Promise<Member> {
  const username = freshName('ana');
  const email = `${username}@example.com`;
  const applied = await request.post('/api/account-help/v1/enrollments', {
    headers: { ...apiHeaders, 'idempotency-key': randomUUID() },
    data: {
      firstName: 'Ana',
      lastName: 'Pérez',
      birthDate: '1990-04-12',
      email,
      address: { countryCode: 'US', line1: '1200 Main St', city: 'Dallas', stateCode: 'TX', postalCode: '75201' },
      username,
      password,
      securityAnswers: [
        { questionId: 'birthCity', answer: 'Sevilla' },
        { questionId: 'firstPetName', answer: 'Sevilla' },
      ],
      consents: [],
      termsVersion: currentTermsVersion,
      language: 'es',
      surface: 'traveller',
    },
  });
  expect(applied.status()).toBe(202);
  const token = tokenOf(await linkMailedTo(request, email));
  const confirmed = await request.post('/api/account-help/v1/links/result', {
    headers: apiHeaders,
    data: { token, purpose: 'confirmEnrollment' },
  });
  expect(confirmed.status()).toBe(200);
  const { accountNumber } = (await confirmed.json()) as { accountNumber: string };
  return { username, password, email, accountNumber };
}

/** Gives the secret of a mailed link. */
function tokenOf(link: string): string {
  return new URL(link).hash.slice(1);
}

/** Logs a member in at the site. */
export async function logIn(page: Page, { username, password: typed }: Pick<Member, 'username' | 'password'>) {
  await page.getByLabel('Correo, usuario o número de socio').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(typed);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
}
