import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { createTestServices } from '@airline/session/test-support';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as SecurityPage } from './SecurityPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const { username } = await gateway.member();
  await gateway.logInElsewhere(username);
  const services = createTestServices();
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  const router = createMemoryRouter([{ path: '/', element: <SecurityPage /> }]);
  render(<RouterProvider router={router} />, { wrapper: withApp(Frame, services) });
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const list = async (name: string) => within(await screen.findByRole('list', { name }));

test('two questions are chosen with their answers, each other one is refused, and the new ones stand there without answers', async () => {
  expect(await screen.findByText('Ciudad de nacimiento')).toBeVisible();
  await press('Cambiar mis preguntas');
  expect(screen.getByText(/^Elija dos preguntas distintas/)).toHaveFocus();
  await press('Guardar mis preguntas');
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(4);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Primera pregunta' }), 'Película favorita');
  const second = screen.getByRole('combobox', { name: 'Segunda pregunta' });
  expect(within(second).queryByRole('option', { name: 'Película favorita' })).toBeNull();
  await userEvent.selectOptions(second, 'Color del primer automóvil');
  await userEvent.type(screen.getByLabelText('Respuesta a la primera pregunta'), 'Roma');
  await userEvent.type(screen.getByLabelText('Respuesta a la segunda pregunta'), 'Verde');
  await press('Guardar mis preguntas');
  await waitFor(() => expect(screen.getByText('Guardamos sus preguntas de seguridad')).toHaveFocus());
  expect(await screen.findByText('Película favorita')).toBeVisible();
  expect(screen.queryByText('Verde')).toBeNull();
});

test('a device is forgotten after a question, with its session', async () => {
  const devices = await list('Dispositivos de confianza');
  expect(devices.getAllByRole('listitem')).toHaveLength(2);
  await press(/^Olvidar Safari 18 en iPhone/);
  expect(screen.getByText('También cerramos la sesión que tenga abierta.')).toBeVisible();
  await press('Olvidar el dispositivo');
  expect(await screen.findByText('Olvidamos Safari 18 en iPhone')).toBeVisible();
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  expect((await list('Sesiones abiertas')).getAllByRole('listitem')).toHaveLength(1);
});

test('logins from a new device are marked, and one that somebody does not know ends all others and leads to a new password', async () => {
  const history = await list('Actividad de su cuenta');
  expect(history.getAllByText('Dispositivo nuevo')).toHaveLength(2);
  const [first] = history.getAllByRole('button', { name: /^No fui yo/ });
  if (first !== undefined) await userEvent.click(first);
  await press('Cerrar todas menos esta');
  expect(await screen.findByText('Cerramos las demás sesiones')).toBeVisible();
  expect(gateway.requests.some(({ method, path }) => method === 'DELETE' && path === '/api/account/v1/sessions')).toBe(
    true,
  );
});

test('a notice that cannot be turned off is put back, and the page says so', async () => {
  const notice = await screen.findByRole('switch', { name: 'Inicio de sesión desde un dispositivo nuevo' });
  expect(notice).toBeChecked();
  gateway.disturb(/mail-choices$/, { kind: 'answer', status: 500 });
  await userEvent.click(notice);
  expect(await screen.findByText('No pudimos guardar el cambio')).toBeVisible();
  expect(notice).toBeChecked();
  gateway.restore();
  await userEvent.click(notice);
  await waitFor(() => expect(notice).not.toBeChecked());
  expect(await screen.findByText('Guardado')).toBeVisible();
});
