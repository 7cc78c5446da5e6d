import { createTestFrame } from '@airline/app-shell/test-frame';
import { recordFlightReports, type FlightReport } from '@airline/contract';
import { openPageGateway, testFeedKey } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Component as FlightStatusPage } from './FlightStatusPage.tsx';

const gateway = openPageGateway();
const services = createTestServices();
const Frame = withServices(await createTestFrame(), services);
const path = '/air/flight-status/';
const today = '2026-12-01';

beforeEach(() => {
  services.queryClient.clear();
  vi.setSystemTime('2026-12-01T12:10:00Z');
});

function open(search = '') {
  const router = createMemoryRouter([{ path, element: <FlightStatusPage /> }], {
    initialEntries: [`${path}${search}`],
  });
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return router;
}

/** Reports a leg as operations do. */
async function report(facts: FlightReport['facts'], saidAt: string, flight = 'WN10'): Promise<void> {
  const body = { reports: [{ flight, date: today, from: 'DAL', saidAt, facts }] };
  const answer = await gateway.fetch(recordFlightReports.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${testFeedKey}` },
    body: JSON.stringify(body),
  });
  expect(await answer.json()).toEqual({ recorded: 1, remarks: [] });
}

/** Spaces of every kind read alike. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ');
const pageText = (): string => plain(document.body.textContent);

test('a flight is looked up by its number, however it is written, and stands in the address', async () => {
  const user = userEvent.setup();
  const router = open();
  await user.type(screen.getByRole('textbox', { name: /Número de vuelo/ }), 'wn 010');
  await user.click(screen.getByRole('button', { name: 'Ver el estado' }));
  expect(await screen.findByRole('heading', { name: 'Vuelo WN 10' })).toBeVisible();
  expect(router.state.location.search).toBe(`?flight=WN10&date=${today}`);
  expect(pageText()).toContain('Sale a las 7:00 a.m. Todavía no hay noticias.');
  expect(screen.getByRole('region', { name: 'Llegada: Houston (Hobby)' })).toHaveTextContent('CST');
});

test.each([
  ['', 'Escriba el número de vuelo'],
  ['Dallas', 'Escriba un número de vuelo, como 9Z 1234'],
])('%j is refused in words, and asks nobody', async (typed, message) => {
  const user = userEvent.setup();
  const router = open();
  if (typed !== '') await user.type(screen.getByRole('textbox', { name: /Número de vuelo/ }), typed);
  await user.click(screen.getByRole('button', { name: 'Ver el estado' }));
  expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
  expect(router.state.location.search).toBe('');
});

test('what operations report is said in words: how late, why, through which gate, and what it was before', async () => {
  await report({ departureGate: 'A4' }, '2026-12-01T11:00:00Z');
  const later = { estimatedDeparture: '2026-12-01T13:40:00Z', delayCodes: ['93'], departureGate: 'B7' };
  await report(later, '2026-12-01T12:00:00Z');
  open(`?flight=WN10&date=${today}`);
  expect(await screen.findByText('Con retraso')).toBeVisible();
  expect(pageText()).toContain('Sale a las 7:40 a.m., 40 min más tarde.');
  expect(pageText()).toContain('Motivo: el avión llega tarde de su vuelo anterior.');
  expect(screen.getByRole('region', { name: 'Salida: Dallas (Love Field)' })).toHaveTextContent('PuertaB7');
  const changes = within(screen.getByRole('region', { name: 'Qué cambió' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => plain(textContent))).toEqual([
    expect.stringContaining('Nueva hora de salida: 7:40 a.m. (antes 7:00 a.m.). Motivo'),
    expect.stringContaining('Nueva puerta: B7 (antes A4).'),
  ]);
});

test('what is new after an update is said aloud, and nothing when nothing is', async () => {
  const user = userEvent.setup();
  open(`?flight=WN10&date=${today}`);
  const update = await screen.findByRole('button', { name: 'Actualizar' });
  await user.click(update);
  await vi.waitFor(() => expect(update).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByRole('status')).toHaveTextContent('');
  await report({ isCancelled: true, delayCodes: ['71'] }, '2026-12-01T12:09:00Z');
  await user.click(update);
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Este vuelo no sale.'));
  expect(screen.getByText('Cancelado')).toBeVisible();
  expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
});

test('an update that fails leaves what was known, and says how old it is', async () => {
  const user = userEvent.setup();
  open(`?flight=WN10&date=${today}`);
  const update = await screen.findByRole('button', { name: 'Actualizar' });
  gateway.disturb(/flight-status/, { kind: 'cut' });
  await user.click(update);
  expect(await screen.findByText(/No pudimos actualizar/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Vuelo WN 10' })).toBeVisible();
});

test('a number that nothing flies under, and days too far away, say so', async () => {
  const router = open(`?flight=WN9999&date=${today}`);
  expect(await screen.findByText('No encontramos el vuelo WN 9999')).toBeVisible();
  await router.navigate(`${path}?flight=WN10&date=2026-12-20`);
  expect(await screen.findByText('Es pronto para el estado de este vuelo')).toBeVisible();
  await router.navigate(`${path}?flight=WN10&date=2026-11-03`);
  expect(await screen.findByText('Este vuelo salió hace días')).toBeVisible();
});

test('no connection is said, with the way to try again', async () => {
  const user = userEvent.setup();
  gateway.disturb(/flight-status/, { kind: 'cut' });
  open(`?flight=WN10&date=${today}`);
  const again = await screen.findByRole('button', { name: /de nuevo|Reintentar/ });
  gateway.restore();
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Vuelo WN 10' })).toBeVisible();
});

test('a route has a line for each flight, which leads to it', async () => {
  await report({ isCancelled: true }, '2026-12-01T12:00:00Z', 'WN12');
  open(`?origin=DAL&destination=HOU&date=${today}`);
  expect(await screen.findByRole('heading', { name: 'De Dallas (Love Field) a Houston (Hobby)' })).toBeVisible();
  const flights = screen.getAllByRole('article').map(({ textContent }) => plain(textContent));
  expect(flights).toEqual([
    expect.stringContaining('WN 10Programado'),
    expect.stringContaining('WN 12Cancelado'),
    expect.stringContaining('WN 14Programado'),
  ]);
  const link = screen.getByRole('link', { name: 'Ver el vuelo WN 12' });
  expect(link).toHaveAttribute('href', `${path}?flight=WN12&date=${today}`);
});

test('of a route only the flights that stand otherwise after an update are said aloud', async () => {
  const user = userEvent.setup();
  open(`?origin=DAL&destination=HOU&date=${today}`);
  const update = await screen.findByRole('button', { name: 'Actualizar' });
  await report({ isCancelled: true }, '2026-12-01T12:09:00Z', 'WN12');
  await user.click(update);
  expect(await screen.findByText(/^Vuelo WN\s12: Este vuelo no sale\.$/)).toBeInTheDocument();
});

test('a route that nobody flies says so', async () => {
  open(`?origin=HNL&destination=CUN&date=${today}`);
  expect(await screen.findByText(/No hay vuelos directos de Honolulu a Cancún/)).toBeVisible();
});
