import { createTestFrame } from '@airline/app-shell/test-frame';
import {
  problemTypes,
  type CardToken,
  type OrderOutcome,
  type OrderRequest,
  type ProblemName,
} from '@airline/contract';
import type { Events } from '@airline/telemetry';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fareFamiliesQuery } from '../../../fare-families.ts';
import { queryClient } from '../../../gateway.ts';
import { session } from '../../../session.ts';
import { chooseOffer, useBooking } from '../booking-store.ts';
import { conditions } from '../flights/test-flights.ts';
import { ana, offerOf, tripOf } from '../test-support/bookings.ts';
import { useOrderRun } from './order-run.ts';
import { ReviewPage } from './ReviewPage.tsx';

const events = {
  bookingConfirmed: vi.fn<Events['bookingConfirmed']>(),
  paymentRefused: vi.fn<Events['paymentRefused']>(),
};
const Frame = await createTestFrame({ events });

const offer = offerOf();
const card: CardToken = { token: 'tok_12345678', brand: 'visa', lastFour: '4242', expiresAt: '2099-01-01T00:00:00Z' };
const confirmed: OrderOutcome = { status: 'confirmed', trip: tripOf(offer) };
const orderId = '0b9b9c0e-7d6f-4f0a-9d0e-3f1d8a4c2b11';
const holdExpiresAt = '2099-12-01T12:15:00Z';

const asked: OrderRequest[] = [];
let answer: OrderOutcome | ProblemName | 'lost';

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  queryClient.setQueryData(fareFamiliesQuery.queryKey, [...conditions]);
  useBooking.setState({ passengers: {}, refused: [] }, true);
  useOrderRun.setState({ step: 'idle' }, true);
  session.store.setState({ state: { kind: 'anonymous' } });
  asked.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(JSON.parse((init.body ?? '{}') as string) as OrderRequest);
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    if (typeof answer !== 'string') return Response.json(answer, { status: 201 });
    return new Response(JSON.stringify(problemTypes[answer]), {
      status: problemTypes[answer].status,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function open({ withCard = true, path = '/air/booking/review' } = {}) {
  chooseOffer(offer, '/air/booking/flights?from=DAL');
  useBooking.setState({ passengers: { 0: ana }, ...(withCard ? { card } : {}) });
  const router = createMemoryRouter(
    [
      { path: '/air/booking/review', element: <ReviewPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: Frame });
}

const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pagar \$120\.00/ }));

test('everything stands there once more, each with the way back to it', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Revise y pague' })).toBeVisible();
  expect(screen.getByText('Ana Ruiz')).toBeVisible();
  expect(screen.getByText('ana@example.com')).toBeVisible();
  expect(screen.getByText('Pagará con Visa terminada en 4242')).toBeVisible();
  expect(screen.getAllByText(/puede cancelar gratis durante 24 horas/i)).not.toHaveLength(0);
  for (const [name, href] of [
    ['Cambiar los vuelos', '/air/booking/flights?from=DAL'],
    ['Cambiar la tarjeta', '/air/booking/payment'],
    ['Cambiar los datos de Ana Ruiz', '/air/booking/passenger/0?review=1'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('a press books, and leads to the confirmation', async () => {
  answer = confirmed;
  open();
  await pay();
  expect(await screen.findByText('/air/booking/confirmation/K7QM2X null')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ offer: 'signed-offer', payments: [{ kind: 'card', token: card.token }] });
  expect(events.bookingConfirmed).toHaveBeenCalledOnce();
});

describe('an order that is refused', () => {
  test('for its card leads back to the card, and says so there', async () => {
    answer = 'paymentDeclined';
    open();
    await pay();
    expect(await screen.findByText('/air/booking/payment {"trouble":"declined"}')).toBeVisible();
    expect(useBooking.getState().card).toBeUndefined();
    expect(events.paymentRefused).toHaveBeenCalledWith('declined');
  });

  test.each([
    ['soldOut', 'Uno de sus vuelos se acaba de agotar'],
    ['flightDeparted', 'Uno de sus vuelos ya no está a la venta'],
    ['paymentUnavailable', 'El servicio de pagos no responde'],
  ] as const)('as %s says why, and keeps the booking', async (name, title) => {
    answer = name;
    open();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(useBooking.getState().passengers).toHaveProperty('0');
  });

  test('because its price has run out offers a new one, and no payment', async () => {
    answer = 'offerExpired';
    open();
    await pay();
    expect(await screen.findByRole('button', { name: 'Actualizar el precio' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });
});

test('an order that waits for the bank says so, with both ways on', async () => {
  answer = { status: 'challenge', orderId, challengeUrl: '/sandbox/payments/v1/challenges/1', holdExpiresAt };
  open({ path: `/air/booking/review?order=${orderId}` });
  expect(await screen.findByRole('button', { name: 'Ir a la página del banco' })).toBeVisible();
  answer = confirmed;
  await userEvent.click(screen.getByRole('button', { name: 'Ya lo confirmé' }));
  expect(await screen.findByText('/air/booking/confirmation/K7QM2X null')).toBeVisible();
});

describe('a choice of points', () => {
  const member = { category: 'member', subject: 'a', sessionId: 's', authenticatedAt: 0 } as const;

  test('is told in points and taxes alone, wherever the price stands', () => {
    session.store.setState({ state: { kind: 'authenticated', person: member } });
    useBooking.setState({ paysWithPoints: true });
    open();
    expect(screen.getByRole('button', { name: 'Pagar 7,000 puntos y $11.20 y reservar' })).toBeVisible();
    expect(screen.getByText('Tarifa: 7,000 puntos de su cuenta')).toBeVisible();
    expect(screen.getByText('Impuestos y cargos: $11.20 a su Visa terminada en 4242')).toBeVisible();
    expect(document.body).not.toHaveTextContent('$120.00');
  });

  test('waits for a login when the session is over, and is never a payment by card unasked', async () => {
    useBooking.setState({ paysWithPoints: true });
    open();
    expect(await screen.findByText('Su sesión terminó')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar .* reservar$/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Iniciar sesión de nuevo' })).toHaveAttribute(
      'href',
      '/login/?returnTo=%2Fair%2Fbooking%2Freview',
    );
    expect(useBooking.getState().paysWithPoints).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Pagar con tarjeta' }));
    expect(screen.getByRole('button', { name: 'Pagar $120.00 y reservar' })).toBeVisible();
  });

  test('outlives a payment that found the session over', async () => {
    session.store.setState({ state: { kind: 'authenticated', person: member } });
    vi.spyOn(session, 'call').mockImplementation(async () => {
      session.store.setState({ state: { kind: 'anonymous', endedBy: 'expired' } });
      const problem = { type: 'about:blank', title: '', status: 401, code: 401_120_730 };
      return { failure: { kind: 'catalogue', action: 'reLogin', messageKey: 'unexpected', problem } } as never;
    });
    useBooking.setState({ paysWithPoints: true });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 7,000 puntos/ }));
    expect(await screen.findByRole('link', { name: 'Iniciar sesión de nuevo' })).toBeVisible();
    expect(useBooking.getState()).toMatchObject({ paysWithPoints: true, passengers: { 0: ana }, card });
    vi.restoreAllMocks();
  });
});

test('without a card the page leads to where it is given', () => {
  open({ withCard: false });
  expect(screen.getByText('/air/booking/payment null')).toBeVisible();
});

test('without flights it leads to the search', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ReviewPage /> }])} />, { wrapper: Frame });
  expect(screen.getByRole('heading', { level: 1, name: 'Empiece por elegir sus vuelos' })).toBeVisible();
});
