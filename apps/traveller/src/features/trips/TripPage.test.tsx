import { createTestFrame } from '@airline/app-shell/test-frame';
import { problemTypes, type Trip } from '@airline/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { queryClient } from '../../gateway.ts';
import { keepTripProof } from '../../trip-proofs.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { booked, cancelled, gatewayOf, given, lost, proof, refused, usd } from './test-support/trips.ts';
import { FindTripPage } from './FindTripPage.tsx';
import { loadTrip } from './trip-loader.ts';
import { TripPage } from './TripPage.tsx';

const tripFound = vi.fn<(trip: { bounds: number }) => void>();
const Frame = await createTestFrame({ events: { tripFound } });

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function open(path: string, answers: Parameters<typeof gatewayOf>[0] = {}, state: unknown = null) {
  const gateway = gatewayOf({ 'fare-families': [given({ fareFamilies: [] })], ...answers });
  vi.stubGlobal('fetch', gateway.fetch);
  const page = { loader: loadTrip, hydrateFallbackElement: <p />, errorElement: <Elsewhere /> };
  const router = createMemoryRouter(
    [
      { path: '/trip/:recordLocator', element: <TripPage />, ...page },
      { path: '/air/booking/confirmation/:recordLocator', element: <ConfirmationPage />, ...page },
      { path: '/find-my-trip', element: <FindTripPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [{ pathname: path, state }] },
  );
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return { router, ...gateway };
}

const openTrip = (trip: Trip, state: unknown = null) => {
  keepTripProof(proof);
  return open('/trip/K7QM2X', { 'trips/lookup': [given(trip)] }, state);
};

describe('a trip', () => {
  test('shows its code, who flies, and until when it can be cancelled by the clocks of its departure', async () => {
    openTrip(booked);
    expect(await screen.findByRole('heading', { level: 1, name: 'Su viaje a Houston (Hobby)' })).toBeVisible();
    expect(screen.getByText('K7QM2X')).toBeVisible();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByText('Boleto 9890000000016')).toBeVisible();
    const deadline = screen.getByText(/recuperar todo lo que pagó/);
    expect(deadline.textContent.replaceAll(/\s/g, ' ')).toContain(
      'hasta el miércoles 2 de diciembre de 2026 a las 6:00 a.m. (hora de Dallas)',
    );
    expect(screen.getByRole('link', { name: 'Cancelar el viaje' })).toHaveAttribute('href', '/air/cancel/K7QM2X');
  });

  test('that points paid is told in points, and the taxes in money', async () => {
    openTrip({
      ...booked,
      payments: [{ kind: 'points', points: 7_000 }, ...booked.payments],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('7,000 puntos y $11.20')).toBeVisible();
    expect(screen.queryByText('$120.00', { selector: 'dl *' })).toBeNull();
  });

  test('that has begun offers no cancellation', async () => {
    const [bound] = booked.bounds;
    const [leg] = bound?.itinerary.legs ?? [];
    if (bound === undefined || leg === undefined) throw new Error('The trip has no leg.');
    const begun = { ...bound.itinerary, legs: [{ ...leg, departsAt: '2020-01-12T08:00:00-06:00' }] };
    openTrip({ ...booked, bounds: [{ ...bound, itinerary: begun }] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Cancelar el viaje' })).toBeNull();
  });

  test('that is cancelled says what comes back, and promises nothing more', async () => {
    openTrip(cancelled, { cancelled: 'now' });
    expect(await screen.findByText('Cancelamos su viaje')).toBeVisible();
    expect(screen.getByText('Este viaje está cancelado')).toBeVisible();
    expect(screen.getByText('H7KQ 2MXP 9RTA')).toBeVisible();
    expect(screen.getByText('5 de diciembre de 2027')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar al calendario' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cancelar el viaje' })).toBeNull();
    expect(screen.queryByText(/recuperar todo lo que pagó/)).toBeNull();
    expect(screen.getByText('\u2212700 puntos')).toBeVisible();
  });

  test.each([
    [undefined, 'Estamos enviando la devolución a su banco'],
    ['2026-12-05T12:00:03Z', 'Enviamos la devolución a su banco el sábado 5 de diciembre de 2026'],
  ])('whose refund was taken over at %s: %s', async (refundedAt, text) => {
    const { travelCredit: _none, ...cancellation } = { ...cancelled.cancellation };
    openTrip({
      ...cancelled,
      cancellation: {
        cancelledAt: '2026-12-05T12:00:00Z',
        ...cancellation,
        refund: usd(12_000),
        credit: usd(0),
        forfeited: usd(0),
        pointsReturned: 0,
        pointsTakenBack: 0,
        ...(refundedAt === undefined ? {} : { refundedAt }),
      },
    });
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByText('Número del crédito')).toBeNull();
  });

  test('without a proof leads to where it is given; what no locator can be is not found', async () => {
    open('/trip/ABCDEF');
    expect(await screen.findByText(/Para ver el viaje ABCDEF/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveValue('ABCDEF');
    cleanup();
    open('/trip/!!');
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  });

  test('a calendar file that does not come says why, and is asked for again', async () => {
    keepTripProof(proof);
    open('/trip/K7QM2X', { 'trips/lookup': [given(booked)], 'trips/calendar': [lost] });
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar al calendario' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Parece que no hay conexión');
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });
});

describe('the confirmation', () => {
  test('says where the mail went, and what comes next', async () => {
    keepTripProof(proof);
    open('/air/booking/confirmation/K7QM2X', { 'trips/lookup': [given(booked)] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Su viaje está reservado' })).toBeVisible();
    expect(screen.getByText('Enviamos la confirmación a a•••@example.com.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mi viaje' })).toHaveAttribute('href', '/trip/K7QM2X');
  });

  test('of a trip that was cancelled since is not shown', async () => {
    keepTripProof(proof);
    const { router } = open('/air/booking/confirmation/K7QM2X', { 'trips/lookup': [given(cancelled)] });
    expect(await screen.findByText('Este viaje está cancelado')).toBeVisible();
    expect(router.state.location.pathname).toBe('/trip/K7QM2X');
  });
});

describe('finding a trip', () => {
  const fill = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de reserva' }), 'k7qm2x');
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Apellidos' }), 'Ruiz');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar mi viaje' }));
  };

  test('by its code in small letters and a name leads to it', async () => {
    const { asked } = open('/find-my-trip', { 'trips/lookup': [given(booked)] });
    await fill();
    expect(await screen.findByRole('heading', { level: 1, name: 'Su viaje a Houston (Hobby)' })).toBeVisible();
    expect(asked[0]?.body).toEqual(proof);
    expect(tripFound).toHaveBeenCalledWith({ bounds: 1 });
  });

  test('that nobody has keeps what was typed, and says so', async () => {
    open('/find-my-trip', { 'trips/lookup': [refused(problemTypes.tripNotFound.type, 404)] });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('No encontramos ese viaje');
    expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz');
  });

  test('with nothing filled in names every field', async () => {
    open('/find-my-trip');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar mi viaje' }));
    expect(screen.getByRole('alert').querySelectorAll('a')).toHaveLength(3);
  });
});
