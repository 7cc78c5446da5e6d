import { createTestFrame } from '@airline/app-shell/test-frame';
import type { Endpoint, MultiFactorState, OpenSession } from '@airline/contract';
import type { GatewayClient, Outcome } from '@airline/gateway-client';
import { createSession } from '@airline/session';
import { SessionContext } from '@airline/session/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { SecurityPage } from './SecurityPage.tsx';

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
afterEach(cleanup);

const here: OpenSession = {
  id: '7d3f0a64-2c1e-4f7b-9b1d-5e8a6c0f2b91',
  isCurrent: true,
  browser: 'firefox',
  system: 'windows',
  isApp: false,
  startedAt: '2026-11-20T15:00:00Z',
  lastUsedAt: '2026-11-21T07:00:00Z',
};
const phone: OpenSession = {
  ...here,
  id: '0d1d6a55-8b7e-4f0c-8a0e-2c9f5d1d7f0a',
  isCurrent: false,
  browser: 'safari',
  system: 'iphone',
};
const withoutFactors: MultiFactorState = { totp: false, recoveryCodesLeft: 0, passkeys: [] };
const setup = { setupId: here.id, otpauthUri: 'otpauth://totp/Alisio:ana?secret=JBSWY3DP', secret: 'JBSWY3DP' };
const recoveryCodes = ['7KQM-2XPH-94TB', 'H3VN-8RCD-5WJE'];

type Answers = Readonly<Record<string, Outcome<unknown>>>;

/** Shows the page on a gateway that answers by method and path; gives what it was asked. */
function show(answers: Answers = {}): string[] {
  const asked: string[] = [];
  const all: Answers = {
    'GET multi-factor': { value: withoutFactors },
    'GET sessions': { value: { sessions: [here, phone] } },
    'POST multi-factor/totp': { value: setup },
    ...answers,
  };
  const call = async ({ method, path }: Endpoint, options: { readonly parameters?: object }) => {
    const name = `${method} ${path.replace('/api/account/v1/', '')}`;
    asked.push([name, ...Object.values(options.parameters ?? {}).map(String)].join(' '));
    return all[name] ?? { value: undefined };
  };
  const client: GatewayClient = { call: call as GatewayClient['call'], now: () => new Date() };
  const session = createSession({
    surface: 'traveller',
    client,
    onLoginNeeded: () => undefined,
    onForget: () => undefined,
  });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <SessionContext value={session}>
          <Link to="/elsewhere">Otra página</Link>
          <SecurityPage changePasswordHref="/password" changeEmailHref="/email" />
        </SessionContext>
      ),
    },
    { path: '/elsewhere', element: <p>Otra parte</p> },
  ]);
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return asked;
}

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

test('open sessions are told by their devices, and this one is not ended by the way', async () => {
  show();
  const list = (await screen.findByText('Firefox en Windows')).closest('ul') ?? document.body;
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Firefox en Windows Este dispositivo.*En uso ahora/),
    expect.stringMatching(/Safari en iPhone.*Último uso.*Cerrar/),
  ]);
  expect(within(list).getAllByRole('button')).toHaveLength(1);
});

test('one session is ended after a question, and the list is read again', async () => {
  const asked = show();
  await press(/^Cerrar la sesión de Safari en iPhone/);
  expect(screen.getByRole('alertdialog', { name: '¿Cerrar la sesión de Safari en iPhone?' })).toBeVisible();
  await press('Cerrar la sesión');
  expect(await screen.findByText('Sesión de Safari en iPhone cerrada')).toBeVisible();
  expect(asked.slice(-2)).toEqual([`DELETE sessions/{sessionId} ${phone.id}`, 'GET sessions']);
});

test('all other sessions are ended at once; where there is none, nothing offers it', async () => {
  const asked = show();
  await press('Cerrar las demás sesiones');
  await press('Cerrar las demás');
  expect(await screen.findByText('Las demás sesiones se cerraron')).toBeVisible();
  expect(asked).toContain('DELETE sessions');
  cleanup();
  show({ 'GET sessions': { value: { sessions: [here] } } });
  await screen.findByText('Firefox en Windows');
  expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull();
});

test('a session that may still be open is said to be', async () => {
  show({ 'DELETE sessions/{sessionId}': { failure: { kind: 'unreachable' } } });
  await press(/^Cerrar la sesión de Safari en iPhone/);
  await press('Cerrar la sesión');
  expect(await screen.findByText('No pudimos cerrar la sesión')).toBeVisible();
});

test('sessions that did not come can be asked for again', async () => {
  const asked = show({ 'GET sessions': { failure: { kind: 'unreachable' } } });
  expect(await screen.findByText('No pudimos cargar sus sesiones')).toBeVisible();
  await press('Intentar de nuevo');
  expect(asked.filter((name) => name === 'GET sessions')).toHaveLength(2);
});

test('a wrong code of a set-up is said at its field, and in the summary', async () => {
  const problem = { type: 'about:blank', title: '', status: 422 };
  show({ 'POST multi-factor/totp/confirmation': { failure: { kind: 'refused', name: 'codeIncorrect', problem } } });
  await press('Activar');
  const field = await screen.findByLabelText('Código de 6 dígitos que muestra la aplicación');
  await userEvent.type(field, '000000');
  await press('Confirmar y activar');
  const words = 'Ese código no sirve: escriba el que su aplicación muestra ahora';
  expect(await screen.findByRole('link', { name: words })).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('recovery codes are left only after they were said to be saved, or after a question', async () => {
  show({
    'GET multi-factor': { value: { ...withoutFactors, totp: true, recoveryCodesLeft: 1 } },
    'POST multi-factor/recovery-codes': { value: { recoveryCodes } },
  });
  await press('Crear códigos nuevos');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Crear códigos nuevos' }));
  expect(await screen.findByText('7KQM-2XPH-94TB')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Guarde estos códigos ahora' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar los códigos?' })).toBeVisible();
  await press('Volver a los códigos');
  await press('Seguir');
  expect(await screen.findByRole('link', { name: 'Guarde los códigos y marque la casilla para seguir' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Guardé mis códigos de recuperación' }));
  await press('Seguir');
  expect(screen.queryByText('7KQM-2XPH-94TB')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
  expect(await screen.findByText('Otra parte')).toBeVisible();
});
