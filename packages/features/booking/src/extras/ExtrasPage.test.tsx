import { createTestFrame } from '@airline/app-shell/test-frame';
import { createOrder, type Offer, readOfferExtras } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { paymentSetupQuery } from '@airline/payment';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { chooseExtras, chooseFunds, chooseOffer, fitExtras, keepPassenger, useBooking } from '../booking-draft.ts';
import { Component as PaymentPage } from '../payment/PaymentPage.tsx';
import { useOrderRun } from '../review/order-run.ts';
import { Component as ReviewPage } from '../review/ReviewPage.tsx';
import { Component as ExtrasPage } from './ExtrasPage.tsx';

let services: AppServices;
let offer: Offer;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useBooking.setState({ passengers: {}, refused: [] }, true);
  useOrderRun.setState({ step: 'idle' }, true);
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  services = createTestServices();
});

/** Opens a step of the booking of Ana's flight, as its loader does; gives where the person is. */
async function open(path: string, settings: Parameters<typeof createTestFrame>[0] = {}) {
  await services.queryClient.query(paymentSetupQuery(services.session));
  await services.queryClient.query(fareFamiliesQuery(services.session));
  const router = createMemoryRouter(
    [
      { path: '/air/booking/seats', element: <ExtrasPage /> },
      { path: '/air/booking/payment', element: <PaymentPage /> },
      { path: '/air/booking/review', element: <ReviewPage /> },
      { path: '*', element: <p /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(await createTestFrame(settings), services) });
  return () => router.state.location;
}

/** Has the question for extras answered in another way than by the gateway, where there is one. */
function answerExtrasBy(answer: () => Promise<unknown> | undefined): void {
  const { session } = services;
  const call = new Proxy(session.call, {
    apply: (asked, self, [endpoint, ...rest]: [{ path: string }, ...unknown[]]) =>
      (endpoint.path === readOfferExtras.path ? answer() : undefined) ??
      Reflect.apply(asked, self, [endpoint, ...rest]),
  });
  Object.assign(session, { call });
}

function begin(): void {
  chooseOffer(offer, '/air/booking/flights');
  keepPassenger(0, ana);
}

const summary = () => within(screen.getByRole('complementary', { name: 'Su viaje' }));
const bagOf = (due = 7_500, takesPayPal = true) => ({
  kind: 'bag' as const,
  traveller: 0,
  bound: 0,
  count: 1,
  due: { amountMinor: due, currency: 'USD' as const },
  takesPayPal,
});

describe('where people sit where they like', () => {
  const gateway = openPageGateway();
  beforeEach(async () => {
    offer = await gateway.offer();
    begin();
  });
  const pay = async () => {
    useBooking.setState({ card: await gateway.card() });
  };

  test('one press goes on without extras', async () => {
    const place = await open('/air/booking/seats');
    expect(await screen.findByRole('heading', { level: 2, name: 'Maletas' })).toBeVisible();
    expect(screen.getByText(/los asientos no se asignan/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar sin extras' }));
    expect(place().pathname).toBe('/air/booking/payment');
    expect(useBooking.getState().extras).toBeUndefined();
  });

  test('a bag and a place ahead in line are counted in the total, survive a reload, and are ordered', async () => {
    await pay();
    const place = await open('/air/booking/seats?review=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Una maleta más para Ana Ruiz' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ana Ruiz' }));
    expect(summary().getByText('$229.00')).toBeVisible();
    expect(summary().getByText('Equipaje y asientos').nextElementSibling).toHaveTextContent('$100.00');
    expect(JSON.parse(sessionStorage.getItem('airline.booking') ?? '{}')).toMatchObject({
      state: { extras: [{ kind: 'bag', count: 1 }, { kind: 'earlyBird' }] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(place().pathname).toBe('/air/booking/review');
    expect(screen.getByText('1 maleta de Ana Ruiz, Dallas (Love Field) – Houston (Hobby)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Pagar \$229\.00/ }));
    await vi.waitFor(() => expect(place().pathname).toMatch(/confirmation/));
    expect(gateway.requests.find(({ path }) => path === createOrder.path)?.body).toMatchObject({
      extras: { extras: [{ kind: 'bag', count: 1 }, { kind: 'earlyBird' }], shown: { total: { amountMinor: 10_000 } } },
    });
  });

  test('a price that changed brings the person back, says so, and loses nothing else', async () => {
    await pay();
    chooseExtras([bagOf(5_000)]);
    // The order is under way before the answer that would have said so.
    const hasOrdered = () => gateway.requests.some(({ path }) => path === createOrder.path);
    answerExtrasBy(() => (hasOrdered() ? undefined : new Promise(() => undefined)));
    const place = await open('/air/booking/review');
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar \$179\.00/ }));
    expect(await screen.findByText('Cambió el precio de algo que eligió')).toBeVisible();
    expect(place()).toMatchObject({ pathname: '/air/booking/seats', search: '?review=1' });
    await vi.waitFor(() => expect(useBooking.getState().extras).toEqual([bagOf(7_500)]));
    expect(screen.queryByText('Cambió lo que eligió de equipaje y asientos')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    expect(place().pathname).toBe('/air/booking/review');
    await userEvent.click(await screen.findByRole('button', { name: /^Pagar \$204\.00/ }));
    await vi.waitFor(() => expect(place().pathname).toMatch(/confirmation/));
  });

  test('travel funds that pay the flights leave the extras to a card', async () => {
    chooseExtras([bagOf()]);
    const number = await gateway.fund();
    chooseFunds([{ number, firstName: 'Ana', lastName: 'Ruiz', leftMinor: 100_000, expiresOn: '2027-12-01' }]);
    await open('/air/booking/payment');
    expect(await screen.findByText('Equipaje y asientos: $75.00 aparte')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toBeVisible();
    expect(screen.getByText('Queda para su tarjeta', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      '$75.00',
    );
  });

  test('PayPal is not offered with an extra that it does not pay, and the page says why', async () => {
    chooseExtras([bagOf(7_500, false)]);
    useBooking.setState({ payBy: 'payPal' });
    const place = await open('/air/booking/review');
    await vi.waitFor(() => expect(place().pathname).toBe('/air/booking/payment'));
    await vi.waitFor(() => expect(useBooking.getState().payBy).toBe('card'));
  });

  test('what was lost is said on every step, with the way to what is left', async () => {
    fitExtras([bagOf()]);
    await open('/air/booking/payment');
    expect(await screen.findByText('Cambió lo que eligió de equipaje y asientos')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revisar' })).toHaveAttribute('href', '/air/booking/seats');
  });

  test('without an answer the page says so, and the booking goes on', async () => {
    answerExtrasBy(() => Promise.resolve({ failure: { kind: 'timeout' } }));
    const place = await open('/air/booking/seats');
    expect(await screen.findByText(/Puede continuar sin extras y agregarlos después/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar sin extras' }));
    expect(place().pathname).toBe('/air/booking/payment');
  });
});

describe('where seats are assigned', () => {
  const settings = { boardingModel: 'assigned' as const };
  const gateway = openPageGateway({ settings });
  beforeEach(async () => {
    offer = await gateway.offer();
    begin();
  });
  const seat = (id: string) => document.querySelector<HTMLElement>(`[role=gridcell][data-seat='${id}']`);

  test('a seat is chosen on the map', async () => {
    await open('/air/booking/seats', { settings });
    await vi.waitFor(() => expect(seat('7C')).not.toBeNull(), { interval: 200 });
    const cell = seat('7C');
    if (cell !== null) await userEvent.click(cell);
    expect(useBooking.getState().extras).toMatchObject([{ kind: 'seat', seat: '7C', due: { amountMinor: 1_500 } }]);
    expect(screen.queryByText(/los asientos no se asignan/)).toBeNull();
  });

  test('a seat that cannot be had any more is taken out, in sight, and the cabin can be passed by', async () => {
    const [bound] = offer.bounds;
    const legId = bound?.itinerary.legs[0]?.id ?? '';
    chooseExtras([{ ...bagOf(), kind: 'seat', legId, seat: '99A' }]);
    await open('/air/booking/seats', { settings });
    const lost = await screen.findByText('Cambió lo que eligió de equipaje y asientos');
    expect(lost).toBeVisible();
    expect(useBooking.getState().extras).toBeUndefined();
    const past = screen.getByText('Continuar sin extras', { selector: 'a, a *' }).closest('a');
    expect(past).toHaveAttribute('href', '/air/booking/payment');
  });
});
