import { createTestFrame } from '@airline/app-shell/test-frame';
import { type BoardingPasses, endpoints, type TripLookup } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { keepTripProof } from '@airline/trip';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { Component } from './KioskPage.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  services = createTestServices();
});

/** Books the flight of tomorrow for Ana Ruiz, and lets its check-in open. */
async function bookForTomorrow(): Promise<TripLookup> {
  vi.setSystemTime('2026-12-01T12:00:00Z');
  const { proof } = await gateway.book({ date: '2026-12-02', family: 'flex' });
  vi.setSystemTime('2026-12-01T20:00:00Z');
  return proof;
}

function open(): void {
  const router = createMemoryRouter([{ path: '/kiosk', element: <Component /> }], { initialEntries: ['/kiosk'] });
  render(<RouterProvider router={router} />, { wrapper: withServices(Frame, services) });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Presses the keys of the screen, one after the other. */
async function type(text: string): Promise<void> {
  const keys = within(screen.getByRole('group', { name: 'Teclado' }));
  for (const sign of text) await userEvent.click(keys.getByRole('button', { name: sign }));
}

async function findByKeys({ recordLocator }: TripLookup): Promise<void> {
  await press('Escribir mi código de reserva');
  await type(recordLocator);
  await press('Siguiente');
  await type('RUIZ');
  await press('Siguiente');
  await type('ANA');
  await press('Buscar mi viaje');
}

/** What of a person is on screen, in storage and in the cache of the page. */
function traces(): string {
  const stored = [sessionStorage, localStorage].flatMap((storage) =>
    Object.keys(storage).map((key) => `${key} ${storage.getItem(key)}`),
  );
  const cached = services.queryClient.getQueryCache().getAll();
  return [document.body.textContent, ...stored, JSON.stringify(cached.map(({ state }) => state.data))].join('\n');
}

test('somebody checks in by the keys of the screen alone, tags a bag, and has their passes to print', async () => {
  const proof = await bookForTomorrow();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open();
  await findByKeys(proof);
  await userEvent.click(await screen.findByRole('button', { name: /^Elegir Dallas/ }));
  expect(screen.getByRole('checkbox', { name: 'Ana Ruiz' })).toBeChecked();
  // No way leads out of the kiosk.
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /materiales peligrosos/ }));
  await press('Hacer el check-in');
  await screen.findByRole('heading', { level: 1, name: 'El check-in está hecho' });
  expect(screen.getByText('Posición A16')).toBeVisible();
  await press('Continuar con las maletas');
  await press('Una maleta más de Ana Ruiz');
  await press('Pedir las etiquetas');
  expect(await screen.findByText(/^Las etiquetas están listas/)).toBeVisible();
  await press('Continuar con los pases');
  const passes = await screen.findByRole('region', { name: 'Pases de Ana Ruiz' });
  expect(within(passes).getByRole('article')).toHaveTextContent('A16');
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
  await press('Imprimir los pases');
  expect(print).toHaveBeenCalledOnce();
  expect(traces()).toContain('Ana Ruiz');
  await press('Terminar y borrar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Haga su check-in aquí');
  expect(traces()).not.toMatch(/ana|ruiz/i);
  expect(traces()).not.toContain(proof.recordLocator);
});

test('a pass that is scanned finds its trip', async () => {
  const proof = await bookForTomorrow();
  await gateway.post(endpoints.checkIn.path, { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true });
  const answer = await gateway.post(endpoints.readBoardingPasses.path, proof);
  const { passes } = (await answer.json()) as BoardingPasses;
  open();
  await press('Escanear mi pase de abordar');
  await userEvent.type(screen.getByLabelText('Código del pase'), 'no pass{Enter}');
  expect(screen.getByText('No pudimos leer este pase')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Código del pase'), `${passes[0]?.barcode ?? ''}{Enter}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Elegir Dallas/ }));
  expect(screen.getByText('Posición A16')).toBeVisible();
});

test('a card gives its name, and nothing of its number reaches the page', async () => {
  const { recordLocator } = await bookForTomorrow();
  open();
  await press('Escribir mi código de reserva');
  screen.getByLabelText('¿Cuál es su código de reserva?').focus();
  await userEvent.keyboard('%B4242424242424242^RUIZ/ANA^30121010000?{Enter}');
  expect(screen.getByText('Nombre en la tarjeta: ANA RUIZ')).toBeVisible();
  expect(screen.getByLabelText('¿Cuál es su código de reserva?')).toHaveValue('');
  expect(document.body.innerHTML).not.toMatch(/4242/);
  await type(recordLocator);
  await press('Buscar mi viaje');
  expect(await screen.findByRole('button', { name: /^Elegir Dallas/ })).toBeVisible();
});

test('a trip that is not found says so, and keeps what was typed to be corrected', async () => {
  await bookForTomorrow();
  open();
  await press('Escribir mi código de reserva');
  await press('Siguiente');
  expect(screen.getByText('El código tiene 6 letras o números')).toBeVisible();
  await press('Atrás');
  await findByKeys({ recordLocator: 'ZZZZZ9', firstName: 'Ana', lastName: 'Ruiz' });
  expect(await screen.findByText('No encontramos un viaje con esos datos')).toBeVisible();
  await press('Corregir los datos');
  expect(screen.getByLabelText('¿Cuál es su código de reserva?')).toHaveValue('ZZZZZ9');
});

test('who leaves the page finds nothing of it when they come back', async () => {
  const proof = await bookForTomorrow();
  // What another page of the site kept before.
  keepTripProof(proof);
  open();
  await findByKeys(proof);
  await screen.findByRole('button', { name: /^Elegir Dallas/ });
  fireEvent(window, new Event('pagehide'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Haga su check-in aquí');
  expect(traces()).not.toContain(proof.recordLocator);
});
