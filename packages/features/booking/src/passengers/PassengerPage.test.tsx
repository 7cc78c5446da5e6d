import { createTestFrame } from '@airline/app-shell/test-frame';
import type { Party } from '@airline/contract';
import { offerOf } from '@airline/itinerary/test-support';
import { userInfoQuery } from '@airline/session/account-queries';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chooseOffer, keepPassenger, useBooking } from '../booking-draft.ts';
import { Component as PassengerPage } from './PassengerPage.tsx';

const passengersGiven = vi.fn<(party: Party) => void>();
const services = createTestServices();
const { session, queryClient } = services;
const Frame = withServices(await createTestFrame({ events: { passengersGiven } }), services);

beforeEach(() => {
  sessionStorage.clear();
  useBooking.setState({ passengers: {}, refused: [] }, true);
  queryClient.clear();
  session.store.setState({ state: { kind: 'anonymous' } });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  passengersGiven.mockClear();
});

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/air/booking/passenger/:passenger', element: <PassengerPage /> },
      { path: '/air/booking/payment', element: <p>Pago</p> },
      { path: '/air/booking/review', element: <p>Revisión</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

test('without flights the page leads to the search, and after a booking to its confirmation', () => {
  open('/air/booking/passenger/0');
  expect(screen.getByRole('link', { name: 'Buscar vuelos' })).toHaveAttribute('href', '/air/booking/');
  cleanup();
  useBooking.setState({ booked: 'K7QM2X' });
  open('/air/booking/passenger/0');
  expect(screen.getByRole('link', { name: 'Ver la confirmación' })).toHaveAttribute(
    'href',
    '/air/booking/confirmation/K7QM2X',
  );
});

test('a page that is ahead, or past the party, leads to the first that is not complete', () => {
  chooseOffer(offerOf({ party: { adults: 2, children: 0, lapInfants: 0 } }), '/air/booking/flights');
  const router = open('/air/booking/passenger/1');
  expect(router.state.location.pathname).toBe('/air/booking/passenger/0');
  cleanup();
  keepPassenger(0, ana);
  expect(open('/air/booking/passenger/9').state.location.pathname).toBe('/air/booking/passenger/1');
});

test('a number that is no page is not found', () => {
  chooseOffer(offerOf(), '/air/booking/flights');
  open('/air/booking/passenger/19');
  expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
});

test('one passenger after the other; the last one leads to the payment', async () => {
  chooseOffer(offerOf({ party: { adults: 2, children: 0, lapInfants: 0 } }), '/air/booking/flights');
  keepPassenger(0, ana);
  const router = open('/air/booking/passenger/1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Luis');
  await userEvent.click(screen.getByRole('button', { name: 'Usar “Ruiz”' }));
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz');
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '30');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mes' }), '12');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1984');
  await userEvent.click(screen.getByRole('radio', { name: 'Masculino (M)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  expect(await screen.findByText('Pago')).toBeVisible();
  expect(router.state.location.pathname).toBe('/air/booking/payment');
  expect(useBooking.getState().passengers['1']).toMatchObject({ firstName: 'Luis', birthDate: '1984-12-30' });
  expect(passengersGiven).toHaveBeenCalledExactlyOnceWith({ adults: 2, children: 0, lapInfants: 0 });
});

test('a traveller too young for the new flights reads on which date, as soon as the page is there', async () => {
  chooseOffer(offerOf({ dates: ['2027-01-12'] }), '/air/booking/flights');
  keepPassenger(0, { ...ana, birthDate: '2016-1-1' });
  open('/air/booking/passenger/0');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link')).toHaveTextContent(
    'El 12 de enero de 2027 su edad será 11, y un adulto tiene 12 años o más',
  );
});

test('after a reload the documents are asked for again, and the page says why', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  keepPassenger(0, { ...ana, birthDate: '', documentChoice: 'now', nationality: 'MX' });
  open('/air/booking/passenger/0');
  expect(await screen.findByText(/Para protegerlos no los guardamos en el navegador/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  // Nothing was done wrong.
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is typed of documents and not sent yet is in no storage', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  open('/air/booking/passenger/0');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Luis');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1984');
  await userEvent.click(screen.getByRole('radio', { name: 'Ahora' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de pasaporte' }), 'XA998877');
  await userEvent.click(screen.getByText('Números de viajero (opcional)'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de viajero conocido (KTN)' }), 'KTN12345');
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de reparación (Redress)' }), '7654321');
  const stored = JSON.stringify(sessionStorage);
  expect(stored).toContain('Luis');
  for (const secret of ['1984', 'XA998877', 'KTN12345', '7654321']) expect(stored).not.toContain(secret);
});

test('a trip abroad asks for the passport and says why; at check-in is an answer', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  keepPassenger(0, ana);
  open('/air/booking/passenger/0?review=1');
  expect(await screen.findByText(/hace falta un pasaporte/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Al registrarse' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y volver a la revisión' }));
  expect(await screen.findByText('Revisión')).toBeVisible();
});

test('the details of the account fill in what is empty, and what was typed only when that is asked for', async () => {
  const person = { category: 'member', subject: 'a', sessionId: 's', authenticatedAt: 0 } as const;
  session.store.setState({ state: { kind: 'authenticated', person } });
  queryClient.setQueryData(userInfoQuery(session).queryKey, {
    firstName: 'Ana',
    lastName: 'Pérez',
    birthDate: '1988-04-12',
    email: 'ana@example.com',
  } as never);
  chooseOffer(offerOf(), '/air/booking/flights');
  open('/air/booking/passenger/0');
  const field = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.type(field('Apellidos'), 'Pérez Ruiz');
  await userEvent.click(screen.getByRole('button', { name: 'Viajo yo' }));
  expect(field('Nombre')).toHaveValue('Ana');
  expect(field('Apellidos')).toHaveValue('Pérez Ruiz');
  expect(field('Año')).toHaveValue('1988');
  expect(screen.getByText('Lo que ya había escrito no cambió.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Usar los datos de mi cuenta' }));
  expect(field('Apellidos')).toHaveValue('Pérez');
});

test('a session that ended says so, keeps what was typed, and shows the way back in', async () => {
  session.store.setState({ state: { kind: 'anonymous', endedBy: 'idle' } });
  chooseOffer(offerOf(), '/air/booking/flights');
  open('/air/booking/passenger/0');
  expect(screen.getByText('Su sesión terminó')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar sesión de nuevo' })).toHaveAttribute(
    'href',
    '/login/?returnTo=%2Fair%2Fbooking%2Fpassenger%2F0',
  );
});
