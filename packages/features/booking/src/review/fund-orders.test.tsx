import { createTestFrame } from '@airline/app-shell/test-frame';
import { type CardToken, createOrder, type Offer } from '@airline/contract';
import type { ChosenFund } from '@airline/funds';
import { openPageGateway } from '@airline/gateway/test-support';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { chooseFunds, chooseOffer, useBooking } from '../booking-draft.ts';
import { useOrderRun } from './order-run.ts';
import { Component as ReviewPage } from './ReviewPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;
let offer: Offer;
let card: CardToken;

beforeEach(async () => {
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

const chosenFund = (number: string, leftMinor: number): ChosenFund => ({
  number,
  firstName: 'Ana',
  lastName: 'Ruiz',
  leftMinor,
  expiresOn: '2027-12-01',
});

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function open({ withCard = true } = {}) {
  chooseOffer(offer, '/air/booking/flights?from=DAL');
  useBooking.setState({ passengers: { 0: ana }, ...(withCard ? { card } : {}) });
  const router = createMemoryRouter(
    [
      { path: '/air/booking/review', element: <ReviewPage /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/air/booking/review'] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

const orders = () => gateway.requests.filter(({ path }) => path === createOrder.path);
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isConfirmed = async () =>
  expect(await screen.findByText(/^\/air\/booking\/confirmation\/[A-Z0-9]{6} null$/)).toBeVisible();

test('a fund and a card: what each pays is said, the button says what the card pays, and the order says both', async () => {
  const number = await gateway.fund({ amountMinor: 5_000 });
  chooseFunds([chosenFund(number, 5_000)]);
  open();
  expect(screen.getByText(`Fondo de viaje terminado en ${number.slice(-4)}: $50.00`)).toBeVisible();
  expect(screen.getByText('Visa terminada en 4242: $79.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cambiar la forma de pago' })).toBeVisible();
  await press(/^Pagar \$79\.00/);
  await isConfirmed();
  expect(orders()[0]?.body).toMatchObject({
    payments: [
      { kind: 'travelFund', number, firstName: 'Ana', lastName: 'Ruiz', amount: { amountMinor: 5_000 } },
      { kind: 'card', token: card.token },
    ],
  });
  expect(useBooking.getState().funds).toBeUndefined();
  expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(number);
});

test('funds that pay everything book without a card', async () => {
  const number = await gateway.fund();
  chooseFunds([chosenFund(number, 20_000)]);
  open({ withCard: false });
  await press(/^Reservar$/);
  await isConfirmed();
  expect(orders()[0]?.body).toMatchObject({ payments: [{ kind: 'travelFund', amount: { amountMinor: 12_900 } }] });
});

describe('an order that is refused for a fund leads back to the payment', () => {
  test('with its amount corrected where less is left, and nothing else lost', async () => {
    const number = await gateway.fund({ amountMinor: 5_000 });
    chooseFunds([chosenFund(number, 5_000)]);
    open();
    await gateway.spendFund(number, 3_000);
    await press(/^Pagar \$79\.00/);
    expect(await screen.findByText('/air/booking/payment {"trouble":"fundChanged"}')).toBeVisible();
    expect(useBooking.getState()).toMatchObject({
      funds: [{ number, leftMinor: 2_000 }],
      card,
      passengers: { 0: ana },
    });
  });

  test.each([
    ['spent', 'fundSpent', async (number: string) => gateway.spendFund(number, 5_000)],
    ['over', 'fundExpired', async () => void vi.setSystemTime('2026-12-03T13:00:00Z')],
  ])('without it where it is %s', async (_case, trouble, meanwhile) => {
    const number = await gateway.fund({ amountMinor: 5_000, expiresOn: '2026-12-02' });
    chooseFunds([chosenFund(number, 5_000)]);
    if (trouble === 'fundExpired') {
      await meanwhile(number);
      offer = await gateway.offer();
      card = await gateway.card();
    }
    open();
    await meanwhile(number);
    await press(/^Pagar \$79\.00/);
    expect(await screen.findByText(`/air/booking/payment {"trouble":"${trouble}"}`)).toBeVisible();
    expect(useBooking.getState()).toMatchObject({ funds: [], card });
  });
});

test('a reload that cost the funds leads back to the payment: the card does not pay what it was not to', async () => {
  useBooking.setState({ hasLostFunds: true });
  open();
  expect(await screen.findByText('/air/booking/payment null')).toBeVisible();
});
