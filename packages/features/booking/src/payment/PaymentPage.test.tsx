import { createTestFrame } from '@airline/app-shell/test-frame';
import type { CardToken, Offer } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { availableWalletsQuery, paymentSetupQuery } from '@airline/payment';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { chooseOffer, useBooking } from '../booking-draft.ts';
import { Component as PaymentPage } from './PaymentPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;
let offer: Offer;
let card: CardToken;

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  useBooking.setState({ passengers: {}, refused: [] }, true);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  services = createTestServices();
  // What the page's loader has fetched.
  await services.queryClient.query(paymentSetupQuery(services.session));
  offer = await gateway.offer();
  card = await gateway.card();
});

const cardsSent = () => gateway.requests.filter(({ path }) => path.endsWith('/tokens')).map(({ body }) => body);

function Elsewhere() {
  const { pathname } = useLocation();
  return <p>{pathname}</p>;
}

interface Opening {
  readonly complete?: boolean;
  readonly state?: unknown;
  readonly search?: string;
}

function open({ complete = true, state, search = '' }: Opening = {}) {
  chooseOffer(offer, `/air/booking/flights${search}`);
  if (complete) useBooking.setState({ passengers: { 0: ana } });
  const router = createMemoryRouter(
    [
      { path: '/air/booking/payment', element: <PaymentPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [{ pathname: '/air/booking/payment', state }] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function fillCard(number = '4242424242424242'): Promise<void> {
  await userEvent.type(field('Número de tarjeta'), number);
  await userEvent.type(field('Vencimiento'), '1299');
  await userEvent.type(field('Código de seguridad'), '123');
  await userEvent.type(field('Nombre en la tarjeta'), 'Ana Ruiz');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

test('the card stands before what few have, and after the funds of who chose some', () => {
  const isBeforeFunds = () =>
    (field('Número de tarjeta').compareDocumentPosition(screen.getByRole('heading', { name: 'Fondos de viaje' })) &
      Node.DOCUMENT_POSITION_FOLLOWING) !==
    0;
  open();
  expect(isBeforeFunds()).toBe(true);
  cleanup();
  useBooking.setState({ hasLostFunds: true });
  open();
  expect(isBeforeFunds()).toBe(false);
});

describe('a card', () => {
  test('is grouped as it is typed, goes to the processor alone, and leads to the review', async () => {
    open();
    await fillCard();
    expect(field('Número de tarjeta')).toHaveValue('4242 4242 4242 4242');
    expect(field('Vencimiento')).toHaveValue('12/99');
    await submit();
    expect(await screen.findByText('/air/booking/review')).toBeVisible();
    expect(cardsSent()).toEqual([
      {
        number: '4242424242424242',
        expiryMonth: 12,
        expiryYear: 2099,
        securityCode: '123',
        holderName: 'Ana Ruiz',
      },
    ]);
    expect(useBooking.getState().card).toMatchObject({ brand: 'visa', lastFour: '4242' });
    expect(JSON.stringify(sessionStorage)).not.toMatch(/42424242|12\/99|Ana Ruiz/);
  });

  test('that was refused is asked for again, but for the name and the date', async () => {
    open();
    await fillCard();
    await submit();
    expect(await screen.findByText('/air/booking/review')).toBeVisible();
    cleanup();
    useBooking.setState({ card: undefined });
    open();
    expect(field('Nombre en la tarjeta')).toHaveValue('Ana Ruiz');
    expect(field('Vencimiento')).toHaveValue('12/99');
    expect(field('Número de tarjeta')).toHaveValue('');
    expect(field('Código de seguridad')).toHaveValue('');
  });

  test('whose slash is taken back can be typed anew', async () => {
    open();
    await userEvent.type(field('Vencimiento'), '042{Backspace}{Backspace}{Backspace}1/30');
    await userEvent.tab();
    expect(field('Vencimiento')).toHaveValue('01/30');
  });

  test('that is not filled in has every field named, and is not sent', async () => {
    open();
    await submit();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(4);
    expect(cardsSent()).toEqual([]);
  });

  test('that the processor refuses says so at the field', async () => {
    // The page asks what the processor would: this is a clock that differs.
    const errors = [{ pointer: '/expiryMonth', code: 'cardExpired' }];
    const body = { type: 'about:blank', title: '', status: 422, errors };
    gateway.disturb(/tokens/, { kind: 'answer', status: 422, body });
    open();
    await fillCard();
    await submit();
    const link = await screen.findByRole('link', { name: /Esta tarjeta ya venció/ });
    await userEvent.click(link);
    expect(field('Vencimiento')).toHaveFocus();
    expect(useBooking.getState().card).toBeUndefined();
  });

  test('that could not be sent stays as it was typed', async () => {
    gateway.disturb(/tokens/, { kind: 'cut' });
    open();
    await fillCard();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos enviar sus datos');
    expect(field('Número de tarjeta')).toHaveValue('4242 4242 4242 4242');
  });

  test('that was sent without a connection waits for it and goes on by itself', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    gateway.disturb(/tokens/, { kind: 'cut' }, 1);
    open();
    await fillCard();
    await submit();
    expect(await screen.findByRole('button', { name: 'Esperando la conexión…' })).toBeVisible();
    connection.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('/air/booking/review')).toBeVisible();
  });

  test('of the list of test cards fills the form in', async () => {
    open();
    await userEvent.click(screen.getByText('Tarjetas de prueba'));
    const [first] = screen.getAllByRole('button', { name: /Usar esta tarjeta/, hidden: true });
    await userEvent.click(first ?? document.body);
    expect(field('Número de tarjeta')).toHaveValue('4242 4242 4242 4242');
    expect(field('Nombre en la tarjeta')).toHaveValue('Inés Alvarado');
  });
});

describe('a card that was given before', () => {
  test('can be kept, or another be given', async () => {
    useBooking.setState({ card });
    open();
    expect(screen.getByRole('heading', { name: 'Pagará con Visa terminada en 4242' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuar con esta tarjeta' })).toHaveAttribute(
      'href',
      '/air/booking/review',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Usar otra tarjeta' }));
    expect(field('Número de tarjeta')).toHaveValue('');
  });

  test('is asked for again once its token is no longer good', () => {
    useBooking.setState({ card: { ...card, expiresAt: '2020-01-01T00:00:00Z' } });
    open();
    expect(field('Número de tarjeta')).toBeVisible();
  });
});

test.each([
  ['declined', 'El banco rechazó esta tarjeta'],
  ['insufficientFunds', 'La tarjeta no tiene fondos suficientes'],
  ['challengeFailed', 'El banco no pudo confirmar que era usted'],
  ['tokenInvalid', 'Escriba su tarjeta otra vez'],
  ['tooManyHolds', 'Ya hay varias reservas esperando su pago'],
  ['tooManyHoldsOnFlight', 'Pague con una tarjeta que no pida confirmación del banco'],
  ['tooManyDeclines', 'Espere una hora e inténtelo de nuevo'],
])('a payment that failed as %s says why, and that nothing was charged', (trouble, text) => {
  open({ state: { trouble } });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveTextContent('No se hizo ningún cargo');
});

test('points that another device has spent meanwhile are said to be too few, and that none were used', () => {
  open({ state: { trouble: 'pointsInsufficient' } });
  expect(screen.getByRole('alert')).toHaveTextContent('No le alcanzan los puntos para este viaje');
  expect(screen.getByRole('alert')).toHaveTextContent('No usamos ninguno.');
});

test('what is said of a failed payment goes when the person tries again, whatever comes of it', async () => {
  open({ state: { trouble: 'declined' } });
  expect(screen.getByRole('alert')).toHaveTextContent('El banco rechazó esta tarjeta');
  await submit();
  expect(screen.queryByText(/El banco rechazó esta tarjeta/)).toBeNull();
});

describe('PayPal', () => {
  test('is chosen without a card, and says how it goes on', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.queryByRole('textbox', { name: 'Número de tarjeta' })).toBeNull();
    expect(screen.getByText(/pasará a PayPal para autorizar el pago/)).toBeVisible();
    const goOn = screen.getByRole('link', { name: 'Continuar con PayPal' });
    expect(goOn).toHaveAttribute('href', '/air/booking/review');
    expect(useBooking.getState().payBy).toBe('payPal');
    expect(cardsSent()).toEqual([]);
  });

  test.each([
    ['payerCancelled', 'Canceló el pago en PayPal'],
    ['declined', 'PayPal rechazó el pago'],
    ['insufficientFunds', 'La cuenta de PayPal no tiene fondos suficientes'],
  ])('that did not pay (%s) says why until another way is chosen', async (trouble, text) => {
    useBooking.setState({ payBy: 'payPal' });
    open({ state: { trouble } });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent('No se hizo ningún cargo');
    await userEvent.click(screen.getByRole('radio', { name: 'Tarjeta' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that is offered no more leaves the card', async () => {
    gateway.disturb(/payment-setup/, { kind: 'answer', status: 200, body: { tokensUrl: '/tokens', payPal: false } });
    services = createTestServices();
    await services.queryClient.query(paymentSetupQuery(services.session));
    useBooking.setState({ payBy: 'payPal' });
    open();
    expect(screen.queryByRole('radio', { name: 'PayPal' })).toBeNull();
    expect(field('Número de tarjeta')).toBeVisible();
    expect(useBooking.getState().payBy).toBe('card');
  });
});

describe('a wallet', () => {
  test('of the device leads to the review by one press, without a card', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Pagar con Google Pay' });
    expect(link).toHaveAttribute('href', '/air/booking/review');
    // No router of the app follows it here, and jsdom cannot.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(useBooking.getState().payBy).toBe('googlePay');
    expect(cardsSent()).toEqual([]);
  });

  test('that the device does not have is not shown', async () => {
    const sheet = { kind: 'paymentRequest', method: 'https://apple.com/apple-pay', data: {} };
    const wallets = [{ wallet: 'applePay', merchantName: 'Alisio', sheet }];
    gateway.disturb(/payment-setup/, { kind: 'answer', status: 200, body: { tokensUrl: '/tokens', wallets } });
    services = createTestServices();
    const setup = await services.queryClient.query(paymentSetupQuery(services.session));
    expect(await services.queryClient.query(availableWalletsQuery(setup.wallets))).toEqual([]);
    open();
    expect(screen.queryByRole('link', { name: /Apple Pay/ })).toBeNull();
    expect(field('Número de tarjeta')).toBeVisible();
  });

  test.each([
    ['declined', 'El banco rechazó la tarjeta de Apple Pay'],
    ['insufficientFunds', 'La tarjeta de Apple Pay no tiene fondos suficientes'],
    ['tokenInvalid', 'La autorización de Apple Pay ya no sirve'],
  ])('that did not pay (%s) says why, and can be tried again', async (trouble, text) => {
    useBooking.setState({ payBy: 'applePay' });
    open({ state: { trouble } });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent('No se hizo ningún cargo');
    expect(await screen.findByRole('link', { name: 'Pagar con Apple Pay' })).toBeVisible();
  });

  test('that is offered no more leaves the card', async () => {
    gateway.disturb(/payment-setup/, { kind: 'answer', status: 200, body: { tokensUrl: '/tokens' } });
    services = createTestServices();
    await services.queryClient.query(paymentSetupQuery(services.session));
    useBooking.setState({ payBy: 'applePay' });
    open();
    expect(field('Número de tarjeta')).toBeVisible();
    expect(useBooking.getState().payBy).toBe('card');
  });
});

describe('points', () => {
  const searched = { search: '?from=DAL&prices=points' };

  async function logInWith(points: number): Promise<void> {
    const { username } = await gateway.member({ points });
    await services.session.logIn({ method: 'password', category: 'member', username, password });
  }

  test('are chosen already for who searched in points and has enough of them', async () => {
    await logInWith(9_000);
    open(searched);
    expect(await screen.findByRole('radio', { name: /^8,400 puntos/ })).toBeChecked();
    expect(screen.getByText('8,400 puntos y $21.00')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Dinero/ }));
    expect(screen.getByRole('radio', { name: /^Dinero/ })).toBeChecked();
  });

  test('are not chosen for who searched in dollars', async () => {
    await logInWith(9_000);
    open();
    expect(await screen.findByRole('radio', { name: /^Dinero/ })).toBeChecked();
  });

  test('that are too few: how many are missing, and that the card pays now', async () => {
    await logInWith(6_500);
    useBooking.setState({ paysWithPoints: true });
    open();
    expect(await screen.findByText('Sus puntos no alcanzan para este viaje')).toBeVisible();
    expect(screen.getByText(/Tiene 6,500 puntos y este viaje cuesta 8,400: le faltan 1,900/)).toBeVisible();
    expect(useBooking.getState().paysWithPoints).toBe(false);
  });

  test('that another tab has just spent on another trip are said to be, with how many there are now', async () => {
    const { id, username } = await gateway.member({ points: 9_000 });
    await services.session.logIn({ method: 'password', category: 'member', username, password });
    await gateway.book({ pointsOf: id });
    useBooking.setState({ paysWithPoints: true });
    open({ state: { trouble: 'pointsInsufficient' } });
    expect(await screen.findByText('Sus puntos se acaban de usar en otro viaje')).toBeVisible();
    expect(screen.getByText(/se usaron 8,400 puntos\. Tiene 600 puntos y este viaje cuesta 8,400/)).toBeVisible();
    expect(screen.queryByText('Sus puntos no alcanzan para este viaje')).toBeNull();
    expect(screen.getByText('No usamos ninguno.', { exact: false })).toBeVisible();
  });

  test('of nobody stay chosen until the person says otherwise', async () => {
    useBooking.setState({ paysWithPoints: true });
    open();
    expect(await screen.findByRole('link', { name: 'Iniciar sesión de nuevo' })).toHaveAttribute(
      'href',
      '/login/?returnTo=%2Fair%2Fbooking%2Fpayment',
    );
    expect(useBooking.getState().paysWithPoints).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Pagar con tarjeta' }));
    expect(screen.getByRole('link', { name: 'Inicie sesión para pagar con sus puntos' })).toBeVisible();
    expect(useBooking.getState().paysWithPoints).toBe(false);
  });

  test('searched for by nobody: what they need', async () => {
    open(searched);
    expect(await screen.findByText('Para pagar con puntos, inicie sesión')).toBeVisible();
  });

  test('that could not be counted stay chosen, and are asked for again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await logInWith(9_000);
    gateway.disturb(/points/, { kind: 'cut' });
    useBooking.setState({ paysWithPoints: true });
    open();
    expect(await screen.findByText('No pudimos consultar sus puntos')).toBeVisible();
    expect(useBooking.getState().paysWithPoints).toBe(true);
    gateway.restore();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('radio', { name: /^8,400 puntos/ })).toBeChecked();
  });
});

test('without flights the page leads to the search, or back to those that were chosen in another tab', async () => {
  const openWithoutFlights = () => {
    const elsewhere = { path: '*', element: <Elsewhere /> };
    const router = createMemoryRouter([{ path: '/', element: <PaymentPage /> }, elsewhere]);
    render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
  };
  openWithoutFlights();
  expect(screen.getByRole('heading', { level: 1, name: 'Empiece por elegir sus vuelos' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Seguir con este viaje' })).toBeNull();
  cleanup();
  chooseOffer(offer, '/air/booking/flights');
  useBooking.setState({ offer: undefined });
  openWithoutFlights();
  expect(screen.getByText(/^Tiene un viaje a medias: Dallas.* → Houston/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir con este viaje' }));
  expect(await screen.findByText('/air/booking/passenger/0')).toBeVisible();
});

test('a passenger who is missing comes first, an order under way too', () => {
  open({ complete: false });
  expect(screen.getByText('/air/booking/passenger/0')).toBeVisible();
  cleanup();
  useBooking.setState({ waiting: { orderId: '0b9b9c0e-7d6f-4f0a-9d0e-3f1d8a4c2b11', completionSecret: 's' } });
  open();
  expect(screen.getByText('/air/booking/review')).toBeVisible();
});
