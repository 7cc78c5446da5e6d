import { createTestFrame } from '@airline/app-shell/test-frame';
import { recordFlightReports, takeDisruptionLink } from '@airline/contract';
import { openPageGateway, testFeedKey } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as DisruptionPage, loader } from './DisruptionPage.tsx';

const gateway = openPageGateway({ now: '2026-12-12T10:00:00Z' });
const services = createTestServices();
const Frame = withServices(await createTestFrame(), services);

beforeEach(() => sessionStorage.clear());

/** Opens the page as the browser does that follows the link: what it offers stands in its address alone. */
async function open(path: string, hash = '') {
  window.history.replaceState(null, '', `${path}?language=es${hash}`);
  const page = {
    element: <DisruptionPage />,
    loader: (given: { readonly request: Request }) => loader(given, services),
    hydrateFallbackElement: <p />,
  };
  const router = createMemoryRouter([{ path: '/trip/:recordLocator/disruption', ...page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  await screen.findByRole('heading', { level: 1 });
}

async function report(isCancelled: boolean, saidAt: string) {
  const body = { reports: [{ flight: 'WN10', date: '2026-12-12', from: 'DAL', saidAt, facts: { isCancelled } }] };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${testFeedKey}` };
  await gateway.fetch(recordFlightReports.path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Books a flight that is then cancelled, and gives where the mail leads to: other flights, and the money. */
async function followMail() {
  const { proof } = await gateway.book({ family: 'basic' });
  await report(true, '2026-12-12T09:59:00Z');
  await gateway.deliver();
  const texts = gateway.sent.map(({ text }) => text).join('\n');
  const hashes = [...texts.matchAll(/\/disruption\?language=es(#\S+)/g)].map(([, hash = '']) => hash);
  return { path: `/trip/${proof.recordLocator}/disruption`, flights: hashes[0] ?? '', money: hashes.at(-1) ?? '' };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressed = () => gateway.requests.filter(({ path }) => path === takeDisruptionLink.path);

test('other flights are shown with what they cost, nothing; one press takes them, after a reload too', async () => {
  const { path, flights } = await followMail();
  await open(path, flights);
  expect(await title('Tomar otro vuelo sin costo')).toBeVisible();
  expect(screen.getByText(/^Cancelamos el vuelo WN 10 de Dallas/)).toBeVisible();
  expect(screen.getByText(/WN 12$/)).toBeVisible();
  expect(screen.getByText(/^No paga nada/)).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(pressed()).toEqual([]);
  cleanup();
  await open(path);
  await press('Tomar este vuelo');
  expect(await title('Sus vuelos están cambiados')).toBeVisible();
  cleanup();
  await open(path);
  expect(await title('Sus vuelos están cambiados')).toBeVisible();
});

test('the money is shown with where it goes; one press gives it back, and a lost answer is asked for again', async () => {
  const { path, money } = await followMail();
  await open(path, money);
  expect(await title('Recuperar su dinero')).toBeVisible();
  expect(screen.getByText(/Visa.*4242/)).toBeVisible();
  expect(screen.getByText('Se cancela todo el viaje, para todos')).toBeVisible();
  gateway.disturb(/disruption-link\/choice$/, { kind: 'lose-answer' });
  await press('Cancelar y recuperar mi dinero');
  expect(await screen.findByRole('alert')).toHaveTextContent('Parece que no hay conexión');
  gateway.restore();
  await press('Intentar de nuevo');
  expect(await title('Cancelamos los vuelos y devolvemos su dinero')).toBeVisible();
});

test('a link that is over says so kindly, and leads to the trip', async () => {
  const { path, flights, money } = await followMail();
  await open(path, money);
  await report(false, '2026-12-12T10:00:00Z');
  await press('Cancelar y recuperar mi dinero');
  expect(await title('Esta opción ya no está abierta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi viaje' })).toHaveAttribute('href', path.replace('/disruption', ''));
  cleanup();
  await open(path, flights.replace('WN12', 'WN14'));
  expect(await title('Este enlace no sirve')).toBeVisible();
  cleanup();
  sessionStorage.clear();
  await open(path);
  expect(await title('Abra el enlace completo')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
