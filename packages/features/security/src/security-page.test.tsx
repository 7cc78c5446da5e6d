import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Component as SecurityPage } from './SecurityPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();

// jsdom has no modal dialogs: shown and closed is all that matters here.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
});
/** Logs Ana in here and on her telephone, and shows her the page. */
async function show({ alsoElsewhere = true, withTotp = false } = {}): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const { id, username } = await gateway.member();
  if (alsoElsewhere) await gateway.logInElsewhere(username);
  vi.advanceTimersByTime(1_000);
  const totp = withTotp ? await gateway.addTotp(id) : undefined;
  const services = createTestServices();
  const login = await services.session.logIn({ method: 'password', category: 'member', username, password });
  if (totp !== undefined && 'secondFactor' in login) {
    await services.session.completeSecondFactor(login.secondFactor, { kind: 'totp', code: totp.code() });
  }
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Link to="/elsewhere">Otra página</Link>
          <SecurityPage />
        </>
      ),
    },
    { path: '/elsewhere', element: <p>Otra parte</p> },
  ]);
  render(<RouterProvider router={router} />, { wrapper: withApp(Frame, services) });
}

/** What the page asked for of the account, without what names a session. */
const asked = () =>
  gateway.requests
    .filter(({ path }) => path.startsWith('/api/account/v1/'))
    .map(
      ({ method, path }) => `${method} ${path.replace('/api/account/v1/', '').replace(/[0-9a-f-]{36}/, '{sessionId}')}`,
    );

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const openSessions = () => screen.findByRole('list', { name: 'Sesiones abiertas' });

test('open sessions are listed by their devices, and this one is not ended by the way', async () => {
  await show();
  const list = await openSessions();
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Firefox 147 en Windows Este dispositivo.*Computadora.*En uso ahora/),
    expect.stringMatching(/Safari 18 en iPhone.*Teléfono.*Último uso.*Cerrar/),
  ]);
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText(/Primero está la que usa ahora; después, la de uso más reciente/)).toBeVisible();
});

test('one session is ended after a question, the list is read again, and the focus stands at what was done', async () => {
  await show();
  await press(/^Cerrar la sesión de Safari 18 en iPhone/);
  expect(screen.getByRole('alertdialog', { name: '¿Cerrar la sesión de Safari 18 en iPhone?' })).toBeVisible();
  await press('Cerrar la sesión');
  expect(await screen.findByText('Sesión de Safari 18 en iPhone cerrada')).toHaveFocus();
  expect(asked().slice(-2)).toEqual(['DELETE sessions/{sessionId}', 'GET sessions']);
  expect(within(await openSessions()).queryByText('Safari 18 en iPhone')).toBeNull();
});

test('all other sessions are ended at once; where there is none, nothing offers it', async () => {
  await show();
  await press('Cerrar las demás sesiones');
  await press('Cerrar las demás');
  expect(await screen.findByText('Las demás sesiones se cerraron')).toHaveFocus();
  expect(asked()).toContain('DELETE sessions');
  cleanup();
  await show({ alsoElsewhere: false });
  await openSessions();
  expect(screen.queryByText(/Primero está la que usa ahora/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull();
});

test('a session that may still be open is said to be', async () => {
  await show();
  await openSessions();
  gateway.disturb(/sessions\/./, { kind: 'cut' });
  await press(/^Cerrar la sesión de Safari 18 en iPhone/);
  await press('Cerrar la sesión');
  expect(await screen.findByText('No pudimos cerrar la sesión')).toBeVisible();
});

test('sessions that did not come can be asked for again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  gateway.disturb(/sessions/, { kind: 'cut' });
  await show();
  expect(await screen.findByText('No pudimos cargar sus sesiones')).toBeVisible();
  gateway.restore();
  await press('Intentar de nuevo');
  expect(await openSessions()).toBeVisible();
});

test('a wrong code of a set-up is said at its field, and in the summary', async () => {
  await show();
  await press('Activar');
  const field = await screen.findByLabelText('Código de 6 dígitos que muestra la aplicación');
  await userEvent.type(field, '000000');
  await press('Confirmar y activar');
  const words = 'Ese código no sirve: escriba el que su aplicación muestra ahora';
  expect(await screen.findByRole('link', { name: words })).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('a change that failed is said, until the second factors are read again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await show({ withTotp: true });
  await press('Crear códigos nuevos');
  gateway.disturb(/recovery-codes/, { kind: 'cut' });
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Crear códigos nuevos' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  gateway.restore();
  await press('Intentar de nuevo');
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(asked().at(-1)).toBe('GET multi-factor');
});

test('recovery codes are left only after they were said to be saved, or after a question', async () => {
  await show({ withTotp: true });
  await press('Crear códigos nuevos');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Crear códigos nuevos' }));
  const code = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
  expect(await screen.findAllByText(code)).toHaveLength(10);
  expect(screen.getByRole('region', { name: 'Guarde estos códigos ahora' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar los códigos?' })).toBeVisible();
  await press('Volver a los códigos');
  await press('Seguir');
  expect(await screen.findByRole('link', { name: 'Guarde los códigos y marque la casilla para seguir' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Guardé mis códigos de recuperación' }));
  await press('Seguir');
  expect(screen.queryByText(code)).toBeNull();
  expect(screen.getByText('Guardó sus códigos de recuperación.')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
  expect(await screen.findByText('Otra parte')).toBeVisible();
});

test('the set-up of an authenticator takes the focus, opens the app on the same device, and gives the focus back', async () => {
  await show();
  await press('Activar');
  expect(await screen.findByText(/^Escanee este código/)).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Abrir en mi aplicación de autenticación' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^otpauth:\/\/totp\//),
  );
  await press('Cancelar');
  expect(screen.getByRole('button', { name: 'Activar' })).toHaveFocus();
});

test('an authenticator that was turned off, and a passkey that was removed, leave the focus at what says so', async () => {
  const passkey = { id: '019aa0f4-9a1c-7c7e-8f5e-3a9c1d2b4e6f', name: 'Portátil', createdAt: '2026-11-01T12:00:00Z' };
  const state = { totp: true, recoveryCodesLeft: 10, passkeys: [passkey] };
  gateway.disturb(/multi-factor$/, { kind: 'answer', status: 200, body: state }, 1);
  await show({ withTotp: true });
  await press('Quitar la llave “Portátil”');
  await press('Quitar la llave');
  expect(await screen.findByText('Llave “Portátil” quitada')).toHaveFocus();
  await press('Desactivar');
  await press('Desactivar la verificación');
  expect(await screen.findByText('La aplicación de autenticación quedó desactivada')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Activar' })).toBeVisible();
});
