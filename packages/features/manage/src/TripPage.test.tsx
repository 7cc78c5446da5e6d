import { createTestFrame } from '@airline/app-shell/test-frame';
import { findTrip, type TripLookup } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { keepTripProof, rememberBookedBy, TripDetails, TripDisruptions } from '@airline/trip';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Component as ConfirmationPage } from './ConfirmationPage.tsx';
import { Component as FindTripPage } from './FindTripPage.tsx';
import { loadTrip } from './trip-loader.ts';
import { Component as TripPage } from './TripPage.tsx';

const gateway = openPageGateway();
const tripFound = vi.fn<(trip: { bounds: number }) => void>();
const services = createTestServices();
const { queryClient } = services;
const Frame = withServices(await createTestFrame({ events: { tripFound } }), services);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  queryClient.clear();
});

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function open(path: string, state: unknown = null) {
  const page = {
    loader: (args: LoaderFunctionArgs) => loadTrip(args, services),
    hydrateFallbackElement: <p />,
    errorElement: <Elsewhere />,
  };
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
  return router;
}

/** Opens the page of a trip in a tab that can prove whose it is. */
function openTrip(proof: TripLookup, state: unknown = null) {
  keepTripProof(proof);
  return open(`/trip/${proof.recordLocator}`, state);
}

test('a card that paid the trip and a change of it stands there twice, with what it paid each time', async () => {
  const { trip } = await gateway.book();
  const [card] = trip.payments;
  if (card?.kind !== 'card') throw new Error('No card paid.');
  const again = { ...card, amount: { amountMinor: 2_100, currency: 'USD' as const } };
  const paidTwice = { ...trip, payments: [card, again] };
  const router = createMemoryRouter([{ path: '*', element: <TripDetails trip={paidTwice} /> }]);
  render(<RouterProvider router={router} />, { wrapper: Frame });
  expect(await screen.findAllByText('Visa terminada en 4242')).toHaveLength(2);
  expect(screen.getByText('$21.00')).toBeVisible();
});

describe('a trip that is not flown as booked', () => {
  const disruption = {
    bound: 0,
    kind: 'cancelled',
    flight: '9Z12',
    from: 'DAL',
    openUntil: '2026-12-03T13:30:00Z',
  } as const;

  test('says what happened, and leads to other flights and to the money', async () => {
    const { trip } = await gateway.book();
    const disrupted = { ...trip, disruptions: [disruption] };
    const router = createMemoryRouter([{ path: '*', element: <TripDisruptions trip={disrupted} /> }]);
    render(<RouterProvider router={router} />, { wrapper: Frame });
    expect(await screen.findByText(/^Cancelamos el vuelo 9Z 12 de Dallas \(Love Field\), /)).toBeVisible();
    const { recordLocator } = trip;
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`/air/change/${recordLocator}?bounds=0`, `/air/cancel/${recordLocator}`]);
  });

  test('says which flight somebody has instead, and that they still have the choice', async () => {
    const { trip } = await gateway.book();
    const rebooked = { ...trip, disruptions: [{ ...disruption, kind: 'rebooked' as const }] };
    const router = createMemoryRouter([{ path: '*', element: <TripDisruptions trip={rebooked} /> }]);
    render(<RouterProvider router={router} />, { wrapper: Frame });
    expect(await screen.findByText(/: ahora tiene el vuelo 9Z 12 de Dallas \(Love Field\), /)).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('gives back the direction alone once another one was flown', async () => {
    const { trip } = await gateway.book();
    const [bound] = trip.bounds;
    if (bound === undefined) throw new Error('It has a direction.');
    const [leg] = bound.itinerary.legs;
    if (leg === undefined) throw new Error('It has a leg.');
    const flown = {
      ...bound,
      itinerary: { ...bound.itinerary, legs: [{ ...leg, departsAt: '2020-01-01T07:00:00-06:00' }] },
    };
    const disrupted = { ...trip, bounds: [flown, bound], disruptions: [{ ...disruption, bound: 1 }] };
    const router = createMemoryRouter([{ path: '*', element: <TripDisruptions trip={disrupted} /> }]);
    render(<RouterProvider router={router} />, { wrapper: Frame });
    const money = await screen.findByRole('link', { name: 'Recuperar mi dinero' });
    expect(money).toHaveAttribute('href', `/air/cancel/${trip.recordLocator}?bounds=1`);
  });
});

/** Reads what the card of a trip says of its price, its cancellation and its changes. */
function termsShown(): readonly string[] {
  const terms = screen.getByRole('list', { name: 'Precio, cancelación y cambios' });
  return within(terms)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
}

describe('a trip', () => {
  test('shows its code, who flies, and until when it can be cancelled by the clocks of its departure', async () => {
    const { trip, proof } = await gateway.book();
    openTrip(proof);
    expect(await screen.findByRole('heading', { level: 1, name: 'Su viaje a Houston (Hobby)' })).toBeVisible();
    expect(screen.getByText(trip.recordLocator)).toBeVisible();
    expect(screen.getByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByText(`Boleto ${trip.passengers[0]?.ticketNumber}`)).toBeVisible();
    expect(termsShown()).toEqual([
      'Pagado: $129.00',
      'Si cancela hasta el 2 dic, 6:00 a.m. (hora de Dallas) recupera todo: $129.00 a la tarjeta',
      'Cambios sin costo, más la diferencia de tarifa, hasta el 12 dic, 7:20 a.m. (hora de Dallas)',
    ]);
    const cancel = screen.getByRole('link', { name: 'Cancelar el viaje' });
    expect(cancel).toHaveAttribute('href', `/air/cancel/${trip.recordLocator}`);
  });

  test('that points paid is shown in points, and the taxes in money', async () => {
    const { id } = await gateway.member({ points: 9_000 });
    const { proof } = await gateway.book({ pointsOf: id });
    openTrip(proof);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('8,400 puntos y $21.00')).toBeVisible();
    expect(termsShown().slice(0, 2)).toEqual([
      'Pagado: 8,400 puntos y $21.00',
      expect.stringMatching(/recupera todo: 8,400 puntos a la cuenta y \$21\.00 a la tarjeta$/),
    ]);
    expect(screen.queryByText('$129.00', { selector: 'dl *' })).toBeNull();
  });

  test('shows how its flights stand when they are near, and nothing of it before', async () => {
    const { proof } = await gateway.book({ date: '2026-12-12' });
    openTrip(proof);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Estado de sus vuelos' })).toBeNull();
    cleanup();
    vi.setSystemTime('2026-12-12T11:00:00Z');
    openTrip(proof);
    expect(await screen.findByRole('heading', { name: 'Estado de sus vuelos' })).toBeVisible();
    expect(await screen.findByText('Programado')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ver el estado completo: Vuelo WN 10/ })).toHaveAttribute(
      'href',
      '/air/flight-status/?flight=WN10&date=2026-12-12',
    );
  });

  test('that has begun offers no cancellation', async () => {
    const { proof } = await gateway.book({ date: '2026-12-12' });
    vi.setSystemTime('2026-12-12T14:00:00Z');
    openTrip(proof);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Cancelar el viaje' })).toBeNull();
    expect(termsShown()).toEqual(['Pagado: $129.00', 'Ya no se puede cancelar', 'Los vuelos ya no se pueden cambiar']);
  });

  test('past its free day says what comes back as its fare says', async () => {
    const { proof } = await gateway.book();
    vi.setSystemTime('2026-12-05T12:00:00Z');
    openTrip(proof);
    await screen.findByRole('heading', { level: 1 });
    expect(termsShown()).toContain('Si cancela ahora: $129.00 en un fondo de viaje');
  });

  test('that is cancelled says what comes back, and promises nothing more', async () => {
    const { proof } = await gateway.book();
    vi.setSystemTime('2026-12-05T12:00:00Z');
    const { cancellation } = await gateway.cancel(proof);
    openTrip(proof, { cancelled: 'now' });
    expect(await screen.findByText('Cancelamos su viaje')).toBeVisible();
    expect(screen.getByText('Este viaje está cancelado')).toBeVisible();
    const { number = '', lastFour } = cancellation?.travelCredit ?? {};
    expect(number).toHaveLength(12);
    expect(screen.getByText(`Termina en ${lastFour}`)).toBeVisible();
    expect(screen.getByText(/El número completo está en el correo que enviamos a a•••@e•••\.com\./)).toBeVisible();
    expect(document.body).not.toHaveTextContent(number.slice(0, 4));
    expect(screen.getByText('5 de diciembre de 2027')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar al calendario' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cancelar el viaje' })).toBeNull();
    expect(screen.queryByText(/recupera todo/)).toBeNull();
  });

  test.each([
    [false, 'Estamos enviando la devolución a su banco'],
    [true, 'Enviamos la devolución a su banco el martes 1 de diciembre de 2026'],
  ])('whose refund the processor took over – %s: %s', async (isRefunded, text) => {
    const { proof } = await gateway.book();
    await gateway.cancel(proof);
    if (isRefunded) await gateway.deliver();
    openTrip(proof);
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByText('Número del fondo')).toBeNull();
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
    const { proof } = await gateway.book();
    gateway.disturb(/calendar/, { kind: 'cut' });
    openTrip(proof);
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar al calendario' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Parece que no hay conexión');
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
  });
});

describe('the link of the mail', () => {
  /** Books a trip, and stands in a tab that knows nothing of it at the address that its mail leads to. */
  async function followMail() {
    const { trip } = await gateway.book();
    await gateway.deliver();
    const [hash = ''] = /#link=[\w-]+/.exec(gateway.sent.at(-1)?.text ?? '') ?? [];
    window.history.replaceState(null, '', `/trip/${trip.recordLocator}?language=es${hash}`);
    return { trip, path: `/trip/${trip.recordLocator}` };
  }
  const address = () => window.location.search + window.location.hash;

  test('shows the trip without its names, also after a reload, and is in the address no longer', async () => {
    const { path } = await followMail();
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: /^Su viaje a Houston/ })).toBeVisible();
    expect(address()).toBe('?language=es');
    cleanup();
    queryClient.clear();
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: /^Su viaje a Houston/ })).toBeVisible();
  });

  test('that is over leads to the names, and says why', async () => {
    const { trip, path } = await followMail();
    await gateway.cancel({ recordLocator: trip.recordLocator, firstName: 'Ana', lastName: 'Ruiz' });
    open(path);
    expect(await screen.findByText(/El enlace del correo ya no sirve/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Código de reserva' })).toHaveValue(trip.recordLocator);
    expect(address()).toBe('?language=es');
  });

  test('that gets no answer is there for the next try', async () => {
    const { path } = await followMail();
    gateway.disturb(/trips\/link/, { kind: 'cut' });
    const router = open(path);
    expect(await screen.findByText(/^\/trip/)).toBeVisible();
    expect(address()).toMatch(/#link=/);
    gateway.restore();
    await router.revalidate();
    expect(await screen.findByRole('heading', { level: 1, name: /^Su viaje a Houston/ })).toBeVisible();
  });
});

describe('the confirmation', () => {
  test('says where the mail went, and what comes next', async () => {
    const { proof } = await gateway.book();
    keepTripProof(proof);
    open(`/air/booking/confirmation/${proof.recordLocator}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Su viaje está reservado' })).toBeVisible();
    expect(screen.getByText('Enviamos la confirmación a a•••@e•••.com.')).toBeVisible();
    cleanup();
    // Who has just typed the address sees it whole.
    rememberBookedBy(proof.recordLocator, 'ana.ruiz@example.com');
    open(`/air/booking/confirmation/${proof.recordLocator}`);
    expect(await screen.findByText('Enviamos la confirmación a ana.ruiz@example.com.')).toBeVisible();
    const card = within(screen.getByRole('article'));
    expect(card.getByText(/^Sale dentro de \d+ días$/)).toBeVisible();
    expect(card.getByText(proof.recordLocator)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ver mi viaje' });
    expect(link).toHaveAttribute('href', `/trip/${proof.recordLocator}`);
  });

  test('shares its flights with neither name nor code, on the clipboard where the device shares nothing', async () => {
    const { proof } = await gateway.book();
    keepTripProof(proof);
    open(`/air/booking/confirmation/${proof.recordLocator}`);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Compartir los vuelos' }));
    expect(await screen.findByRole('button', { name: 'Vuelos copiados' })).toBeVisible();
    const shared = (await navigator.clipboard.readText()).replaceAll(/\s/g, ' ');
    expect(shared).toBe(
      'Dallas (Love Field) – Houston (Hobby), sábado, 12 de diciembre de 2026: sale 7:30 a.m., llega 8:35 a.m. (Alisio WN10)',
    );
  });

  test('of a trip that was cancelled since is not shown', async () => {
    const { proof } = await gateway.book();
    await gateway.cancel(proof);
    keepTripProof(proof);
    const router = open(`/air/booking/confirmation/${proof.recordLocator}`);
    expect(await screen.findByText('Este viaje está cancelado')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/trip/${proof.recordLocator}`);
  });
});

describe('finding a trip', () => {
  const fill = async (recordLocator: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Código de reserva' }), recordLocator.toLowerCase());
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Apellidos' }), 'Ruiz');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar mi viaje' }));
  };

  test('by its code in small letters and a name leads to it', async () => {
    const { proof } = await gateway.book();
    open('/find-my-trip');
    await fill(proof.recordLocator);
    expect(await screen.findByRole('heading', { level: 1, name: 'Su viaje a Houston (Hobby)' })).toBeVisible();
    expect(gateway.requests[0]?.body).toEqual(proof);
    expect(tripFound).toHaveBeenCalledWith({ bounds: 1 });
  });

  test('that nobody has keeps what was typed, and says so', async () => {
    open('/find-my-trip');
    await fill('K7QM2X');
    expect(await screen.findByRole('alert')).toHaveTextContent('No encontramos ese viaje');
    expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz');
  });

  test('that others asked for by wrong names too often is found by the code that its contact is mailed', async () => {
    const { proof } = await gateway.book();
    const { recordLocator } = proof;
    const wrongNames = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recordLocator, firstName: 'Luis', lastName: 'Nadie' }),
    };
    for (let tries = 0; tries < 10; tries += 1) await gateway.fetch(findTrip.path, wrongNames);
    open('/find-my-trip');
    await fill(recordLocator);
    expect(await screen.findByRole('alert')).toHaveTextContent('Hubo demasiados intentos con otros nombres');
    await userEvent.click(screen.getByRole('button', { name: 'Recibir un código por correo' }));
    const field = await screen.findByRole('textbox', { name: 'Código del correo' });
    expect(field).toHaveFocus();
    await userEvent.type(field, await gateway.tripCode());
    await userEvent.click(screen.getByRole('button', { name: 'Ver mi viaje' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Su viaje a Houston/ })).toBeVisible();
  });

  test('with nothing filled in names every field', async () => {
    open('/find-my-trip');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar mi viaje' }));
    expect(screen.getByRole('alert').querySelectorAll('a')).toHaveLength(3);
  });
});
