import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { createTestServices } from '@airline/session/test-support';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LazyRecentSearches } from './LazyRecentSearches.tsx';
import { keepRecentSearch } from './recent-searches.ts';
import { SearchForm } from './SearchForm.tsx';
import { SearchPanel } from './SearchPanel.tsx';

const services = createTestServices();
const { queryClient } = services;
const Frame = withApp(await createTestFrame(), services);
// The names of recent searches are slow to load where nothing is bundled.
await import('./RecentSearches.tsx');

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const whole = {
  tripKind: 'return',
  bounds: [{ origin: 'DAL', destination: 'SJU', date: '2099-12-01' }],
  returnDate: '2099-12-08',
  party: { adults: 1, children: 0, lapInfants: 0 },
  inPoints: false,
} as const;

const page = (
  <>
    <SearchPanel resultsPath="/air/change/flights" />
    <LazyRecentSearches resultsPath="/air/change/flights" />
  </>
);

function open(element = page) {
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/air/change/flights', element: <h1>Resultados</h1> },
  ]);
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

const formIsThere = () => screen.findByRole('combobox', { name: 'Desde' });

test('what is typed before the form is there stays, with the focus', async () => {
  open();
  // Nothing has the focus yet: a touch alone would bring the form.
  fireEvent.click(screen.getByRole('radio', { name: 'Solo ida' }));
  const field = screen.getByRole('textbox', { name: 'Desde' });
  fireEvent.input(field, { target: { value: 'dal' } });
  act(() => field.focus());
  const from = await formIsThere();
  await waitFor(() => expect(from).toHaveFocus());
  expect(from).toHaveValue('dal');
  // Who types on is not interrupted: the next letter stands behind the others.
  await userEvent.keyboard('l');
  expect(from).toHaveValue('dall');
  // The open list hides the rest of the page.
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('radio', { name: 'Solo ida' })).toBeChecked();
  expect(await screen.findByRole('group', { name: /Fecha del vuelo/ })).toBeVisible();
});

test('a press on the dates before the form is there opens the calendar, and the keyboard alone does not', async () => {
  open();
  await userEvent.click(screen.getByRole('textbox', { name: 'Fechas de ida y vuelta' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  cleanup();
  open();
  act(() => screen.getByRole('textbox', { name: 'Fechas de ida y vuelta' }).focus());
  await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on the button before the form is there is answered by the form: everything that is missing at once', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Elija de dónde sale', 'Elija adónde vuela', 'Elija la fecha de ida', 'Elija la fecha de vuelta']);
  await userEvent.click(within(summary).getByRole('link', { name: 'Elija de dónde sale' }));
  expect(await formIsThere()).toHaveFocus();
});

test('a whole search leads to its results, and is among the recent ones from then on', async () => {
  const router = open(<SearchForm resultsPath="/air/change/flights" draft={whole} />);
  await userEvent.click(screen.getByRole('button', { name: 'Intercambiar origen y destino' }));
  await userEvent.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
  expect(await screen.findByRole('heading', { name: 'Resultados' })).toBeVisible();
  expect(router.state.location.search).toBe('?trip=return&from=SJU&to=DAL&date=2099-12-01&return=2099-12-08&adults=1');
  expect(localStorage.getItem('airline.recentSearches')).toContain('from=SJU');
});

test('the party stays within what can be booked, and the page says why', async () => {
  open(
    <SearchForm
      resultsPath="/air/change/flights"
      draft={{ ...whole, party: { adults: 7, children: 0, lapInfants: 0 } }}
    />,
  );
  const button = screen.getByRole('button', { name: 'Pasajeros 7 pasajeros' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Un niño más' }));
  expect(screen.getByText(/hasta 8 pasajeros con asiento/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Un niño más' }));
  await userEvent.click(screen.getByRole('button', { name: 'Un adulto más' }));
  expect(screen.getByRole('button', { name: 'Pasajeros 8 pasajeros' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Pasajeros 8 pasajeros' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Un niño más' })).toBeNull();
});

test('a journey through several cities has up to six flights, each going on where the last one ends', async () => {
  open(<SearchForm resultsPath="/air/change/flights" draft={{ ...whole, tripKind: 'multiCity' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Agregar otro vuelo' }));
  expect(screen.getAllByRole('combobox', { name: 'Desde' })).toHaveLength(3);
  for (let count = 3; count < 6; count += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Agregar otro vuelo' }));
  }
  expect(screen.queryByRole('button', { name: 'Agregar otro vuelo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el vuelo 1' }));
  expect(screen.getAllByRole('combobox', { name: 'Desde' })).toHaveLength(5);
  expect(screen.getAllByRole('combobox', { name: 'Desde' })[0]).toHaveValue('San Juan, PR - SJU');
});

test('the second flight begins where the first one ends, until another place is chosen for it', async () => {
  open(<SearchForm resultsPath="/air/change/flights" draft={{ ...whole, tripKind: 'multiCity' }} />);
  const [, second] = screen.getAllByRole('combobox', { name: 'Desde' });
  const [first] = screen.getAllByRole('combobox', { name: 'Hasta' });
  if (first === undefined || second === undefined) throw new Error('no fields');
  await waitFor(() => expect(second).toHaveValue('San Juan, PR - SJU'));
  await userEvent.clear(first);
  await userEvent.type(first, 'mco{Tab}');
  expect(second).toHaveValue('Orlando, FL - MCO');
  await userEvent.clear(second);
  await userEvent.type(second, 'hou{Tab}');
  await userEvent.clear(first);
  await userEvent.type(first, 'sju{Tab}');
  expect(second).toHaveValue('Houston (Hobby), TX - HOU');
});

test('Enter searches from each field, also from a date that is typed', async () => {
  const router = open(<SearchForm resultsPath="/air/change/flights" draft={whole} />);
  act(() => screen.getAllByRole('spinbutton')[0]?.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Resultados' })).toBeVisible();
  expect(router.state.location.search).toContain('date=2099-12-01');
});

test('recent searches are offered again, and can be taken off', async () => {
  const bounds = [{ origin: 'DAL', destination: 'SJU', date: '2099-12-01' }];
  const search = { tripKind: 'oneWay', bounds, party: whole.party, inPoints: false } as const;
  keepRecentSearch(search);
  keepRecentSearch({ ...search, bounds: [{ origin: 'DAL', destination: 'NEWYORK', date: '2099-12-01' }] });
  open();
  const link = await screen.findByRole('link', { name: 'Dallas (Love Field) – San Juan' });
  expect(link).toHaveAttribute('href', expect.stringContaining('to=SJU'));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda Dallas (Love Field) – San Juan' }));
  expect(screen.queryByRole('link', { name: 'Dallas (Love Field) – San Juan' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sus búsquedas recientes' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar todas' }));
  expect(screen.queryByRole('link', { name: /New York/ })).toBeNull();
  expect(localStorage.getItem('airline.recentSearches')).toBeNull();
});
