import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { findTripProof } from '@airline/trip';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { loadPoints, loadSnapshot } from './account-loaders.ts';
import { Component as PointsPage } from './PointsPage.tsx';
import { Component as SnapshotPage } from './SnapshotPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;
let member: Awaited<ReturnType<typeof gateway.member>>;

beforeEach(async () => {
  localStorage.clear();
  member = await gateway.member({ points: 1_000, lastName: 'Ruiz' });
  await gateway.book({ passenger: { frequentFlyerNumber: member.accountNumber } });
  services = createTestServices();
  await logIn();
});

async function logIn(): Promise<void> {
  await services.session.logIn({ method: 'password', category: 'member', username: member.username, password });
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/points',
        element: <PointsPage />,
        loader: (args) => loadPoints(args, services),
        hydrateFallbackElement: <p />,
      },
      {
        path: '/snapshot',
        element: <SnapshotPage />,
        loader: (args) => loadSnapshot(args, services),
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

const plain = () => document.body.textContent.replaceAll(/\s/g, ' ');

test('points of a flight that has not departed are pending, with the day on which they count', async () => {
  open('/points');
  await screen.findByRole('heading', { level: 1 });
  expect(plain()).toContain('Tiene 1,000 puntos para usar. Además, 600 puntos pendientes se abonan al salir el vuelo.');
  const [earned, welcome] = screen.getAllByRole('listitem');
  expect(earned?.textContent).toMatch(/Pendientes: se abonan al salir el vuelo, el 12 de diciembre de 2026/);
  expect(earned).not.toHaveTextContent('Saldo');
  expect(welcome).toHaveTextContent('Saldo: 1,000');
  expect(screen.getByRole('link', { name: 'Ver cuántos puntos gana cada tarifa' })).toHaveAttribute(
    'href',
    '/travel/fare-rules#points',
  );
  const trip = screen.getByRole('link', { name: /^Viaje [A-Z\d]{6}$/ });
  const recordLocator = trip.textContent.slice('Viaje '.length);
  expect(trip).toHaveAttribute('href', `/trip/${recordLocator}`);
  trip.addEventListener('click', (event) => event.preventDefault());
  trip.click();
  expect(findTripProof(recordLocator)).toMatchObject({ recordLocator });
});

test('the account at a glance tells what is pending beside what can be spent', async () => {
  open('/snapshot');
  await screen.findByRole('heading', { level: 1 });
  expect(plain()).toMatch(/Puntos disponibles1,000 puntos/);
  expect(plain()).toMatch(
    /Puntos pendientes600 puntos Se abonan al salir el vuelo; los próximos, el 12 de diciembre de 2026/,
  );
});

test('they are there to spend once the flight has departed', async () => {
  vi.setSystemTime('2026-12-12T13:30:00Z');
  await logIn();
  open('/points');
  await screen.findByRole('heading', { level: 1 });
  expect(plain()).toContain('Tiene 1,600 puntos para usar.');
  expect(plain()).not.toContain('endientes');
});
