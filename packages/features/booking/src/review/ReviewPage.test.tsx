import { createTestFrame } from '@airline/app-shell/test-frame';
import {
  agreementInForce,
  completeOrder,
  createOrder,
  problemTypes,
  type CardToken,
  type Offer,
  type OrderOutcome,
} from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { tripOf } from '@airline/itinerary/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import type { Events } from '@airline/telemetry';
import { ana } from '@airline/travellers/test-support';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

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
  expect(screen.getAllByText(/puede cancelar sin costo durante 24 horas/i)).not.toHaveLength(0);
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

test('what paying agrees to stands above the button, and its documents open beside the booking', () => {
  open();
  expect(screen.getByText(/^Al pagar, acepta el contrato de transporte/)).toBeVisible();
  for (const [name, document] of [
    [/^Contrato de transporte/, 'contract-of-carriage'],
    [/^Mercancías peligrosas/, 'dangerous-goods'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/legal/${document}/${agreementInForce[document]}`);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a document that changed meanwhile is shown and agreed to anew; nothing is charged before', async () => {
  const { status } = problemTypes.offerExpired;
  const superseded = { pointer: '/agreement/privacy', code: 'superseded', params: { version: '2027-02-01' } };
  const body = { type: 'about:blank', title: 'Unprocessable Content', status, errors: [superseded] };
  gateway.disturb(/orders$/, { kind: 'answer', status, body });
  open();
  await pay();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Cambió lo que acepta al pagar.*No se hizo ningún cargo/);
  expect(within(alert).getByText(/vigente desde el 1 de febrero de 2027/)).toBeVisible();
  await pay();
  await vi.waitFor(() => expect(orders()).toHaveLength(2));
  expect(orders()[1]?.body).toMatchObject({ agreement: { ...agreementInForce, privacy: '2027-02-01' } });
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

test('back from the bank nothing of the booking is offered for a change while its end is awaited', async () => {
  const waiting = { orderId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427', completionSecret: 'S'.repeat(43) };
  const processing = { status: 'processing', ...waiting, holdExpiresAt: '2026-12-01T12:15:00Z' };
  gateway.disturb(/completion$/, { kind: 'answer', status: 201, body: processing }, 1);
  const confirmed = { status: 'confirmed', trip: tripOf(offer) };
  gateway.disturb(/completion$/, { kind: 'answer', status: 201, body: confirmed });
  useBooking.setState({ waiting });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Terminando su reserva…' })).toBeVisible();
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Cambiar los vuelos' })).toBeNull();
  expect(await screen.findByText(/^\/air\/booking\/confirmation/)).toBeVisible();
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

describe('PayPal', () => {
  async function orderByPayPal(): Promise<WaitingAnswer> {
    const now = services.session.now();
    const draft = { passengers: { 0: ana }, refused: [], payBy: 'payPal' as const };
    const answer = await gateway.post(createOrder.path, toOrderRequest(offer, draft, 'es', now));
    return (await answer.json()) as WaitingAnswer;
  }
  const decide = (challengeUrl: string, body: string) =>
    gateway.fetch(challengeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  const returnPath = ({ orderId, completionSecret }: WaitingAnswer) =>
    `/air/booking/review?order=${orderId}#completion=${completionSecret}`;

  test('pays without a card, and the button says so', () => {
    useBooking.setState({ payBy: 'payPal' });
    open({ withCard: false });
    expect(screen.getByText('Pagará con PayPal')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pagar $129.00 con PayPal' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cambiar la forma de pago' })).toHaveAttribute(
      'href',
      '/air/booking/payment',
    );
  });

  test('waits for the person in its own words, and books once they have agreed', async () => {
    const waiting = await orderByPayPal();
    useBooking.setState({ payBy: 'payPal' });
    open({ withCard: false, path: returnPath(waiting) });
    expect(await screen.findByRole('button', { name: 'Ir a PayPal' })).toBeVisible();
    await decide(waiting.challengeUrl, 'decision=pay&email=ines%40paypal.example');
    await userEvent.click(screen.getByRole('button', { name: 'Ya lo autoricé' }));
    expect(await screen.findByText(/^\/air\/booking\/confirmation\/[A-Z0-9]{6} null$/)).toBeVisible();
  });

  test('that the person cancelled leads back to the choice', async () => {
    const waiting = await orderByPayPal();
    await decide(waiting.challengeUrl, 'decision=cancel');
    useBooking.setState({ payBy: 'payPal' });
    open({ withCard: false, path: returnPath(waiting) });
    expect(await screen.findByText('/air/booking/payment {"trouble":"payerCancelled"}')).toBeVisible();
  });
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

  test('that another device has spent meanwhile leads to the payment page, which says so, and keeps the card', async () => {
    await logIn(9_000);
    const { status } = problemTypes.pointsInsufficient;
    gateway.disturb(/orders$/, { kind: 'answer', status, body: problemTypes.pointsInsufficient });
    useBooking.setState({ paysWithPoints: true });
    open();
    await userEvent.click(screen.getByRole('button', { name: /^Pagar 8,400 puntos/ }));
    expect(await screen.findByText('/air/booking/payment {"trouble":"pointsInsufficient"}')).toBeVisible();
    expect(useBooking.getState().card).toEqual(card);
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

describe('a wallet', () => {
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const sheet = () => screen.findByRole('dialog', { name: 'Google Pay' });

  beforeEach(() => {
    useBooking.setState({ payBy: 'googlePay' });
  });

  test('pays what its sheet says, by one press and the sheet, however often it is pressed', async () => {
    open({ withCard: false });
    expect(screen.getByText('Pagará con Google Pay')).toBeVisible();
    const button = await screen.findByRole('button', { name: 'Pagar con Google Pay' });
    await userEvent.dblClick(button);
    expect(await sheet()).toHaveTextContent('esto no es Google Pay');
    expect(await sheet()).toHaveTextContent('$129.00');
    await press('Pagar $129.00');
    expect(await screen.findByText(/^\/air\/booking\/confirmation\/[A-Z0-9]{6} null$/)).toBeVisible();
    expect(orders()).toHaveLength(1);
    expect(orders()[0]?.body).toMatchObject({ payments: [{ kind: 'wallet', wallet: 'googlePay' }] });
    expect(gateway.requests.filter(({ path }) => path.endsWith('/wallet-tokens'))).toHaveLength(1);
    expect(JSON.stringify(sessionStorage)).not.toContain('tok_');
  });

  test('that is closed orders nothing, says so in sight, and can be opened again', async () => {
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    onTestFinished(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    });
    open({ withCard: false });
    await press('Pagar con Google Pay');
    await press('Cancelar');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cerró Google Pay sin pagar');
    const inSight: readonly unknown[] = scrolled.mock.contexts;
    expect(inSight).toContain(screen.getByRole('alert').parentElement);
    expect(screen.getByRole('alert')).toHaveTextContent('No se hizo ningún cargo');
    expect(orders()).toEqual([]);
    await press('Pagar con Google Pay');
    expect(await sheet()).toBeVisible();
    expect(screen.queryByText('Cerró Google Pay sin pagar')).toBeNull();
  });

  test('stays open on a device that is turned, and pays', async () => {
    const turned: (() => void)[] = [];
    let matches = true;
    vi.stubGlobal('matchMedia', () => ({
      matches,
      addEventListener: (_: string, notify: () => void) => turned.push(notify),
      removeEventListener: vi.fn<() => void>(),
    }));
    open({ withCard: false });
    await press('Pagar con Google Pay');
    expect(await sheet()).toBeVisible();
    matches = false;
    act(() => turned.forEach((notify) => notify()));
    expect(await sheet()).toBeVisible();
    await press('Pagar $129.00');
    expect(await screen.findByText(/^\/air\/booking\/confirmation\//)).toBeVisible();
  });

  test('whose card is declined leads back to the choice, which says so', async () => {
    open({ withCard: false });
    await press('Pagar con Google Pay');
    await userEvent.click(await screen.findByRole('radio', { name: /Visa terminada en 0002/ }));
    await press('Pagar $129.00');
    expect(await screen.findByText('/air/booking/payment {"trouble":"declined"}')).toBeVisible();
    expect(useBooking.getState().payBy).toBe('googlePay');
  });

  test('whose sheet cannot be reached says so in it, and pays once it can', async () => {
    gateway.disturb(/wallet-tokens/, { kind: 'cut' }, 1);
    open({ withCard: false });
    await press('Pagar con Google Pay');
    await press('Pagar $129.00');
    expect(await screen.findByText(/No pudimos autorizar el pago/)).toBeVisible();
    await press('Pagar $129.00');
    expect(await screen.findByText(/^\/air\/booking\/confirmation\//)).toBeVisible();
  });

  test('pays what points leave', async () => {
    await logIn(9_000);
    useBooking.setState({ paysWithPoints: true });
    open({ withCard: false });
    expect(screen.getByText('Impuestos y cargos: $21.00 con Google Pay')).toBeVisible();
    await press('Pagar con Google Pay');
    await press('Pagar $21.00');
    expect(await screen.findByText(/^\/air\/booking\/confirmation\//)).toBeVisible();
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
