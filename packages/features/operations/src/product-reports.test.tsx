import { createTestFrame } from '@airline/app-shell/test-frame';
import type { ExperimentReport, Funnel } from '@airline/contract';
import { funnelSteps } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { GatewayError } from '@airline/gateway-client';
import { createTestServices, withServices } from '@airline/session/test-support';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { Component as ExperimentsPage } from './ExperimentsPage.tsx';
import { Component as FunnelPage } from './FunnelPage.tsx';
import { loadFunnel, loadReports, parsePeriod } from './report-queries.ts';

const gateway = openPageGateway();
const Frame = await createTestFrame();
afterEach(cleanup);

const counts = [1_000, 900, 300, 200, 120, 100];
const funnel: Funnel = {
  from: '2026-11-14T07:00:00Z',
  to: '2026-11-21T07:00:00Z',
  steps: funnelSteps.map((step, place) => ({ step, bookings: counts[place] ?? 0, times: 2 * (counts[place] ?? 0) })),
  confirmedOrders: 130,
  campaigns: [{ parameter: 'cmpid', value: 'Spring-26', orders: 9, total: { amountMinor: 24_100, currency: 'USD' } }],
};
const report: ExperimentReport = {
  experiment: {
    name: 'note-1',
    place: 'pay-note',
    variants: [
      { name: 'once', weight: 1 },
      { name: 'direct', weight: 1 },
    ],
    audience: {},
    goal: 'bookingConfirmed',
  },
  startedAt: '2026-11-21T07:00:00Z',
  endsAt: '2026-12-05T07:00:00Z',
  isRunning: true,
  variants: [
    { name: 'once', exposures: 80, conversions: 48, rate: { value: 0.6, from: 0.4905, to: 0.7004 } },
    {
      name: 'direct',
      exposures: 70,
      conversions: 56,
      rate: { value: 0.8, from: 0.6918, to: 0.877 },
      difference: { value: 0.2, from: 0.0524, to: 0.3339 },
    },
  ],
  isSplitWrong: false,
};

function open(Page: typeof FunnelPage, data: unknown, address = '/') {
  const route = { path: '/', element: <Page />, loader: () => data, hydrateFallbackElement: <p /> };
  const router = createMemoryRouter([route], { initialEntries: [address] });
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, createTestServices()) });
}

test('the funnel says of each step how many bookings reached it, of the first and of the step before', async () => {
  open(FunnelPage, funnel, '/?days=30');
  expect(await screen.findByRole('heading', { level: 1, name: 'Embudo de reservas' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Reservas que llegan a cada paso' });
  const row = within(table).getByRole('row', { name: /^Tarifa elegida/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual([
    expect.stringContaining('300'),
    expect.stringContaining('30'),
    expect.stringContaining('33.3'),
    expect.stringContaining('600'),
  ]);
  expect(screen.getByText(/confirmados en el mismo tiempo: 130\. Medidos: 100\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Últimos 30 días' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: /Spring-26/ })).toHaveTextContent('$241.00');
});

test('a period in which nothing was measured says so, as do orders without a campaign', async () => {
  open(FunnelPage, {
    ...funnel,
    steps: funnel.steps.map((step) => ({ ...step, bookings: 0, times: 0 })),
    campaigns: [],
  });
  expect(await screen.findByText('Nada medido en este periodo')).toBeVisible();
  expect(screen.getByText('Ningún pedido con campaña')).toBeVisible();
});

test('an experiment shows shares and the difference with their intervals, and a warning where the split is wrong', async () => {
  open(ExperimentsPage, [{ ...report, isSplitWrong: true }]);
  const row = await screen.findByRole('row', { name: /^direct/ });
  expect(row.textContent).toMatch(/80\s?% \(69\.18\s?% a 87\.7\s?%\)/);
  expect(row.textContent).toMatch(/\+20\s?% \(\+5\.24\s?% a \+33\.39\s?%\)/);
  expect(screen.getByRole('row', { name: /^once/ })).toHaveTextContent('La de siempre');
  expect(screen.getByText('El reparto no es el previsto')).toBeVisible();
});

test('without an experiment the page says so', async () => {
  open(ExperimentsPage, []);
  expect(await screen.findByText('Ningún experimento')).toBeVisible();
});

test.each([
  ['', 7],
  ['days=30', 30],
  ['days=2', 7],
])('the address %j asks for %i days', (query, days) => {
  expect(parsePeriod(new URLSearchParams(query))).toBe(days);
});

test('the gateway gives both to an operator, and to no other member', async () => {
  const request = new Request('http://localhost/operations/funnel?days=30');
  const as = async (username: string) => {
    const services = createTestServices();
    await services.session.logIn({ method: 'password', category: 'member', username, password });
    return services;
  };
  const operator = await as((await gateway.member({ staffRole: 'operations' })).username);
  expect((await loadFunnel({ request }, operator)).steps).toHaveLength(6);
  expect(await loadReports({ request }, operator)).toEqual([]);
  const member = await as((await gateway.member({})).username);
  await expect(loadFunnel({ request }, member)).rejects.toBeInstanceOf(GatewayError);
});
