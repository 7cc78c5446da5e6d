import { withApp } from '@airline/app/test-support';
import { createTestFrame } from '@airline/app-shell/test-frame';
import type { Destinations as Answer } from '@airline/contract';
import { createTestServices } from '@airline/session/test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepRecentSearch } from '../search/recent-searches.ts';
import { Destinations } from './Destinations.tsx';

const services = createTestServices();
const { queryClient } = services;
const Frame = withApp(await createTestFrame(), services);

const priced = (station: string, amountMinor: number) => ({
  station,
  lowest: { date: '2027-01-12', perPassenger: { amountMinor, currency: 'USD' as const }, pointsPerPassenger: 5_000 },
});
const fromDallas: Answer['destinations'] = [priced('AUS', 12_050), priced('HOU', 18_900), { station: 'SAT' }];
let answer: () => Promise<Response>;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-20T12:00:00Z'), toFake: ['Date'] });
  asked.length = 0;
  // Who searched from Dallas is shown where one flies from there, whatever the clock's zone.
  keepRecentSearch({
    tripKind: 'oneWay',
    bounds: [{ origin: 'DAL', destination: 'SJU', date: '2027-03-01' }],
    party: { adults: 1, children: 0, lapInfants: 0 },
    inPoints: false,
  });
  answer = async () => Response.json({ origin: 'DAL', month: '2027-01', destinations: fromDallas });
  vi.stubGlobal('fetch', (request: Request | string) => {
    asked.push(new URL(typeof request === 'string' ? request : request.url, 'http://site.test').search);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const routes = [{ path: '/', element: <Destinations resultsPath="/flights" /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />, { wrapper: Frame });
}

/** Roles are slow to find among 119 stations: what is waited for is a text. */
const pricesAreThere = () => screen.findAllByText('desde $121');

test('each destination leads to the flights of its cheapest day, the cheapest first', async () => {
  open();
  await pricesAreThere();
  const links = screen.getAllByRole('link', { name: /^(Austin|Houston)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/flights?trip=one-way&from=DAL&to=AUS&date=2027-01-12&adults=1',
    '/flights?trip=one-way&from=DAL&to=HOU&date=2027-01-12&adults=1',
  ]);
  expect(asked).toEqual(['?origin=DAL&month=2027-01']);
});

test('an arrow key on the map goes to the next destination, and says what it costs', async () => {
  open();
  await pricesAreThere();
  const austin = screen.getByRole('button', { name: 'Austin, desde $121' });
  expect(austin).toHaveAttribute('aria-pressed', 'true');
  austin.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Houston (Hobby), desde $189' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ver vuelos a Houston (Hobby)' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(screen.getByRole('region', { name: 'Destino elegido' })).toHaveTextContent('Agotado este mes');
});

test('the button for more cards gives its focus to the first of them', async () => {
  const dearer = ['ABQ', 'ATL', 'BWI', 'DEN', 'LAS', 'LAX', 'MCO', 'SJU'].map((station, at) =>
    priced(station, 20_000 + at),
  );
  answer = async () => Response.json({ origin: 'DAL', month: '2027-01', destinations: [...fromDallas, ...dearer] });
  open();
  await pricesAreThere();
  await userEvent.click(screen.getByRole('button', { name: 'Ver 2 destinos más' }));
  expect(screen.getByRole('link', { name: /^Orlando/ })).toHaveFocus();
});

test('a budget that nothing meets names the lowest price, and can be given up', async () => {
  open();
  await pricesAreThere();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Presupuesto' }), '10000');
  expect(screen.getByRole('heading', { name: 'Nada por menos de $100 en enero de 2027' })).toBeVisible();
  expect(screen.getByText('El vuelo directo más barato cuesta $121.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos los precios' }));
  expect(screen.getByRole('button', { name: 'Austin, desde $121' })).toBeVisible();
});

test('a month without flights says so, and one that does not come says why and is asked for again', async () => {
  answer = async () => Response.json({ origin: 'DAL', month: '2027-01', destinations: [] });
  open();
  expect(await screen.findByText(/^No hay vuelos directos desde Dallas/)).toBeVisible();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), '2027-02');
  const retry = await screen.findByText('Intentar de nuevo');
  answer = async () => Response.json({ origin: 'DAL', month: '2027-02', destinations: fromDallas });
  await userEvent.click(retry);
  await pricesAreThere();
  expect(screen.queryByText('Intentar de nuevo')).toBeNull();
});
