import { createTestFrame } from '@airline/app-shell/test-frame';
import { type Offer, toFundReference } from '@airline/contract';
import { keepFundProof } from '@airline/funds';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { paymentSetupQuery } from '@airline/payment';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { chooseFunds, chooseOffer, choosePoints, useBooking } from '../booking-draft.ts';
import { Component as PaymentPage } from './PaymentPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;
let offer: Offer;

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
});

function open(state?: unknown) {
  chooseOffer(offer, '/air/booking/flights');
  useBooking.setState({ passengers: { 0: ana } });
  const router = createMemoryRouter([{ path: '*', element: <PaymentPage /> }], {
    initialEntries: [{ pathname: '/air/booking/payment', state }],
  });
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

async function logIn(): Promise<{ readonly accountId: string }> {
  const { id, username } = await gateway.member({ firstName: 'Ana', lastName: 'Ruiz', points: 9_000 });
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  return { accountId: id };
}

const numberField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Número del fondo' });
const typeInto = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Agregar el fondo' }));

async function add(number: string): Promise<void> {
  await openForm();
  await userEvent.type(numberField(), number.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 '));
  await typeInto('Nombre de la persona titular', 'ana');
  await typeInto('Apellido de la persona titular', 'Ruiz');
  await send();
}

async function openForm(): Promise<void> {
  const summary = screen.getByText('Agregar un fondo con su número');
  if (summary.closest('details')?.open !== true) await userEvent.click(summary);
}

/** What the panel says is left, by its name. */
const restOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
const chosen = () => screen.getByRole('list', { name: 'Fondos que usará' });

describe('a fund that is added by its number', () => {
  test('says what it pays and what is left for the card, and is kept in memory alone', async () => {
    const number = await gateway.fund({ amountMinor: 5_000 });
    open();
    await add(number);
    expect(await restOf('Queda para su tarjeta')).toBe('$79.00');
    expect(await restOf(`Fondo terminado en ${number.slice(-4)}`)).toBe('−$50.00');
    expect(within(chosen()).getByText(/^Saldo: \$50\.00 · vence el 1 de diciembre de 2027$/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toBeVisible();
    expect(useBooking.getState().funds).toMatchObject([{ number, firstName: 'Ana', lastName: 'Ruiz' }]);
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(number);
    await openForm();
    expect(numberField()).toHaveValue('');
  });

  test('that covers everything spares the card, and can be taken out again', async () => {
    const number = await gateway.fund();
    open();
    await add(number);
    expect(await screen.findByRole('heading', { name: 'No hace falta tarjeta' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/air/booking/review');
    expect(screen.queryByRole('textbox', { name: 'Número de tarjeta' })).toBeNull();
    expect(await restOf('Queda por pagar')).toBe('$0.00');
    await userEvent.click(screen.getByRole('button', { name: /^Quitar/ }));
    expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toBeVisible();
    expect(useBooking.getState().funds).toEqual([]);
  });

  test('pays the taxes that points leave', async () => {
    await logIn();
    choosePoints(true);
    const number = await gateway.fund({ amountMinor: 1_500 });
    open();
    expect(await screen.findByRole('radio', { name: /^8,400 puntos/ })).toBeChecked();
    await add(number);
    expect(await restOf('Queda para su tarjeta')).toBe('$6.00');
  });

  test.each([
    ['nobody has', () => Promise.resolve('AAAABBBBCCCC'), 'No encontramos un fondo con esos datos'],
    ['is over', () => gateway.fund({ expiresOn: '2026-11-01' }), 'Este fondo venció el 1 de noviembre de 2026'],
    ['is a company’s', () => gateway.fund({ kind: 'business' }), 'Este fondo es de una empresa'],
  ])('and %s: it is said at the form, and nothing typed is lost', async (_case, issue, said) => {
    const number = await issue();
    open();
    await add(number);
    expect(await screen.findByText(new RegExp(said))).toBeVisible();
    expect(toFundReference(numberField().value)).toBe(number);
    expect(useBooking.getState().funds).toBeUndefined();
  });

  test('is not added twice', async () => {
    const number = await gateway.fund({ amountMinor: 5_000 });
    open();
    await add(number);
    expect(await restOf('Queda para su tarjeta')).toBe('$79.00');
    await add(number);
    expect(await screen.findByText('Este fondo ya está en el pago')).toBeVisible();
  });

  test('is not typed again by who comes from its page', async () => {
    keepFundProof({ reference: await gateway.fund(), firstName: 'Ana', lastName: 'Ruiz' });
    open();
    expect(numberField()).toBeVisible();
    await send();
    expect(await screen.findByRole('heading', { name: 'No hace falta tarjeta' })).toBeVisible();
  });
});

describe('the funds of an account', () => {
  test('are proposed, what expires first before the others, and used by one press', async () => {
    const { accountId } = await logIn();
    const late = await gateway.fund({ accountId, amountMinor: 10_000 });
    const soon = await gateway.fund({ accountId, amountMinor: 4_000, expiresOn: '2027-02-01' });
    open();
    expect(await screen.findByText('Tiene $140.00 en fondos de viaje de su cuenta.')).toBeVisible();
    expect(useBooking.getState().funds).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Usar $129.00 en este viaje' }));
    expect(await restOf(`Fondo terminado en ${soon.slice(-4)}`)).toBe('−$40.00');
    expect(await restOf(`Fondo terminado en ${late.slice(-4)}`)).toBe('−$89.00');
    await userEvent.click(screen.getByRole('button', { name: `Quitar el fondo terminado en ${late.slice(-4)}` }));
    expect(await restOf('Queda para su tarjeta')).toBe('$89.00');
  });

  test('that could not be read are asked for again, and the card is there meanwhile', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { accountId } = await logIn();
    await gateway.fund({ accountId });
    gateway.disturb(/account\/v1\/travel-funds/, { kind: 'cut' });
    open();
    expect(await screen.findByText('No pudimos consultar sus fondos de viaje')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toBeVisible();
    gateway.restore();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('button', { name: 'Usar $129.00 en este viaje' })).toBeVisible();
  });
});

test('more funds than a trip can be paid with are said not to be used', async () => {
  const fund = (number: string) => ({
    number,
    firstName: 'Ana',
    lastName: 'Ruiz',
    leftMinor: 1_000,
    expiresOn: '2027-06-01',
  });
  chooseFunds([fund('AAAABBBBCCCC'), fund('AAAABBBBCCCD'), fund('AAAABBBBCCCE')]);
  open();
  expect(within(chosen()).getByText(/^No se usa: un viaje se paga con tres formas de pago/)).toBeVisible();
  expect(await restOf('Queda para su tarjeta')).toBe('$109.00');
});

test('funds that a reload cost are asked for again, once', () => {
  useBooking.setState({ hasLostFunds: true });
  open();
  expect(screen.getByText('Elija otra vez sus fondos de viaje')).toBeVisible();
  expect(useBooking.getState().hasLostFunds).toBeUndefined();
  cleanup();
  open();
  expect(screen.queryByText('Elija otra vez sus fondos de viaje')).toBeNull();
});

test.each([
  ['fundNotFound', 'No encontramos uno de sus fondos de viaje'],
  ['fundExpired', 'Uno de sus fondos de viaje venció'],
  ['fundSpent', 'A uno de sus fondos de viaje ya no le queda saldo'],
  ['fundChanged', 'El saldo de uno de sus fondos de viaje cambió'],
])('an order that was refused as %s says why, and that nothing was charged', (trouble, text) => {
  open({ trouble });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).toHaveTextContent('o se hizo ningún cargo');
});
