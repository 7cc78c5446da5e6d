import { createTestFrame } from '@airline/app-shell/test-frame';
import { problemTypes } from '@airline/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { queryClient } from '../../../gateway.ts';
import { keepTripProof } from '../../../trip-proofs.ts';
import {
  booked,
  cancelled,
  creditQuote,
  freeQuote,
  gatewayOf,
  given,
  lost,
  proof,
  refused,
  usd,
} from '../test-support/trips.ts';
import { loadCancellation } from './cancellation-loader.ts';
import { CancelTripPage } from './CancelTripPage.tsx';

const Frame = await createTestFrame();

beforeEach(() => {
  sessionStorage.clear();
  queryClient.clear();
  keepTripProof(proof);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname} {JSON.stringify(state)}
    </p>
  );
}

function open(answers: Parameters<typeof gatewayOf>[0], path = '/air/cancel/K7QM2X') {
  const gateway = gatewayOf(answers);
  vi.stubGlobal('fetch', gateway.fetch);
  const router = createMemoryRouter(
    [
      {
        path: '/air/cancel/:recordLocator',
        element: <CancelTripPage />,
        loader: loadCancellation,
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: Frame });
  return gateway;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('alertdialog', { name: '¿Cancelar su viaje a Houston (Hobby)?' }));
const plain = (element: HTMLElement) => element.textContent.replaceAll(/\s/g, ' ');

const quotePath = 'trips/cancellation-quote';
const cancelPath = 'trips/cancellation';

test('within the free day: the money, until when, and the points that go', async () => {
  open({ 'trips/lookup': [given(booked)], [quotePath]: [given(freeQuote)] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Cancelar su viaje a Houston (Hobby)');
  const main = plain(document.body);
  expect(main).toContain('A su tarjeta Visa terminada en 4242$120.00');
  expect(main).toContain('hasta el miércoles 2 de diciembre de 2026 a las 6:00 a.m. (hora de Dallas)');
  expect(main).toContain('Se retiran los 700 puntos');
  await press('Cancelar el viaje');
  expect(dialog().getByText('\u2212700 puntos')).toBeVisible();
  expect(main).not.toContain('crédito');
});

test('later: the credit, whose it is and until when', async () => {
  open({ 'trips/lookup': [given(booked)], [quotePath]: [given(creditQuote)] });
  expect(await screen.findByText('Viento: $120.00 en crédito de viaje')).toBeVisible();
  expect(screen.getByText('El crédito queda a nombre de Ana Ruiz y vence el 5 de diciembre de 2027.')).toBeVisible();
  expect(screen.queryByText(/Se retira/)).toBeNull();
});

test('nothing is cancelled until the question is answered; then the trip is shown as cancelled', async () => {
  const { asked } = open({
    'trips/lookup': [given(booked)],
    [quotePath]: [given(creditQuote)],
    [cancelPath]: [given(cancelled)],
  });
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await userEvent.click(dialog().getByRole('button', { name: 'Conservar el viaje' }));
  expect(asked.some(({ path }) => path === cancelPath)).toBe(false);
  await press('Cancelar el viaje');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancelar el viaje' }));
  expect(await screen.findByText('/trip/K7QM2X {"cancelled":"now"}')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({
    path: cancelPath,
    body: { ...proof, shown: { refund: usd(0), credit: usd(12_000) } },
  });
});

test('a trip that was cancelled in another tab leads to it, and says so', async () => {
  open({
    'trips/lookup': [given(booked)],
    [quotePath]: [given(creditQuote)],
    [cancelPath]: [refused(problemTypes.tripAlreadyCancelled.type)],
  });
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancelar el viaje' }));
  expect(await screen.findByText('/trip/K7QM2X {"cancelled":"before"}')).toBeVisible();
});

test('a trip that is cancelled already is shown as one', async () => {
  open({
    'trips/lookup': [given(cancelled)],
    [quotePath]: [refused(problemTypes.tripAlreadyCancelled.type)],
  });
  expect(await screen.findByText('/trip/K7QM2X null')).toBeVisible();
});

test('what comes back changed meanwhile: it is said, shown, and asked with another key', async () => {
  const { asked } = open({
    'trips/lookup': [given(booked)],
    [quotePath]: [given(freeQuote), given(creditQuote)],
    [cancelPath]: [refused(problemTypes.cancellationChanged.type), given(cancelled)],
  });
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancelar el viaje' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Lo que recibe cambió mientras lo revisaba');
  expect(await screen.findByText('Viento: $120.00 en crédito de viaje')).toBeVisible();
  await press('Cancelar el viaje');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancelar el viaje' }));
  await screen.findByText('/trip/K7QM2X {"cancelled":"now"}');
  const [first, second] = asked.filter(({ path }) => path === cancelPath);
  expect(second?.key).not.toBe(first?.key);
});

test('a connection that is lost: it is asked again with the same key', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { asked } = open({
    'trips/lookup': [given(booked)],
    [quotePath]: [given(creditQuote)],
    [cancelPath]: [lost, lost, given(cancelled)],
  });
  await screen.findByRole('heading', { level: 1 });
  await press('Cancelar el viaje');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancelar el viaje' }));
  expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent('Parece que no hay conexión');
  await press('Intentar de nuevo');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancelar el viaje' }));
  await screen.findByText('/trip/K7QM2X {"cancelled":"now"}');
  const keys = asked.filter(({ path }) => path === cancelPath).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('too late: why, and the way back to the trip', async () => {
  open({ 'trips/lookup': [given(booked)], [quotePath]: [refused(problemTypes.cancellationClosed.type)] });
  expect(await screen.findByText('Este viaje ya no se puede cancelar aquí')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mi viaje' })).toHaveAttribute('href', '/trip/K7QM2X');
  expect(screen.queryByRole('button', { name: 'Cancelar el viaje' })).toBeNull();
});

test('whose trip it is must be told first; what no locator can be is not found', async () => {
  open({}, '/air/cancel/ABCDEF');
  expect(await screen.findByText('/air/cancel/ {"recordLocator":"ABCDEF"}')).toBeVisible();
  cleanup();
  open({}, '/air/cancel/!!');
  expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
});
