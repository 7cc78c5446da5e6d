import { problemTypes, recordConsents } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices } from '@airline/session/test-support';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { errorLines, fill, heading, press, showPage } from '../test-support/show-page.test-kit.tsx';
import { ChangeEmailPage } from './ChangeEmailPage.tsx';
import { HelpIndexPage } from './HelpIndexPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { RecoveryPage } from './RecoveryPage.tsx';
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx';

const gateway = openPageGateway();

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has dialogs that cannot be opened.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
/** Logs a member in, and gives what the pages then ask with. */
async function logIn(username = 'ana.perez'): Promise<AppServices> {
  const { id } = await gateway.member({ username, email: 'ana@example.com' });
  const services = createTestServices();
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  memberId = id;
  return services;
}

let memberId: string;

/** What the pages asked for of the account. */
const accountRequests = () => gateway.requests.filter(({ path }) => path.startsWith('/api/account/'));

test('the index leads to every kind of help', () => {
  showPage(HelpIndexPage);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/accounthelp/account-lookup',
    '/accounthelp/reset-password',
    '/accounthelp/complete-account-setup',
    '/account/recovery',
    '/accounthelp/update-password',
    '/accounthelp/change-email',
    '/accounthelp/privacy',
    '/loyalty/enroll/',
  ]);
});

test('who is logged in finds on it what they can change, and no way back into the account', async () => {
  showPage(HelpIndexPage, { services: await logIn() });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '/accounthelp/update-password',
    '/accounthelp/change-email',
    '/security',
    '/accounthelp/privacy',
  ]);
  expect(screen.queryByRole('heading', { name: 'No puedo iniciar sesión' })).toBeNull();
});

test('a person who travels for a company reads who answers for their data, and nothing that cannot work', async () => {
  await gateway.member({ username: 'marta.gil', kind: 'corporateTraveler' });
  const services = createTestServices();
  await services.session.logIn({ method: 'password', category: 'corporateTraveler', username: 'marta.gil', password });
  showPage(PrivacyPage, { services });
  expect(await screen.findByRole('heading', { level: 2, name: 'A quién pedirlo' })).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(accountRequests()).toEqual([]);
});

test('what somebody remembers leads to the right page', async () => {
  const { router } = showPage(RecoveryPage);
  await press('Continuar');
  expect(await errorLines()).toEqual(['Elija qué recuerda de su cuenta']);
  await userEvent.click(screen.getByLabelText('Solo mi correo electrónico'));
  await press('Continuar');
  expect(router.state.location.pathname).toBe('/accounthelp/account-lookup');
});

test('a password is changed by the current one', async () => {
  showPage(UpdatePasswordPage, { services: await logIn() });
  await fill('Contraseña actual', 'viejo');
  await fill('Contraseña nueva', 'Brisa2027!');
  await press('Guardar la contraseña');
  expect(await errorLines()).toEqual(['Contraseña actual: no es la de su cuenta, escríbala de nuevo']);
  await userEvent.clear(screen.getByLabelText('Contraseña actual'));
  await fill('Contraseña actual', password);
  await press('Guardar la contraseña');
  expect(await heading('Su contraseña cambió')).toBeVisible();
  expect(gateway.requests.at(-1)?.body).toEqual({
    currentPassword: password,
    newPassword: 'Brisa2027!',
    language: 'es',
  });
});

test('the password that the account has is refused at its field', async () => {
  showPage(UpdatePasswordPage, { services: await logIn() });
  await fill('Contraseña actual', password);
  await fill('Contraseña nueva', password);
  await press('Guardar la contraseña');
  expect(await errorLines()).toEqual(['Contraseña nueva: es la misma que ya tiene, elija otra']);
});

test('the address that the account has is shown, and refused as a new one at the field', async () => {
  showPage(ChangeEmailPage, { services: await logIn() });
  expect(await screen.findByText('ana@example.com')).toBeVisible();
  await fill('Correo electrónico nuevo', 'ANA@example.com');
  await press('Enviarme el enlace');
  expect(await errorLines()).toEqual(['Correo electrónico nuevo: es el que ya tiene su cuenta, escriba otro']);
});

test('a new e-mail counts when its link was opened, and the page says so', async () => {
  showPage(ChangeEmailPage, { services: await logIn() });
  await fill('Correo electrónico nuevo', 'ana.nueva@example.com');
  await press('Enviarme el enlace');
  expect(await heading('Confirme su correo nuevo')).toBeVisible();
  expect(gateway.requests.at(-1)?.body).toEqual({
    email: 'ana.nueva@example.com',
    language: 'es',
    surface: 'traveller',
  });
  await expect(gateway.secretMailedTo('ana.nueva@example.com')).resolves.toHaveLength(43);
  expect((await gateway.read(memberId)).email).toBe('ana@example.com');
});

test('what is allowed is shown as recorded, and changed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const services = await logIn();
  await services.session.call(recordConsents, {
    body: { consents: [{ purpose: 'marketingEmail', granted: true }], language: 'es' },
  });
  gateway.disturb(/consents/, { kind: 'cut' });
  showPage(PrivacyPage, { services });
  const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
  gateway.restore();
  await userEvent.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Recibir ofertas por correo' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Ofertas según mis viajes' })).not.toBeChecked();
  expect(screen.getByText('Guardado el 1 de diciembre de 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recibir ofertas por correo' }));
  await press('Guardar mis decisiones');
  expect(await screen.findByText('Sus decisiones están guardadas')).toBeVisible();
  expect(gateway.requests.at(-1)?.body).toMatchObject({
    consents: [{ purpose: 'marketingEmail', granted: false }, { granted: false }, { granted: false }],
  });
});

test('the data come as a file, and a company’s account says whom to ask', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  showPage(PrivacyPage, { services: await logIn() });
  await screen.findByRole('checkbox', { name: 'Recibir ofertas por correo' });
  const { status } = problemTypes.accountDataUnavailable;
  gateway.disturb(/data-export/, { kind: 'answer', status, body: problemTypes.accountDataUnavailable }, 1);
  await press('Descargar');
  expect(await errorLines()).toEqual([expect.stringMatching(/^Los datos de esta cuenta los guarda su empresa/)]);
  await press('Descargar');
  expect(await screen.findByText(/El archivo está en sus descargas/)).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ account: { username: 'ana.perez' } });
});

test('erasure is asked twice here, and done only by the mail', async () => {
  showPage(PrivacyPage, { services: await logIn() });
  await screen.findByRole('checkbox', { name: 'Recibir ofertas por correo' });
  await press('Pedir que borren mi cuenta');
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Conservar mi cuenta' }));
  expect(accountRequests()).toHaveLength(1);
  await press('Pedir que borren mi cuenta');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Enviar el enlace' }));
  expect(await screen.findByText('Le enviamos un correo')).toBeVisible();
  expect(accountRequests()[1]?.body).toEqual({ language: 'es', surface: 'traveller' });
  await expect(gateway.secretMailedTo('ana@example.com')).resolves.toHaveLength(43);
  expect((await gateway.read(memberId)).status).toBe('active');
});
