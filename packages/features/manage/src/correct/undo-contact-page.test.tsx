import { createTestFrame } from '@airline/app-shell/test-frame';
import { correctContact, undoContact } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Component as UndoContactPage, loader } from './UndoContactPage.tsx';

const gateway = openPageGateway();
const services = createTestServices();
const Frame = withServices(await createTestFrame(), services);

beforeEach(() => sessionStorage.clear());

/** Opens the page as the browser does that follows the link: the secret stands in its address alone. */
async function open(path: string, hash = '') {
  window.history.replaceState(null, '', `${path}?language=es${hash}`);
  const page = { element: <UndoContactPage />, loader, hydrateFallbackElement: <p /> };
  const router = createMemoryRouter([{ path: '/trip/:recordLocator/undo-contact', ...page }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  await screen.findByRole('heading', { level: 1 });
}

/** Changes the contact of a trip, and gives where the mail to the address of before leads to. */
async function followMail() {
  const { proof } = await gateway.book();
  await gateway.askTripCode(proof);
  const body = { ...proof, code: await gateway.tripCode(), revision: 0, email: 'luis@example.org' };
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-change-of-contact' };
  await gateway.fetch(correctContact.path, { method: 'POST', headers, body: JSON.stringify(body) });
  await gateway.deliver();
  const texts = gateway.sent.map(({ text }) => text).join('\n');
  const [, hash = ''] = /undo-contact[^#\s]*(#link=[\w-]+)/.exec(texts) ?? [];
  return { path: `/trip/${proof.recordLocator}/undo-contact`, hash };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Deshacer el cambio' }));
const undone = () => gateway.requests.filter(({ path }) => path === undoContact.path);

test('to look at it changes nothing; a press gives the trip back, also after a reload', async () => {
  const { path, hash } = await followMail();
  await open(path, hash);
  expect(screen.getByRole('heading', { level: 1, name: 'Deshacer el cambio de contacto' })).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(undone()).toEqual([]);
  cleanup();
  await open(path);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Deshicimos el cambio' })).toBeVisible();
  expect(screen.getByText(/vuelven a a•••@e•••\.com\./)).toBeVisible();
  expect(undone()).toHaveLength(1);
});

test('a lost answer is said, and asked for again', async () => {
  const { path, hash } = await followMail();
  await open(path, hash);
  gateway.disturb(/contact\/undo$/, { kind: 'cut' });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Parece que no hay conexión');
  gateway.restore();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Deshicimos el cambio' })).toBeVisible();
});

test('a link that is over, made up, or not there says what to do', async () => {
  const { path, hash } = await followMail();
  await open(path, `#link=${'A'.repeat(43)}`);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace no sirve' })).toBeVisible();
  cleanup();
  vi.setSystemTime('2026-12-08T12:00:01Z');
  await open(path, hash);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Este enlace ya venció' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  cleanup();
  sessionStorage.clear();
  await open(path);
  expect(screen.getByText(/Abra el enlace completo que está en el correo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer el cambio' })).toBeNull();
});
