import { createTestFrame } from '@airline/app-shell/test-frame';
import { type BoardingPasses, endpoints, type TripLookup } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Component as BoardingPage, loader } from './BoardingPage.tsx';
import { Component as FindFlightPage } from './FindFlightPage.tsx';

const date = '2026-12-02';
const legId = `WN10-${date}-DAL`;

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  localStorage.clear();
  services = createTestServices();
});

/** Books the flight, and checks its traveller in once that is open; gives the text of the pass. */
async function checkIn(firstName: string): Promise<{ readonly code: string; readonly proof: TripLookup }> {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  const { proof } = await gateway.book({ date, passenger: { firstName } });
  vi.setSystemTime('2026-12-01T20:00:00Z');
  await gateway.post(endpoints.checkIn.path, { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true });
  const answer = await gateway.post(endpoints.readBoardingPasses.path, proof);
  const { passes } = (await answer.json()) as BoardingPasses;
  vi.setSystemTime('2026-12-02T12:30:00Z');
  return { code: passes[0]?.barcode ?? '', proof };
}

async function openAs(staffRole: 'gate' | null, path = `/gate/${legId}`): Promise<void> {
  const { username } = await gateway.member({ staffRole });
  await services.session.logIn({ method: 'password', category: 'member', username, password });
  const router = createMemoryRouter(
    [
      { path: '/gate', element: <FindFlightPage /> },
      {
        path: '/gate/:flight',
        element: <BoardingPage />,
        loader: (args) => loader(args, services),
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
  await screen.findByRole('heading', { level: 1 });
}

const field = () => screen.getByLabelText('Pase o número de secuencia');
/** Scans as a reader does that types: fast, and with Enter at the end. */
const scan = (text: string) => userEvent.type(field(), `${text.replaceAll(/[{[]/g, '$&$&')}{Enter}`);
const result = () => screen.getByRole('region', { name: 'Resultado' });

test('a pass boards once its place is called, once; the field is ready for the next one', async () => {
  const { code } = await checkIn('Ana');
  await openAs('gate');
  await scan(code);
  expect(await within(result()).findByText('Todavía no se llama su lugar')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Llamar A1 a A15' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Llamar A16 a A30' }));
  expect(await screen.findByText('Todos los lugares están llamados.')).toBeVisible();
  await scan(code);
  expect(await within(result()).findByText('Puede abordar')).toBeVisible();
  expect(within(result()).getByText(/^Ana Ruiz · A16 · secuencia 001/)).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await scan(code);
  expect(await within(result()).findByText('Ya abordó')).toBeVisible();
  expect(screen.getByText('1 de 1 a bordo', { selector: 'span' })).toBeVisible();
});

test('who cannot be scanned is boarded from the list, and taken off again', async () => {
  await checkIn('Ana');
  await openAs('gate');
  await userEvent.click(screen.getByRole('button', { name: 'Abordar a Ana Ruiz' }));
  expect(await screen.findByText(/^A bordo desde las/)).toBeVisible();
  await userEvent.click(screen.getByLabelText('Solo quienes faltan'));
  expect(screen.getByText('Todos están a bordo')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Solo quienes faltan'));
  await userEvent.click(screen.getByRole('button', { name: 'Bajar a Ana Ruiz' }));
  expect(await screen.findByRole('button', { name: 'Abordar a Ana Ruiz' })).toBeVisible();
});

test('an answer that is lost is asked for again as the same scan, and no pass is said to be used twice', async () => {
  const { code } = await checkIn('Ana');
  await openAs('gate');
  await userEvent.click(screen.getByRole('button', { name: 'Llamar A1 a A15' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Llamar A16 a A30' }));
  await screen.findByText('Todos los lugares están llamados.');
  gateway.disturb(/scans/, { kind: 'lose-answer' });
  await scan(code);
  const retry = await within(await screen.findByRole('alert')).findByRole('button');
  gateway.restore();
  await userEvent.click(retry);
  expect(await within(result()).findByText('Puede abordar')).toBeVisible();
});

test('what is no pass, and a pass of a cancelled trip, are said in words of their own', async () => {
  const { code, proof } = await checkIn('Ana');
  await gateway.cancel(proof);
  await openAs('gate');
  await scan(code);
  expect(await within(result()).findByText('Reserva cancelada')).toBeVisible();
  await scan('hola');
  expect(await within(result()).findByText('No es un pase de abordar')).toBeVisible();
  expect(screen.getByText('Nadie tiene check-in todavía')).toBeVisible();
});

test('a member without the role reads that the page is not for them', async () => {
  await openAs(null);
  expect(screen.getByText('Esta página es para el personal de puerta')).toBeVisible();
});

test('a flight is found by its number and day; what is none is said with what was typed', async () => {
  vi.setSystemTime('2026-12-02T12:30:00Z');
  await openAs('gate', '/gate');
  const number = screen.getByLabelText('Número de vuelo');
  await userEvent.type(number, 'abc{Enter}');
  expect(screen.getByText(/Usted escribió «abc»/)).toBeVisible();
  await userEvent.clear(number);
  await userEvent.type(number, 'wn 10{Enter}');
  const way = await screen.findByRole('link', { name: 'Abrir la puerta de Dallas a Houston, 07:00' });
  expect(way).toHaveAttribute('href', `/gate/${legId}`);
});
