import { createTestFrame } from '@airline/app-shell/test-frame';
import {
  completeOrder,
  createOrder,
  problemTypes,
  type CardToken,
  type Offer,
  type OrderOutcome,
} from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import type { Events } from '@airline/telemetry';
import { ana } from '@airline/travellers/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { chooseOffer, useBooking } from '../booking-draft.ts';
import { toOrderRequest } from './order-request.ts';
import { useOrderRun } from './order-run.ts';
import { Component as ReviewPage } from './ReviewPage.tsx';

const events = {
  bookingConfirmed: vi.fn<Events['bookingConfirmed']>(),
  paymentRefused: vi.fn<Events['paymentRefused']>(),
};
const gateway = openPageGateway();
const Frame = await createTestFrame({ events });
let services: AppServices;
let offer: Offer;
let card: CardToken;

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  useBooking.setState({ passengers: {}, refused: [] }, true);
  useOrderRun.setState({ step: 'idle' }, true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  services = createTestServices();
  // What the page's loader has fetched.
  await services.queryClient.query(fareFamiliesQuery(services.session));
  offer = await gateway.offer();
  card = await gateway.card();
});

async function logIn(points: number): Promise<void> {
  const { username } = await gateway.member({ points });
  await services.session.logIn({ method: 'password', category: 'member', username, password });
}

type WaitingAnswer = OrderOutcome & { readonly status: 'challenge' };

const orders = () => gateway.requests.filter(({ path }) => path === createOrder.path);

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
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pagar \$129\.00/ }));

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
  open();
  await pay();
  expect(await screen.findByText(/^\/air\/booking\/confirmation\/[A-Z0-9]{6} null$/)).toBeVisible();
  expect(orders()).toHaveLength(1);
  expect(orders()[0]?.body).toMatchObject({ offer: offer.token, payments: [{ kind: 'card', token: card.token }] });
  expect(events.bookingConfirmed).toHaveBeenCalledOnce();
});

describe('an order that is refused', () => {
  test('for its card leads back to the card, and says so there', async () => {
    card = await gateway.card('4000000000000002');
    open();
    await pay();
    expect(await screen.findByText('/air/booking/payment {"trouble":"declined"}')).toBeVisible();
    expect(useBooking.getState().card).toBeUndefined();
    expect(events.paymentRefused).toHaveBeenCalledWith('declined');
  });

  test.each(['tooManyHolds', 'tooManyHoldsOnFlight', 'tooManyDeclines'] as const)(
    'as %s leads back to the card, and says so there',
    async (name) => {
      const { status } = problemTypes[name];
      gateway.disturb(/orders$/, { kind: 'answer', status, body: problemTypes[name] });
      open();
      await pay();
      expect(await screen.findByText(`/air/booking/payment {"trouble":"${name}"}`)).toBeVisible();
      expect(useBooking.getState().card).toBeUndefined();
      expect(events.paymentRefused).toHaveBeenCalledWith('tooMany');
    },
  );

  test.each([
    ['is sold out', 'Uno de sus vuelos se acaba de agotar', () => gateway.sellSeats()],
    [
      'has left',
      'Uno de sus vuelos ya no está a la venta',
      async () => {
        // The flight of this day leaves at 7:30 in Dallas, before the price runs out.
        vi.setSystemTime('2026-12-01T13:20:00Z');
        offer = await gateway.offer('2026-12-01');
        card = await gateway.card();
        return () => vi.setSystemTime('2026-12-01T13:31:00Z');
      },
    ],
    [
      'cannot be paid now',
      'El servicio de pagos no responde',
      async () => {
        const { status } = problemTypes.paymentUnavailable;
        gateway.disturb(/orders$/, { kind: 'answer', status, body: problemTypes.paymentUnavailable });
      },
    ],
  ])('because its flight %s says why, and keeps the booking', async (_, title, prepare) => {
    const beforePaying = await prepare();
    open();
    beforePaying?.();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(useBooking.getState().passengers).toHaveProperty('0');
  });

  test('because its price has run out offers a new one, and no payment', async () => {
    vi.setSystemTime('2026-12-01T12:19:00Z');
    card = await gateway.card();
    open();
    vi.setSystemTime('2026-12-01T12:21:00Z');
    await pay();
    expect(await screen.findByRole('button', { name: 'Actualizar el precio' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });
});

test('an order that waits for the bank says so, with both ways on', async () => {
  card = await gateway.card('4000002500003155');
  const now = services.session.now();
  const request = toOrderRequest(offer, { passengers: { 0: ana }, refused: [], card }, 'es', now);
  const answer = await gateway.post(createOrder.path, request);
  const { orderId, completionSecret, challengeUrl } = (await answer.json()) as WaitingAnswer;
  open({ path: `/air/booking/review?order=${orderId}#completion=${completionSecret}` });
  expect(await screen.findByRole('button', { name: 'Ir a la página del banco' })).toBeVisible();
  await gateway.fetch(challengeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ya lo confirmé' }));
  expect(await screen.findByText(/^\/air\/booking\/confirmation\/[A-Z0-9]{6} null$/)).toBeVisible();
});

test('back from the bank in another tab after a while, the person says whose trip it is', async () => {
  card = await gateway.card('4000002500003155');
  const now = services.session.now();
  const request = toOrderRequest(offer, { passengers: { 0: ana }, refused: [], card }, 'es', now);
  const answer = await gateway.post(createOrder.path, request);
  const { orderId, completionSecret, challengeUrl } = (await answer.json()) as WaitingAnswer;
  await gateway.fetch(challengeUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=approve',
  });
  const completion = { completionSecret };
  await gateway.post(completeOrder.path.replace('{orderId}', orderId), completion);
  vi.setSystemTime(new Date(now.getTime() + 20 * 60_000));
  open({ path: `/air/booking/review?order=${orderId}#completion=${completionSecret}` });
  expect(await screen.findByText(/^\/trip\/[A-Z0-9]{6} null$/)).toBeVisible();
});

describe('a choice of points', () => {
  test('is shown in points and taxes alone, wherever the price stands', async () => {
    await logIn(9_000);
    useBooking.setState({ paysWithPoints: true });
    open();
    expect(screen.getByRole('button', { name: 'Pagar 8,400 puntos y $21.00 y reservar' })).toBeVisible();
    expect(screen.getByText('Tarifa: 8,400 puntos de su cuenta')).toBeVisible();
    expect(screen.getByText('Impuestos y cargos: $21.00 a su Visa terminada en 4242')).toBeVisible();
    expect(document.body).not.toHaveTextContent('$129.00');
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
    expect(screen.getByRole('button', { name: 'Pagar $129.00 y reservar' })).toBeVisible();
  });

  test('outlives a payment that found the session over', async () => {
    await logIn(9_000);
    // Its access token is over, and it cannot be renewed.
    vi.setSystemTime('2026-12-01T12:06:00Z');
    const body = { type: 'about:blank', title: 'No such refresh token.', status: 401, code: 401_120_730 };
    gateway.disturb(/security\/token/, { kind: 'answer', status: 401, body });
    useBooking.setState({ paysWithPoints: true });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 8,400 puntos/ }));
    expect(await screen.findByRole('link', { name: 'Iniciar sesión de nuevo' })).toBeVisible();
    expect(useBooking.getState()).toMatchObject({ paysWithPoints: true, passengers: { 0: ana }, card });
  });

  test('of an account with a new e-mail address leads to another way to pay', async () => {
    await logIn(9_000);
    const { status } = problemTypes.pointsLocked;
    gateway.disturb(/orders$/, { kind: 'answer', status, body: problemTypes.pointsLocked });
    useBooking.setState({ paysWithPoints: true });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 8,400 puntos/ }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Todavía no puede usar sus puntos');
    const wayOn = within(alert).getByRole('link', { name: 'Cambiar la forma de pago' });
    expect(wayOn).toHaveAttribute('href', '/air/booking/payment');
  });

  test('goes with the session that was ended on another device: nothing was ordered', async () => {
    await logIn(9_000);
    const body = { type: 'about:blank', title: 'The session has ended.', status: 400, code: 400_080_012 };
    gateway.disturb(/air-booking\/v1\/orders/, { kind: 'answer', status: 400, body });
    useBooking.setState({ paysWithPoints: true });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 8,400 puntos/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Empiece por elegir sus vuelos' })).toBeVisible();
    expect(screen.getByText('Cerramos su sesión')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar vuelos' })).toHaveAttribute('href', '/air/booking/');
  });
});

test('without a card the page leads to where it is given', () => {
  open({ withCard: false });
  expect(screen.getByText('/air/booking/payment null')).toBeVisible();
});

test('without flights it leads to the search', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <ReviewPage /> }])} />, {
    wrapper: withServices(Frame, services),
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Empiece por elegir sus vuelos' })).toBeVisible();
});
