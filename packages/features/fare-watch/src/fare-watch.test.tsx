import { createTestFrame } from '@airline/app-shell/test-frame';
import { setTripFareWatch, stopFareWatch, watchSearch } from '@airline/contract';
import { SearchFareWatch, TripFareWatch } from '@airline/fare-watch';
import { openPageGateway } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as AccountWatchesPage, loader as loadWatches } from './AccountWatchesPage.tsx';
import { Component as WatchPage, loader as loadWatch } from './WatchPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
const search = {
  tripKind: 'oneWay',
  bounds: [{ origin: 'DAL', destination: 'HOU', date: '2026-12-20' }],
  party: { adults: 2, children: 0, lapInfants: 0 },
  inPoints: false,
} as const;
let services: AppServices;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  services = createTestServices();
});

function open(path: string, element = <SearchFareWatch search={search} />) {
  const fallback = { hydrateFallbackElement: <p /> };
  const router = createMemoryRouter(
    [
      { path: '/flights', element },
      { path: '/fare-watch', element: <WatchPage />, loader: (args) => loadWatch(args, services), ...fallback },
      {
        path: '/loyalty/myaccount/fare-watches',
        element: <AccountWatchesPage />,
        loader: (args) => loadWatches(args, services),
        ...fallback,
      },
      { path: '*', element: <p>Otra página</p> },
    ],
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Asks for a watch as a guest, and opens the link that is mailed. */
async function openMailedLink(): Promise<void> {
  open('/flights');
  await press('Avísenme si baja el precio');
  await userEvent.type(await screen.findByLabelText(/^Correo electrónico/), 'ana@example.com');
  await press('Avísenme');
  expect(await screen.findByText('Revise su correo')).toBeVisible();
  await gateway.deliver();
  const [, fragment = ''] = /\/fare-watch\?language=es(#\S+)/.exec(gateway.sent.at(-1)?.text ?? '') ?? [];
  window.history.replaceState(null, '', `/fare-watch${fragment}`);
}

test('a guest confirms by the mailed link at a press, and ends it at another one', async () => {
  await openMailedLink();
  open('/fare-watch');
  await title('Confirme su aviso de precio');
  expect(window.location.hash).toBe('');
  await press('Confirmar el aviso');
  await title('Su aviso de precio');
  expect(screen.getByText('El aviso está confirmado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los vuelos' })).toHaveAttribute(
    'href',
    '/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=2026-12-20&adults=2',
  );
  await press('No avisarme más');
  await title('Ya no le avisaremos');
});

test('what has ended is said, and so is a page without a link', async () => {
  expect.hasAssertions();
  await openMailedLink();
  const first = open('/fare-watch');
  await press('Confirmar el aviso');
  await press('No avisarme más');
  await title('Ya no le avisaremos');
  first.unmount();
  const second = open('/fare-watch');
  await title('Este aviso ya no existe');
  second.unmount();
  sessionStorage.clear();
  open('/fare-watch');
  expect(await title('Avisos de precio')).toBeVisible();
});

test('an end that gets no answer says so, and is tried again', async () => {
  await openMailedLink();
  open('/fare-watch');
  await press('Confirmar el aviso');
  gateway.disturb(new RegExp(stopFareWatch.path), { kind: 'cut' });
  await press('No avisarme más');
  expect(await screen.findByText(/no hay conexión/)).toBeVisible();
  gateway.restore();
  await press('Intentar de nuevo');
  await title('Ya no le avisaremos');
});

test('an address that can be none is said before anything is sent', async () => {
  open('/flights');
  await press('Avísenme si baja el precio');
  await userEvent.type(await screen.findByLabelText(/^Correo electrónico/), 'ana');
  await press('Avísenme');
  expect((await screen.findAllByText('Escriba un correo como ana@example.com.')).length).toBeGreaterThan(0);
  expect(gateway.requests.filter(({ path }) => path === watchSearch.path)).toEqual([]);
});

test('with an account it takes one press, is listed, and ends there', async () => {
  const member = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz' });
  const login = { method: 'password', category: 'member', username: member.username, password: 'Viento2026!' } as const;
  await services.session.logIn(login);
  const first = open('/flights');
  await press('Avísenme si baja el precio');
  expect(await screen.findByText('El aviso llega al correo de su cuenta.')).toBeVisible();
  await press('Avísenme');
  expect(await screen.findByText('Le avisaremos')).toBeVisible();
  first.unmount();
  open('/loyalty/myaccount/fare-watches');
  await title('Mis avisos de precio');
  expect(screen.getByText('Búsqueda')).toBeVisible();
  await press(/^No avisarme más/);
  expect(await screen.findByText('No tiene avisos de precio')).toBeVisible();
  expect(screen.getByText(/^El aviso de Dallas .* terminó$/)).toBeVisible();
});

test('a trip is watched at a press, and ended at another one', async () => {
  const { trip, proof } = await gateway.book();
  sessionStorage.setItem('airline.trips', JSON.stringify({ [trip.recordLocator]: proof }));
  open('/flights', <TripFareWatch trip={trip} />);
  const watch = await screen.findByRole('switch', { name: 'Avísenme si baja el precio' });
  await userEvent.click(watch);
  expect(await screen.findByText(/^Le avisaremos a/)).toBeVisible();
  expect(watch).toBeChecked();
  await userEvent.click(watch);
  expect(await screen.findByText('Ya no le avisaremos.')).toBeVisible();
});

test('the watch of a trip that a mail ended begins again by a mail alone, and from its link', async () => {
  const { trip, proof } = await gateway.book();
  sessionStorage.setItem('airline.trips', JSON.stringify({ [trip.recordLocator]: proof }));
  await services.session.call(setTripFareWatch, { body: { ...proof, isOn: true } });
  const token = await gateway.watchToken(trip.recordLocator);
  await services.session.call(stopFareWatch, { body: { token } });
  const first = open('/flights', <TripFareWatch trip={trip} />);
  const watch = await screen.findByRole('switch', { name: 'Avísenme si baja el precio' });
  expect(watch).not.toBeChecked();
  await userEvent.click(watch);
  expect(
    await screen.findByText(/^El aviso se terminó desde un correo\. Enviamos un enlace a a•••@e•••/),
  ).toBeVisible();
  expect(watch).not.toBeChecked();
  first.unmount();
  window.history.replaceState(null, '', `/fare-watch#${token}`);
  open('/fare-watch');
  await title('Ya no le avisaremos');
  expect(screen.getByText('El aviso de este viaje terminó. Puede recibirlo de nuevo desde aquí.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi viaje' })).toBeVisible();
  await press('Recibir el aviso de nuevo');
  expect(await title('Su aviso de precio')).toBeVisible();
});

test('a trip of which nothing would come back says so in place of the switch', async () => {
  const { trip, proof } = await gateway.book({ family: 'basic' });
  sessionStorage.setItem('airline.trips', JSON.stringify({ [trip.recordLocator]: proof }));
  open('/flights', <TripFareWatch trip={trip} />);
  expect(await screen.findByText(/^La tarifa de este viaje no permite cambios/)).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});
