import { createTestFrame } from '@airline/app-shell/test-frame';
import type { Party } from '@airline/contract';
import { calendarDateOf } from '@airline/forms/typed-date';
import { offerOf } from '@airline/itinerary/test-support';
import { frequentTravelersQuery, profileQuery, userInfoQuery } from '@airline/session/account-queries';
import { clearPersonalData } from '@airline/session/personal-data';
import { createTestServices, withServices } from '@airline/session/test-support';
import { ana } from '@airline/travellers/test-support';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { testInstant } from '@tooling/config/test-instant';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chooseOffer, keepPassenger, useBooking } from '../booking-draft.ts';
import { Component as PassengerPage } from './PassengerPage.tsx';

const passengersGiven = vi.fn<(party: Party) => void>();
const services = createTestServices();
const { session, queryClient } = services;
const Frame = withServices(await createTestFrame({ events: { passengersGiven } }), services);

beforeEach(() => {
  // The offer holds for twenty minutes of the tests' clock: a run may take longer.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testInstant) });
  sessionStorage.clear();
  useBooking.setState({ passengers: {}, refused: [] }, true);
  queryClient.clear();
  session.store.setState({ state: { kind: 'anonymous' } });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  passengersGiven.mockClear();
});

function open(path: string, loadExtras = () => Promise.resolve(null), wrapper = Frame) {
  const router = createMemoryRouter(
    [
      { path: '/air/booking/passenger/:passenger', element: <PassengerPage /> },
      { path: '/air/booking/seats', element: <p>Extras</p>, loader: loadExtras },
      { path: '/air/booking/review', element: <p>Revisión</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper });
  return router;
}

test('without flights the page leads to the search, and after a booking to its confirmation', () => {
  open('/air/booking/passenger/0');
  expect(screen.getByRole('link', { name: 'Buscar vuelos' })).toHaveAttribute('href', '/air/booking/');
  cleanup();
  useBooking.setState({ booked: 'K7QM2X' });
  open('/air/booking/passenger/0');
  expect(screen.getByRole('link', { name: 'Ver la confirmación' })).toHaveAttribute(
    'href',
    '/air/booking/confirmation/K7QM2X',
  );
});

test('a page that is ahead, or past the party, leads to the first that is not complete', () => {
  chooseOffer(offerOf({ party: { adults: 2, children: 0, lapInfants: 0 } }), '/air/booking/flights');
  const router = open('/air/booking/passenger/1');
  expect(router.state.location.pathname).toBe('/air/booking/passenger/0');
  cleanup();
  keepPassenger(0, ana);
  expect(open('/air/booking/passenger/9').state.location.pathname).toBe('/air/booking/passenger/1');
});

test('a number that is no page is not found', () => {
  chooseOffer(offerOf(), '/air/booking/flights');
  open('/air/booking/passenger/19');
  expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
});

test('one passenger after the other; the last one leads to the extras', async () => {
  chooseOffer(offerOf({ party: { adults: 2, children: 0, lapInfants: 0 } }), '/air/booking/flights');
  keepPassenger(0, ana);
  const router = open('/air/booking/passenger/1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Luis');
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz');
  expect(screen.getByText('Como el primer pasajero. Cámbielos si son otros.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '30');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mes' }), '12');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1984');
  await userEvent.click(screen.getByRole('radio', { name: 'Masculino (M)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Extras')).toBeVisible();
  expect(router.state.location.pathname).toBe('/air/booking/seats');
  expect(useBooking.getState().passengers['1']).toMatchObject({ firstName: 'Luis', birthDate: '1984-12-30' });
  expect(passengersGiven).toHaveBeenCalledExactlyOnceWith({ adults: 2, children: 0, lapInfants: 0 });
});

test('on a narrow screen the bar with the total has the button, and a missing answer is asked for in a sentence', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  chooseOffer(offerOf(), '/air/booking/flights');
  keepPassenger(0, ana);
  open('/air/booking/passenger/0');
  const flights = within(screen.getByRole('list', { name: 'Vuelos elegidos' })).getAllByRole('listitem');
  expect(flights.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^DAL – HOU .+ Viento$/)]);
  const bar = within(screen.getByRole('complementary', { name: 'Su viaje' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Nombre' }));
  await userEvent.click(bar.getByRole('button', { name: 'Continuar' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: 'Escriba el nombre' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
  await userEvent.click(bar.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('Extras')).toBeVisible();
});

test('a slip in the mail address is asked about once nothing more is typed, and put right by a press', async () => {
  chooseOffer(offerOf(), '/air/booking/flights');
  open('/air/booking/passenger/0');
  const email = screen.getByRole('textbox', { name: 'Correo electrónico' });
  await userEvent.type(email, 'ana@gmial.com');
  expect(await screen.findByText('¿Quiso decir ana@gmail.com?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sí, corregirlo' }));
  expect(email).toHaveValue('ana@gmail.com');
  expect(email).toHaveFocus();
  expect(screen.queryByText(/Quiso decir/)).toBeNull();
});

test('a traveller too young for the new flights reads on which date, as soon as the page is there', async () => {
  chooseOffer(offerOf({ dates: ['2027-01-12'] }), '/air/booking/flights');
  keepPassenger(0, { ...ana, birthDate: '2016-1-1' });
  open('/air/booking/passenger/0');
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link')).toHaveTextContent(
    'El 12 de enero de 2027 su edad será 11, y un adulto tiene 12 años o más',
  );
});

test('after a reload the documents are asked for again, and the page says why', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  keepPassenger(0, { ...ana, birthDate: '', documentChoice: 'now', nationality: 'MX' });
  open('/air/booking/passenger/0');
  expect(await screen.findByText(/Para protegerlos no los guardamos más de media hora/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Ana');
  // Nothing was done wrong.
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was typed comes back within the visit, and nothing is said of a reload', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  open('/air/booking/passenger/0');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Luis');
  cleanup();
  open('/air/booking/passenger/0');
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Luis');
  expect(screen.queryByText(/Para protegerlos no los guardamos/)).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1984');
  cleanup();
  // Other flights, for others, are chosen meanwhile.
  chooseOffer(offerOf({ to: 'CUN', party: { adults: 1, children: 1, lapInfants: 0 } }), '/air/booking/flights');
  open('/air/booking/passenger/0');
  expect(screen.getByRole('textbox', { name: 'Año' })).toHaveValue('1984');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/(?<![\w-])1984\b/);
});

test('a child booked as a lap infant is booked as a child in one press, on the same flights', async () => {
  keepPassenger(0, ana);
  chooseOffer(
    offerOf({ party: { adults: 1, children: 0, lapInfants: 1 }, dates: ['2027-01-12'] }),
    '/air/booking/flights?trip=one-way&from=DAL&to=SJU&date=2027-01-12&adults=1&infants=1&pick=X~basic',
  );
  open('/air/booking/passenger/1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mes' }), '3');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '2026');
  expect(screen.queryByRole('link', { name: 'Cambiar a niño y ver el precio' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '{Backspace}4');
  expect(screen.getByRole('link', { name: 'Cambiar a niño y ver el precio' })).toHaveAttribute(
    'href',
    '/air/booking/flights?trip=one-way&from=DAL&to=SJU&date=2027-01-12&adults=1&children=1&pick=X%7Ebasic',
  );
});

test('when passports are given is asked once: the others have the answer of the first, and can have another', async () => {
  chooseOffer(offerOf({ to: 'CUN', party: { adults: 2, children: 0, lapInfants: 0 } }), '/air/booking/flights');
  keepPassenger(0, { ...ana, documentChoice: 'later' });
  open('/air/booking/passenger/1');
  expect(screen.getByText('En el check-in, como el primer pasajero.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'En el check-in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar la respuesta' }));
  expect(screen.getByRole('radio', { name: 'En el check-in' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Ahora' }));
  expect(screen.getByRole('textbox', { name: 'Número de pasaporte' })).toBeVisible();
});

test('what a reload has cost is asked for in sight, wherever the page was scrolled to, until the person moves', () => {
  const scrolled = vi.fn<(place: Element) => void>();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this);
  };
  try {
    chooseOffer(offerOf(), '/air/booking/flights');
    keepPassenger(0, { ...ana, birthDate: '' });
    open('/air/booking/passenger/0');
    expect(scrolled.mock.lastCall?.[0].textContent).toMatch(/^Escriba de nuevo lo que falta/);
    fireEvent.scroll(window);
    expect(scrolled).toHaveBeenCalledTimes(2);
    fireEvent.wheel(window);
    fireEvent.scroll(window);
    expect(scrolled).toHaveBeenCalledTimes(2);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});

test('what was typed of documents goes with the person who leaves', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  open('/air/booking/passenger/0');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1984');
  act(() => clearPersonalData());
  expect(useBooking.getState().typedDocuments).toBeUndefined();
});

test('the way to other travelers leads to where they are counted', () => {
  chooseOffer(offerOf(), '/air/booking/flights?adults=1');
  open('/air/booking/passenger/0');
  expect(screen.getByRole('link', { name: 'Cambiar quiénes viajan' })).toHaveAttribute(
    'href',
    '/air/booking/flights?adults=1#party',
  );
});

test('what is typed of documents and not sent yet is in no storage', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  open('/air/booking/passenger/0');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Luis');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1984');
  await userEvent.click(screen.getByRole('radio', { name: 'Ahora' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de pasaporte' }), 'XA998877');
  await userEvent.click(screen.getByText('Números de viajero (opcional)'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de viajero conocido (KTN)' }), 'KTN12345');
  await userEvent.type(screen.getByRole('textbox', { name: 'Número de reparación (Redress)' }), '7654321');
  const stored = JSON.stringify(sessionStorage);
  expect(stored).toContain('Luis');
  expect(stored).not.toMatch(/(?<![\w-])1984\b|XA998877|KTN12345|7654321/);
});

test('a trip abroad asks for the passport and says why; at check-in is an answer', async () => {
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  keepPassenger(0, ana);
  open('/air/booking/passenger/0?review=1');
  expect(await screen.findByText(/hace falta un pasaporte/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'En el check-in' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y volver a la revisión' }));
  expect(await screen.findByText('Revisión')).toBeVisible();
});

test('the details of the account fill in what is empty, and what was typed only when that is asked for', async () => {
  const person = { category: 'member', subject: 'a', sessionId: 's', authenticatedAt: 0 } as const;
  session.store.setState({ state: { kind: 'authenticated', person } });
  queryClient.setQueryData(userInfoQuery(session).queryKey, {
    firstName: 'Ana',
    lastName: 'Pérez',
    birthDate: '1988-04-12',
    email: 'ana@example.com',
  } as never);
  chooseOffer(offerOf(), '/air/booking/flights');
  open('/air/booking/passenger/0');
  const field = (name: string) => screen.getByRole('textbox', { name });
  await userEvent.type(field('Apellidos'), 'Pérez Ruiz');
  await userEvent.click(screen.getByRole('button', { name: 'Viajo yo' }));
  expect(field('Nombre')).toHaveValue('Ana');
  expect(field('Apellidos')).toHaveValue('Pérez Ruiz');
  expect(field('Año')).toHaveValue('1988');
  expect(screen.getByText('Lo que ya había escrito no cambió.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Usar los datos de mi cuenta' }));
  expect(field('Apellidos')).toHaveValue('Pérez');
});

const member = { category: 'member', subject: 'a', sessionId: 's', authenticatedAt: 0 } as const;

test('what a member keeps for each trip fills the page by one press, the passport for a trip abroad', async () => {
  session.store.setState({ state: { kind: 'authenticated', person: member } });
  queryClient.setQueryData(userInfoQuery(session).queryKey, { firstName: 'Ana', lastName: 'Pérez' } as never);
  queryClient.setQueryData(profileQuery(session).queryKey, {
    personal: { middleName: 'Lucía', gender: 'female', phone: '+34915550123', language: 'es' },
    travel: {
      knownTravelerNumber: 'TT1234567',
      assistance: ['WCHR'],
      passports: [
        { number: 'OLD123456', nationality: 'ES', expiresOn: '2020-01-01' },
        { number: 'XDA123456', nationality: 'ES', expiresOn: '2035-05-17' },
      ],
    },
  });
  chooseOffer(offerOf({ to: 'CUN' }), '/air/booking/flights');
  open('/air/booking/passenger/0');
  await userEvent.click(screen.getByRole('button', { name: 'Viajo yo' }));
  expect(screen.getByRole('textbox', { name: /^Segundo nombre/ })).toHaveValue('Lucía');
  expect(screen.getByRole('radio', { name: 'Femenino (F)' })).toBeChecked();
  expect(screen.getByLabelText('Número de viajero conocido (KTN)')).toHaveValue('TT1234567');
  expect(await screen.findByLabelText('Número de pasaporte')).toHaveValue('XDA123456');
  expect(screen.getByRole('textbox', { name: /^Teléfono/ })).toHaveValue('+34915550123');
});

test('where the flag is on, two presses fill the page with somebody whom the member keeps, who fits it and flies once', async () => {
  const On = withServices(
    await createTestFrame({ settings: { metadataFlags: { frequentTravelers: true } } }),
    services,
  );
  session.store.setState({ state: { kind: 'authenticated', person: member } });
  const kept = (firstName: string, birthDate: string) => ({
    id: crypto.randomUUID(),
    firstName,
    lastName: 'Ruiz',
    birthDate,
    gender: 'male' as const,
  });
  queryClient.setQueryData(frequentTravelersQuery(session).queryKey, [
    kept('Luis', '1984-12-30'),
    kept('Nico', '2020-06-09'),
    { ...kept(ana.firstName, calendarDateOf(ana.birthDate) ?? ''), lastName: ana.lastName },
  ]);
  chooseOffer(offerOf({ party: { adults: 2, children: 0, lapInfants: 0 } }), '/air/booking/flights');
  keepPassenger(0, ana);
  open('/air/booking/passenger/1', undefined, On);
  await userEvent.click(screen.getByRole('button', { name: 'Elegir de mis viajeros' }));
  expect(screen.queryByRole('button', { name: /Nico|Ana/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Luis Ruiz' }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Luis');
  expect(screen.getByRole('textbox', { name: 'Año' })).toHaveValue('1984');
  expect(screen.getByText('Completamos los datos de Luis Ruiz. Revíselos.')).toBeVisible();
});

test('a session that ended says so, keeps what was typed, and shows the way back in', async () => {
  session.store.setState({ state: { kind: 'anonymous', endedBy: 'idle' } });
  chooseOffer(offerOf(), '/air/booking/flights');
  open('/air/booking/passenger/0');
  expect(screen.getByText('Su sesión terminó')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar sesión de nuevo' })).toHaveAttribute(
    'href',
    '/login/?returnTo=%2Fair%2Fbooking%2Fpassenger%2F0',
  );
});

test('while the next page cannot come for want of a connection the button says that it waits', async () => {
  chooseOffer(offerOf(), '/air/booking/flights');
  keepPassenger(0, ana);
  let showExtras = () => {};
  open('/air/booking/passenger/0', async () => {
    await new Promise<void>((resolve) => {
      showExtras = resolve;
    });
    return null;
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByRole('button', { name: 'Esperando la conexión…' })).toHaveFocus();
  showExtras();
  expect(await screen.findByText('Extras', { selector: 'p' })).toBeVisible();
});
