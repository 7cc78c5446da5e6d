import { createTestFrame } from '@airline/app-shell/test-frame';
import { setTripFlightAlerts, stopFlightAlert } from '@airline/contract';
import { TripFlightAlerts } from '@airline/flight-alerts/trip';
import { openPageGateway } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { Component as FlightAlertPage, loader } from './FlightAlertPage.tsx';
import { Component as FlightStatusPage } from './FlightStatusPage.tsx';

const gateway = openPageGateway({ now: '2026-12-12T10:00:00Z' });
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  services = createTestServices();
});

function open(path: string, element = <p>Otra página</p>) {
  const router = createMemoryRouter(
    [
      { path: '/air/flight-status/', element: <FlightStatusPage /> },
      {
        path: '/flight-alert',
        element: <FlightAlertPage />,
        loader: (args) => loader(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element },
    ],
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Delivers what waits, and opens the page of the newest mail's link. */
async function openMailedLink(): Promise<void> {
  await gateway.deliver();
  const [, fragment = ''] = /\/flight-alert\?language=es(#\S+)/.exec(gateway.sent.at(-1)?.text ?? '') ?? [];
  window.history.replaceState(null, '', `/flight-alert${fragment}`);
  open('/flight-alert');
}

test('who looks at a flight asks for it, confirms by the mailed link, and ends it at a press', async () => {
  const page = open('/air/flight-status/?flight=WN10&date=2026-12-12');
  await press('Avísenme de este vuelo');
  await userEvent.type(await screen.findByLabelText(/^Correo electrónico/), 'no es un correo');
  await press('Avísenme');
  expect((await screen.findAllByText('Escriba un correo como ana@example.com.')).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByLabelText(/^Correo electrónico/));
  await userEvent.type(screen.getByLabelText(/^Correo electrónico/), 'ana@example.com');
  await press('Avísenme');
  expect(await screen.findByText('Revise su correo')).toBeVisible();
  page.unmount();
  await openMailedLink();
  await title('Confirme sus avisos');
  expect(window.location.hash).toBe('');
  await press('Confirmar los avisos');
  await title('Sus avisos');
  expect(screen.getByText('Los avisos están confirmados')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el estado del vuelo' })).toHaveAttribute(
    'href',
    '/air/flight-status/?flight=WN10&date=2026-12-12',
  );
  await press('No avisarme más');
  await title('Ya no le avisaremos');
});

test('a link that was ended elsewhere, and none at all, say so', async () => {
  const none = open('/flight-alert');
  expect(await title('Avisos de vuelos')).toBeVisible();
  none.unmount();
  window.history.replaceState(null, '', `/flight-alert#6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10.${'a'.repeat(43)}`);
  open('/flight-alert');
  await title('Estos avisos ya no existen');
});

test('a trip is told unless it is switched off; what a mail ended begins again by a mail', async () => {
  const { trip, proof } = await gateway.book();
  sessionStorage.setItem('airline.trips', JSON.stringify({ [trip.recordLocator]: proof }));
  const first = open('/trip', <TripFlightAlerts trip={trip} />);
  const tell = await screen.findByRole('switch', { name: 'Avísenme si algo cambia' });
  expect(tell).toBeChecked();
  await userEvent.click(tell);
  expect(await screen.findByText('Ya no le avisaremos.')).toBeVisible();
  await userEvent.click(tell);
  expect(await screen.findByText(/^Le avisaremos a/)).toBeVisible();
  expect(tell).toBeChecked();
  await services.session.call(setTripFlightAlerts, { body: { ...proof, isOn: false } });
  // The mail of a link ends them for good: its secret is the one of all mails about them.
  const token = await gateway.alertToken(trip.recordLocator);
  await services.session.call(stopFlightAlert, { body: { token } });
  first.unmount();
  services.queryClient.clear();
  open('/trip', <TripFlightAlerts trip={trip} />);
  const again = await screen.findByRole('switch', { name: 'Avísenme si algo cambia' });
  expect(again).not.toBeChecked();
  await userEvent.click(again);
  expect(await screen.findByText(/^Los avisos se terminaron desde un correo/)).toBeVisible();
  expect(again).not.toBeChecked();
});

test('the link of a trip whose alerts were ended begins them again', async () => {
  const { trip } = await gateway.book();
  const token = await gateway.alertToken(trip.recordLocator);
  await services.session.call(stopFlightAlert, { body: { token } });
  window.history.replaceState(null, '', `/flight-alert#${token}`);
  open('/flight-alert');
  await title('Ya no le avisaremos');
  await press('Recibir los avisos de nuevo');
  expect(await title('Sus avisos')).toBeVisible();
  await press('No avisarme más');
  await title('Ya no le avisaremos');
});
