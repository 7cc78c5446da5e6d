import { createTestFrame } from '@airline/app-shell/test-frame';
import { createOffer, searchItineraries, type Itineraries } from '@airline/contract';
import { loadSearchForm } from '@airline/flight-shopping/search-form';
import { leg, openPageGateway } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import type { Events } from '@airline/telemetry';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { useBooking } from '../booking-draft.ts';
import { Component as FlightsPage } from './FlightsPage.tsx';

// Every day but Friday: to San Juan direct in the morning, and for less in the afternoon by Houston; back at noon, before
// the morning's flight has landed, and in the evening.
const daily = { daysOfOperation: '123467' };
const gateway = openPageGateway({
  patterns: [
    leg('DAL 07:05 -6 > SJU 13:45 -4', { flightNumber: 100, ...daily }),
    leg('DAL 14:20 -6 > HOU 15:25 -6', { flightNumber: 200, ...daily }),
    leg('HOU 16:25 -6 > SJU 23:00 -4', { flightNumber: 201, ...daily }),
    leg('SJU 12:00 -4 > DAL 15:00 -6', { flightNumber: 300, ...daily }),
    leg('SJU 18:00 -4 > DAL 21:00 -6', { flightNumber: 301, ...daily }),
  ],
});
const direct = 'WN100-2026-12-10-DAL';
const toHouston = 'WN200-2026-12-10-DAL';

const events = {
  searchSent: vi.fn<Events['searchSent']>(),
  flightsSearched: vi.fn<Events['flightsSearched']>(),
  fareChosen: vi.fn<Events['fareChosen']>(),
};
const services = createTestServices();
const { queryClient } = services;
const Frame = withServices(await createTestFrame({ events }), services);
// The form's pickers are slow to load where nothing is bundled.
await loadSearchForm();
const search = '/air/booking/flights?trip=one-way&from=DAL&to=SJU&date=2026-12-10&adults=2';
const oneWay = `${search}&sort=price`;
const thereAndBack = '/air/booking/flights?trip=return&from=DAL&to=SJU&date=2026-12-10&return=2026-12-10&adults=1';

beforeEach(() => {
  queryClient.clear();
  vi.clearAllMocks();
  localStorage.clear();
  useBooking.setState({ offer: undefined, flightsHref: undefined });
});

const offersAsked = () => gateway.requests.filter(({ path }) => path === createOffer.path);

function open(href: string, wrapper = Frame) {
  const router = createMemoryRouter(
    [
      { path: '/air/booking/flights', element: <FlightsPage /> },
      { path: '/air/booking/passenger/:passenger', element: <h1>Pasajeros</h1> },
    ],
    { initialEntries: [href] },
  );
  const { unmount } = render(<RouterProvider router={router} />, { wrapper });
  return { router, unmount };
}

const press = async (name: string | RegExp, index = 0) => {
  const button = (await screen.findAllByRole('button', { name }))[index];
  if (button === undefined) throw new Error(`No button ${String(name)}`);
  await userEvent.click(button);
};

const departures = () =>
  screen.getAllByRole('article', { name: /^Vuelo de/ }).map((card) => /de las (\d+:\d\d)/.exec(card.textContent)?.[1]);

test('the best flight of the day stands first, with the lowest price of the days around', async () => {
  await gateway.sellSeats({ legId: toHouston, seatsLeft: 3 });
  open(search);
  expect(await screen.findByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '2 vuelos' })).toBeVisible();
  expect(departures()).toEqual(['7:05', '2:20']);
  expect(screen.getByText(/le sumamos \$25 por cada hora de viaje y \$40 por cada escala/)).toBeVisible();
  expect(screen.getAllByText(/278/).length).toBeGreaterThan(0);
  expect(screen.getByText(/Quedan 3 asientos/)).toBeVisible();
  const days = within(screen.getByRole('navigation', { name: 'Precio más bajo de cada día, para todos' }));
  expect(await days.findByText('Sin vuelos')).toBeVisible();
  expect(days.getAllByRole('link', { current: true })).toHaveLength(1);
});

test('the days lead to the prices of their month, with places, dates and party, where there is that page', async () => {
  const link = { name: 'Ver el calendario de precios' };
  open(thereAndBack);
  await screen.findByRole('navigation', { name: /^Precio más bajo de cada día/ });
  expect(screen.queryByRole('link', link)).toBeNull();
  cleanup();
  const settings = { metadataFlags: { lowFareCalendar: true } };
  const WithCalendar = withServices(await createTestFrame({ events, settings }), services);
  open(`${thereAndBack}&children=1`, WithCalendar);
  expect(await screen.findByRole('link', link)).toHaveAttribute(
    'href',
    '/air/low-fare-calendar/?trip=return&from=DAL&to=SJU&date=2026-12-10&return=2026-12-10&adults=1&children=1',
  );
});

test('while the search is being changed no bar goes on without the change, and an address opens its counters', async () => {
  const chosen = `${oneWay}&pick=${direct}~basic`;
  open(chosen);
  expect(await screen.findByRole('region', { name: 'Total' })).toBeVisible();
  await press(/Modificar/);
  expect(screen.queryByRole('region', { name: 'Total' })).toBeNull();
  await press(/Cerrar/);
  expect(screen.getByRole('region', { name: 'Total' })).toBeVisible();
  cleanup();
  open(`${chosen}#party`);
  expect(await screen.findByRole('button', { name: /^Pasajeros/ })).toHaveFocus();
  expect(screen.getByText('Niños')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Total' })).toBeNull();
});

test('the order and the filters are chosen, and stand in the address', async () => {
  const { router } = open(oneWay);
  await screen.findByRole('heading', { level: 2, name: '2 vuelos' });
  expect(departures()[0]).toBe('2:20');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Duración');
  expect(departures()[0]).toBe('7:05');
  await userEvent.click(screen.getByRole('checkbox', { name: '1 escala' }));
  expect(await screen.findByRole('heading', { level: 2, name: '1 de 2 vuelos' })).toBeVisible();
  expect(router.state.location.search).toMatch(/sort=duration.*&stops=1/);
  await press('Quitar los filtros');
  expect(await screen.findByRole('heading', { level: 2, name: '2 vuelos' })).toBeVisible();
});

test('Back undoes all changes of the list at once and stays on the results', async () => {
  const { router } = open(oneWay);
  await screen.findByRole('heading', { level: 2, name: '2 vuelos' });
  await userEvent.click(await screen.findByRole('checkbox', { name: '1 escala' }));
  await waitFor(() => expect(router.state.location.search).toContain('&stops=1'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Duración');
  await waitFor(() => expect(router.state.location.search).toContain('sort=duration'));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe(new URL(oneWay, 'http://site.test').search);
  expect(await screen.findByRole('heading', { level: 2, name: '2 vuelos' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '1 escala' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Directo' }));
  expect(await screen.findByRole('heading', { level: 2, name: '1 de 2 vuelos' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { level: 1, name: 'Elija su vuelo' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '2 vuelos' })).toBeVisible();
});

test('a price for all is what the offer charges, and the device remembers that it was wanted', async () => {
  const { unmount } = open(search.replace('adults=2', 'adults=2&children=1&infants=1'));
  await screen.findByRole('heading', { level: 2, name: '2 vuelos' });
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Qué incluye el precio' }),
    'Para todos, este vuelo',
  );
  const [button] = screen.getAllByRole('button', { name: /^Elegir Brisa/ });
  const shown = /\$([\d.,]+)\s*$/.exec(button?.textContent ?? '')?.[1]?.replace(',', '');
  await press(/^Elegir Brisa/);
  await screen.findByRole('heading', { level: 1, name: 'Pasajeros' });
  expect(useBooking.getState().offer?.price.total.amountMinor).toBe(Math.round(Number(shown) * 100));
  unmount();
  open(search);
  expect(await screen.findByRole('combobox', { name: 'Qué incluye el precio' })).toHaveValue('party');
});

test('the price of the whole journey adds the least of the way back; what is nonstop stays nonstop', async () => {
  const { router } = open(`${thereAndBack}&price=personTrip&stops=0&time=morning`);
  // The way back at noon leaves before this flight has landed: the one in the evening counts.
  const [brisa] = await screen.findAllByRole('button', { name: /^Elegir Brisa.*\$551\.00$/ });
  expect(brisa).toBeVisible();
  await press(/^Elegir Brisa/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Elija su vuelo de vuelta' })).toBeVisible();
  expect(router.state.location.search).toMatch(/&price=personTrip&stops=0$/);
  expect(await screen.findByRole('checkbox', { name: 'Directo' })).toBeChecked();
  expect(await screen.findAllByRole('button', { name: /^Elegir Brisa.*\$551\.00$/ })).toHaveLength(1);
});

test('the details of a flight compare its fares in what they differ in, and name its aircraft and its carbon dioxide', async () => {
  open(search);
  await press('Detalles');
  const table = await screen.findByRole('table', { name: 'En qué se diferencian las tarifas' });
  const headers = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(headers).toEqual(['Qué incluye', 'Brisa', 'Viento', 'Libre', 'Cumbre']);
  expect(within(table).queryByRole('rowheader', { name: 'Equipaje de mano' })).toBeNull();
  expect(within(table).getByRole('rowheader', { name: 'Cambios' })).toBeVisible();
  expect(within(table).getAllByRole('button', { name: /^Elegir/ })).toHaveLength(4);
  expect(screen.getByText(/^Todas las tarifas incluyen: 1 equipaje de mano/)).toBeVisible();
  expect(screen.getAllByText(/Boeing 737-700/).length).toBeGreaterThan(0);
  expect(screen.getByText(/EPA, GHG Emission Factors Hub 2025/)).toBeInTheDocument();
});

test('a fare of the last flight is priced once, however often it is pressed, and leads to the passengers', async () => {
  const { router } = open(oneWay);
  const [button] = await screen.findAllByRole('button', { name: /^Elegir Viento en el vuelo de las/ });
  if (button === undefined) throw new Error('There is a fare.');
  await userEvent.dblClick(button);
  expect(screen.queryByRole('button', { name: /^Continuar/ })).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pasajeros' })).toBeVisible();
  expect(offersAsked()).toHaveLength(1);
  expect(offersAsked()[0]?.body).toMatchObject({
    party: { adults: 2, children: 0, lapInfants: 0 },
    bounds: [{ origin: 'DAL', destination: 'SJU', family: 'classic', shown: { amountMinor: 28_400 } }],
  });
  expect(useBooking.getState().flightsHref).toContain('/air/booking/flights?trip=one-way');
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Continuar/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total' }).textContent).toMatch(/568/);
});

test('a search is measured once, and a choice by its fare and stops', async () => {
  open(oneWay);
  await screen.findAllByRole('article');
  await press(/^Elegir Viento/);
  await waitFor(() => expect(events.fareChosen).toHaveBeenCalledOnce());
  expect(events.searchSent).toHaveBeenCalledOnce();
  expect(events.flightsSearched).toHaveBeenCalledOnce();
  expect(events.flightsSearched.mock.lastCall?.[0]).toMatchObject({ from: 'DAL', to: 'SJU', adults: 2, found: 2 });
  expect(events.fareChosen.mock.lastCall?.[0]).toMatchObject({ bound: 0, family: 'classic', stops: 1 });
});

test('with everything chosen in the address, two presses at once ask for one price', async () => {
  open(`${oneWay}&pick=${direct}~basic`);
  const button = await screen.findByRole('button', { name: 'Continuar · $557.00' });
  act(() => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Pasajeros' })).toBeVisible();
  expect(offersAsked()).toHaveLength(1);
});

test('a flight in the address that is gone is said, and another is chosen', async () => {
  open(`${oneWay}&pick=WN1-2026-12-10-DAL~basic`);
  expect(await screen.findByText('El vuelo que había elegido ya no está disponible')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: '2 vuelos' })).toBeVisible();
});

test('filters that leave nothing are taken off where they are chosen', async () => {
  open(`${oneWay}&stops=2`);
  await screen.findByText('Ningún vuelo cumple los filtros');
  await press(/^Filtros/);
  await press('Ningún vuelo los cumple: quitar los filtros');
  expect(await screen.findByRole('heading', { level: 2, name: '2 vuelos' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver 2 vuelos' })).toBeVisible();
});

test('what each fare includes is told beside the list, with the way to all conditions', async () => {
  open(oneWay);
  await press('Qué incluye cada tarifa');
  const dialog = within(screen.getByRole('dialog', { name: 'Qué incluye cada tarifa' }));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Brisa',
    'Viento',
    'Libre',
    'Cumbre',
  ]);
  expect(dialog.getAllByText('Cambios sin costo').length).toBeGreaterThan(0);
  expect(dialog.getByRole('link', { name: 'Ver todas las condiciones de las tarifas' })).toHaveAttribute(
    'href',
    '/travel/fare-rules',
  );
});

test('there and back: the way back leaves after the landing, and Back takes the choice back', async () => {
  const { router } = open(thereAndBack);
  expect(await screen.findByRole('heading', { level: 1, name: 'Elija su vuelo de ida' })).toBeVisible();
  await press(/^Elegir Brisa/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Elija su vuelo de vuelta' })).toHaveFocus();
  expect(await screen.findByText(/No mostramos 1 vuelo/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Vuelos elegidos' }).textContent).toMatch(/7:05.*278\.50/);
  // Until the flights are chosen prices are of one measure: no total stands beside those for each person.
  expect(screen.queryByRole('region', { name: /^Total/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Cambiar el vuelo de Dallas (Love Field) a San Juan' })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Elija su vuelo de ida' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Vuelos elegidos' })).toBeNull();
});

test('a price that changed is asked about before the booking goes on', async () => {
  open(oneWay);
  await screen.findAllByRole('article');
  await gateway.sellSeats({ legId: toHouston, seatsLeft: 9 });
  await press(/^Elegir Brisa/);
  const dialog = await screen.findByRole('alertdialog', { name: 'El precio cambió' });
  expect(dialog.textContent).toMatch(/antes \$258.*ahora \$423/);
  expect(useBooking.getState().offer).toBeUndefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar con el precio nuevo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pasajeros' })).toBeVisible();
  expect(useBooking.getState().offer).toMatchObject({
    token: expect.any(String) as string,
    bounds: [{ perPassenger: { amountMinor: 42_300 } }],
  });
});

test.each([
  ['by its button', () => press('Volver a mis vuelos')],
  // A browser turns Escape into this event; jsdom does not.
  ['by Escape', () => fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))],
])('a price that changed can be declined %s: the choice stays, with the prices of now', async (_, decline) => {
  open(oneWay);
  await screen.findAllByRole('article');
  await gateway.sellSeats({ legId: toHouston, seatsLeft: 9 });
  await press(/^Elegir Brisa/);
  await screen.findByRole('alertdialog', { name: 'El precio cambió' });
  await decline();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sus vuelos' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Total' }).textContent).toMatch(/846/));
  expect(screen.getByRole('link', { name: 'Cambiar el vuelo de Dallas (Love Field) a San Juan' })).toBeVisible();
});

test('a flight that sold out meanwhile leads back to a fresh list, which says so', async () => {
  open(oneWay);
  await screen.findAllByRole('article');
  await gateway.sellSeats({ legId: toHouston });
  await press(/^Elegir Brisa/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Uno de sus vuelos se acaba de agotar');
  expect(await screen.findByRole('heading', { level: 2, name: '1 vuelo' })).toBeVisible();
});

test('without a connection the choice stays, and can be sent again', async () => {
  gateway.disturb(/offers$/, { kind: 'cut' });
  open(oneWay);
  await press(/^Elegir Brisa/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Parece que no hay conexión');
  gateway.restore();
  await press('Intentar de nuevo');
  expect(await screen.findByRole('heading', { level: 1, name: 'Pasajeros' })).toBeVisible();
});

test('a search that fails says why, and asks again on a press', async () => {
  const body = { type: 'about:blank', title: '', status: 500, reference: 'K7PM2QXA' };
  gateway.disturb(/itineraries/, { kind: 'answer', status: 500, body });
  open(oneWay);
  expect(await screen.findByText(/K7PM2QXA/)).toBeVisible();
  gateway.restore();
  await press('Intentar de nuevo');
  expect(await screen.findByRole('heading', { level: 2, name: '2 vuelos' })).toBeVisible();
});

test('a day without flights leads to the nearest days that have some', async () => {
  open(oneWay.replace('2026-12-10', '2026-12-11'));
  expect(await screen.findByRole('heading', { name: 'No hay vuelos ese día' })).toBeVisible();
  const near = await screen.findByRole('link', { name: 'jue, 10 de dic' });
  expect(near).toHaveAttribute('href', expect.stringContaining('date=2026-12-10'));
});

test('a flight that is sold out says so and offers no fares; a fare that is, too', async () => {
  // The gateway leaves out what is sold out; its contract lets it say so.
  const query = 'origin=DAL&destination=SJU&date=2026-12-10&adults=2&children=0&lapInfants=0';
  const found = await gateway.fetch(`${searchItineraries.path}?${query}`);
  const { itineraries, ...rest } = (await found.json()) as Itineraries;
  const soldOut = itineraries.map((flight, index) => ({ ...flight, fares: flight.fares.slice(0, index * 2) }));
  gateway.disturb(/itineraries/, { kind: 'answer', status: 200, body: { ...rest, itineraries: soldOut } });
  open(oneWay);
  await screen.findByRole('heading', { level: 2, name: '2 vuelos' });
  expect(screen.getAllByRole('button', { name: 'Ver tarifas' })).toHaveLength(1);
  expect(screen.getByText('Agotado')).toBeVisible();
  expect(await screen.findAllByText('Agotada')).toHaveLength(2);
});

test('a date that is not on sale says which dates are', async () => {
  open(oneWay.replace('2026-12-10', '2027-02-01'));
  expect(await screen.findByRole('heading', { name: 'Ese día todavía no está a la venta' })).toBeVisible();
  expect(screen.getByText(/\b1 de diciembre de 2026.*31 de diciembre de 2026/)).toBeVisible();
});

test('in points each price is one in points, and the page says how it is paid', async () => {
  open(`${oneWay}&prices=points`);
  await screen.findByRole('heading', { level: 2, name: '2 vuelos' });
  const [fare] = screen.getAllByRole('button', { name: /^Elegir Brisa/ });
  expect(fare?.textContent).toMatch(/33,846 puntos \+ \$76\.00/);
  expect(fare).toHaveAccessibleName(/, 33,846 puntos \+ \$76\.00$/);
  expect(screen.getByText(/Los puntos pagan la tarifa/)).toBeVisible();
});

test('an address that is no search says what is wrong with it, and keeps what is right', async () => {
  open('/air/booking/flights?trip=one-way&from=DAL&to=nowhere&date=2026-12-10');
  expect(await screen.findByRole('heading', { level: 1, name: 'Revise su búsqueda' })).toBeVisible();
  expect(screen.getByText('No conocemos el destino: elíjalo de la lista')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Desde' })).toHaveValue('Dallas (Love Field), TX - DAL');
});

test('an address that says too little asks for the rest', async () => {
  open('/air/booking/flights?trip=one-way&from=DAL&to=SJU');
  expect(await screen.findByRole('heading', { level: 1, name: 'Complete su búsqueda' })).toBeVisible();
  expect(screen.getByText('Elija la fecha del vuelo')).toBeVisible();
});

test('a party that is too large is not made smaller in silence', async () => {
  open('/air/booking/flights?trip=one-way&from=DAL&to=SJU&date=2026-12-10&adults=99');
  expect(await screen.findByRole('heading', { level: 1, name: 'Revise su búsqueda' })).toBeVisible();
  expect(screen.getByText('Elija 8 pasajeros con asiento como máximo')).toBeVisible();
});

test('of two dates in the past each is named, beside what else is wrong', async () => {
  open('/air/booking/flights?trip=return&from=DAL&to=SJU&date=2020-01-01&return=2020-01-08&adults=99');
  expect(await screen.findByText('Elija 8 pasajeros con asiento como máximo')).toBeVisible();
  expect(await screen.findByText('Elija una fecha de ida de hoy en adelante')).toBeVisible();
  expect(screen.getByText('Elija una fecha de vuelta de hoy en adelante')).toBeVisible();
});
