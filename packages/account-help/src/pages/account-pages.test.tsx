import type { Outcome } from '@airline/gateway-client';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { errorLines, fill, heading, press, showPage } from '../test-support/show-page.test-kit.tsx';
import { catalogued, refused, stubGateway, unreachable } from '../test-support/stub-call.test-kit.ts';
import { ChangeEmailPage } from './ChangeEmailPage.tsx';
import { HelpIndexPage } from './HelpIndexPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { RecoveryPage } from './RecoveryPage.tsx';
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx';

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
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the index leads to every kind of help', () => {
  showPage(HelpIndexPage, stubGateway());
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

test('in the web view the index stays within its own addresses', () => {
  showPage(HelpIndexPage, stubGateway(), { place: { surface: 'webview' } });
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/mobile\//);
});

test('what somebody remembers leads to the right page', async () => {
  const { router } = showPage(RecoveryPage, stubGateway());
  await press('Continuar');
  expect(await errorLines()).toEqual(['Elija qué recuerda de su cuenta']);
  await userEvent.click(screen.getByLabelText('Solo mi correo electrónico'));
  await press('Continuar');
  expect(router.state.location.pathname).toBe('/accounthelp/account-lookup');
});

test('a password is changed by the current one', async () => {
  const gateway = stubGateway(
    catalogued(400618205, 'errors.login.credentialsIncorrect', [{ pointer: '/currentPassword', code: 'mismatch' }]),
    { value: undefined },
  );
  showPage(UpdatePasswordPage, gateway);
  await fill('Contraseña actual', 'viejo');
  await fill('Contraseña nueva', 'Brisa2027!');
  await press('Guardar la contraseña');
  expect(await errorLines()).toEqual(['Contraseña actual: no es la de su cuenta, escríbala de nuevo']);
  await press('Guardar la contraseña');
  expect(await heading('Su contraseña cambió')).toBeVisible();
  expect(gateway.asked.mock.calls[1]?.[0].body).toEqual({
    currentPassword: 'viejo',
    newPassword: 'Brisa2027!',
    language: 'es',
  });
});

test('the password that the account has is refused at its field', async () => {
  const gateway = stubGateway(
    catalogued(400356114, 'errors.recovery.passwordInvalid', [{ pointer: '/newPassword', code: 'unchanged' }]),
  );
  showPage(UpdatePasswordPage, gateway);
  await fill('Contraseña actual', 'Viento2026!');
  await fill('Contraseña nueva', 'Viento2026!');
  await press('Guardar la contraseña');
  expect(await errorLines()).toEqual(['Contraseña nueva: es la misma que ya tiene, elija otra']);
});

test('the address that the account has is shown, and refused as a new one at the field', async () => {
  const unchanged: Outcome<unknown> = {
    failure: {
      kind: 'fields',
      problem: { type: 'about:blank', title: '', status: 422, errors: [{ pointer: '/email', code: 'unchanged' }] },
    },
  };
  showPage(ChangeEmailPage, stubGateway({ value: { email: 'ana@example.com' } }, unchanged));
  expect(await screen.findByText('ana@example.com')).toBeVisible();
  await fill('Correo electrónico nuevo', 'ANA@example.com');
  await press('Enviarme el enlace');
  expect(await errorLines()).toEqual(['Correo electrónico nuevo: es el que ya tiene su cuenta, escriba otro']);
});

test('a new e-mail counts when its link was opened, and the page says so', async () => {
  const gateway = stubGateway({ value: {} }, { value: undefined });
  showPage(ChangeEmailPage, gateway);
  await fill('Correo electrónico nuevo', 'ana.nueva@example.com');
  await press('Enviarme el enlace');
  expect(await heading('Confirme su correo nuevo')).toBeVisible();
  expect(gateway.asked.mock.calls[1]?.[0].body).toEqual({
    email: 'ana.nueva@example.com',
    language: 'es',
    surface: 'traveller',
  });
});

const recorded = {
  value: { consents: [{ purpose: 'marketingEmail', granted: true, recordedAt: '2026-11-01T12:00:00Z' }] },
};

test('what is allowed is shown as recorded, and changed', async () => {
  const gateway = stubGateway(unreachable, recorded, { value: undefined });
  showPage(PrivacyPage, gateway);
  await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('checkbox', { name: 'Recibir ofertas por correo' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Ofertas según mis viajes' })).not.toBeChecked();
  expect(screen.getByText('Guardado el 1 de noviembre de 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Recibir ofertas por correo' }));
  await press('Guardar mis decisiones');
  expect(await screen.findByText('Sus decisiones están guardadas')).toBeVisible();
  expect(gateway.asked.mock.calls[2]?.[0].body).toMatchObject({
    consents: [{ purpose: 'marketingEmail', granted: false }, { granted: false }, { granted: false }],
  });
});

test('the data come as a file, and a company’s account says whom to ask', async () => {
  const gateway = stubGateway(recorded, refused('accountDataUnavailable'), { value: { account: { username: 'ana' } } });
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  showPage(PrivacyPage, gateway);
  await screen.findByRole('checkbox', { name: 'Recibir ofertas por correo' });
  await press('Descargar');
  expect(await errorLines()).toEqual([expect.stringMatching(/^Los datos de esta cuenta los guarda su empresa/)]);
  await press('Descargar');
  expect(await screen.findByText(/El archivo está en sus descargas/)).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ account: { username: 'ana' } });
});

test('erasure is asked twice here, and done only by the mail', async () => {
  const gateway = stubGateway(recorded, { value: undefined });
  showPage(PrivacyPage, gateway);
  await screen.findByRole('checkbox', { name: 'Recibir ofertas por correo' });
  await press('Pedir que borren mi cuenta');
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Conservar mi cuenta' }));
  expect(gateway.asked).toHaveBeenCalledOnce();
  await press('Pedir que borren mi cuenta');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Enviar el enlace' }));
  expect(await screen.findByText('Le enviamos un correo')).toBeVisible();
  expect(gateway.asked.mock.calls[1]?.[0].body).toEqual({ language: 'es', surface: 'traveller' });
});
