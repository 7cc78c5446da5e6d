import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { clearPersonalData } from '@airline/session/personal-data';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { loadRewards } from './rewards-loader.ts';
import { Component as RewardsPage } from './RewardsPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  services = createTestServices();
});

async function logIn(values: Parameters<typeof gateway.member>[0] = {}) {
  const member = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz', ...values });
  await services.session.logIn({ method: 'password', category: 'member', username: member.username, password });
  return member;
}

async function open() {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <RewardsPage />,
        loader: (args) => loadRewards(args, services),
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: ['/'] },
  );
  const { unmount } = render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
  await screen.findByRole('heading', { level: 1, name: 'Nivel y beneficios' });
  return unmount;
}

const plain = () => document.body.textContent.replaceAll(/\s/g, ' ');

test('a member reads their tier, what is missing for the next one, what is booked, and what the year came to', async () => {
  const { accountNumber } = await logIn({ points: 1_000, flights: 12 });
  await gateway.book({ passenger: { frequentFlyerNumber: accountNumber } });
  await open();
  expect(plain()).toContain('Nivel Plata');
  expect(plain()).toContain('Para el nivel Oro todavía necesita 8 vuelos o 22,800 puntos.');
  expect(screen.getByRole('progressbar', { name: 'Vuelos: 12 de 20' })).toHaveAttribute('value', '0.6');
  expect(screen.getByRole('progressbar', { name: 'Puntos de vuelos: 7,200 de 30,000' })).toBeVisible();
  expect(plain()).toContain('Además ya reservó 1 vuelo, con 600 puntos');
  expect(screen.getByText('31 de diciembre de 2027')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /^Plata/ }));
  expect(row.getByText('El suyo')).toBeVisible();
  const year = within(screen.getByRole('row', { name: /los movimientos de 2026/ }));
  expect(year.getAllByRole('cell').map(({ textContent }) => textContent.replace(/^\D*(?=[\d−-])/, ''))).toEqual(
    expect.arrayContaining(['7,200', '1,000', '8,200']),
  );
  expect(year.getByRole('link')).toHaveAttribute('href', '/loyalty/myaccount/points-activity?year=2026');
  expect(screen.getByText(/^Nivel Plata: lo alcanzó el 1 de diciembre de 2026/)).toBeVisible();
});

test('a new member reads how to begin', async () => {
  await logIn();
  await open();
  expect(plain()).toContain('Para el nivel Plata todavía necesita 10 vuelos o 15,000 puntos.');
  expect(screen.getByText('Todavía no hay movimientos')).toBeVisible();
});

test('a member reads how far a companion is, names one once they may, and reads what a change costs', async () => {
  const { id } = await logIn({ flights: 12 });
  const close = await open();
  expect(screen.getByRole('progressbar', { name: 'Vuelos para el acompañante: 12 de 60' })).toHaveAttribute(
    'value',
    '0.2',
  );
  expect(screen.queryByRole('button', { name: 'Nombrar a un acompañante' })).not.toBeInTheDocument();
  close();
  await gateway.grantCompanion(id);
  await open();
  expect(screen.getByText(/^Puede viajar con acompañante hasta el 31 de diciembre de 2027/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nombrar a un acompañante' }));
  const firstName = screen.getByRole('textbox', { name: 'Nombre' });
  expect(firstName).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar acompañante' }));
  expect(await screen.findAllByText('Escriba el nombre de su acompañante')).not.toEqual([]);
  await userEvent.type(firstName, 'Tomás');
  await userEvent.type(screen.getByRole('textbox', { name: 'Apellidos' }), 'Ríos');
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mes' }), '5');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1988');
  // What was typed outlives an answer that never came.
  gateway.disturb(/companion$/, { kind: 'answer', status: 500 }, 1);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar acompañante' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(firstName).toHaveValue('Tomás');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar acompañante' }));
  expect(await screen.findByText('Tomás Ríos es su acompañante')).toBeVisible();
  expect(await screen.findByText(/^Puede nombrar a otra persona 3 veces más en 2026/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Corregir o cambiar' })).toHaveFocus();
});

test('the code of the card is drawn when it is asked for, and says whose number it is', async () => {
  await logIn();
  await open();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar el código' }));
  expect(await screen.findByRole('img', { name: /^Código QR con el número de socio/ })).toBeVisible();
});

/** What a browser has of caches, as far as the page and the card are kept in one. */
function memoryCaches() {
  const byName = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, location.href).pathname;
  const open = async (name: string) => {
    const entries = byName.get(name) ?? new Map<string, Response>();
    byName.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((path) => new Request(new URL(path, location.href))),
      match: async (request: string | Request) => entries.get(pathOf(request))?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      add: async () => undefined,
      delete: async (request: Request) => entries.delete(pathOf(request)),
    };
  };
  return {
    open,
    has: async (name: string) => byName.has(name),
    delete: async (name: string) => byName.delete(name),
    match: async (path: string, { cacheName }: { readonly cacheName: string }) => (await open(cacheName)).match(path),
    paths: () => [...byName.values()].flatMap((entries) => [...entries.keys()]),
  };
}

test('a card that is kept shows without a network, and is gone with the log-out', async () => {
  const kept = memoryCaches();
  vi.stubGlobal('caches', kept);
  const register = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  await logIn({ flights: 10 });
  const close = await open();
  const choice = screen.getByRole('checkbox', { name: 'Guardar en este dispositivo' });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  await waitFor(() => expect(kept.paths()).toContain('/kept/member-card'));
  close();
  gateway.disturb(/loyalty-status$/, { kind: 'cut' });
  const closeKept = await open();
  expect(screen.getByText('Sin conexión')).toBeVisible();
  expect(plain()).toContain('Nivel Plata');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  closeKept();
  clearPersonalData();
  await waitFor(() => expect(kept.paths()).toEqual([]));
});
