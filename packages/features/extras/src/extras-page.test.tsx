import { createTestFrame } from '@airline/app-shell/test-frame';
import type { TripLookup } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { buildPath } from '@airline/links';
import { createTestServices, withServices } from '@airline/session/test-support';
import { keepTripProof } from '@airline/trip';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { extraPages } from './extra-pages.ts';
import { loadExtras } from './extras-loader.ts';
import { ExtrasPage, type ExtrasPageProps } from './ExtrasPage.tsx';

const gateway = openPageGateway();
const services = createTestServices();
const Frame = withServices(await createTestFrame(), services);

beforeEach(() => {
  sessionStorage.clear();
  services.queryClient.clear();
});

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

function show(kind: ExtrasPageProps['kind'], recordLocator: string): void {
  const path = buildPath(extraPages[kind], { recordLocator });
  const router = createMemoryRouter(
    [
      {
        path: path.replace(recordLocator, ':recordLocator'),
        element: <ExtrasPage kind={kind} />,
        loader: (args) => loadExtras(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper: Frame });
}

/** Opens the extras of a trip in a tab that can prove whose it is. */
function open(kind: ExtrasPageProps['kind'], proof: TripLookup): void {
  keepTripProof(proof);
  show(kind, proof.recordLocator);
}

const purchases = () => gateway.requests.filter(({ path }) => path.endsWith('/trips/extras'));

async function pay(number: string): Promise<void> {
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await userEvent.type(field(/^Número de tarjeta/), number);
  await userEvent.type(field(/^Vencimiento/), '1230');
  await userEvent.type(field(/Código de seguridad/), '123');
  await userEvent.type(field(/Nombre/), 'Ana Ruiz');
  await userEvent.click(screen.getByRole('button', { name: /^Pagar \$/ }));
}

test('a bag is chosen, paid with one press, and shown as the traveller’s', async () => {
  const { proof } = await gateway.book();
  open('bag', proof);
  const more = await screen.findByRole('button', { name: 'Una maleta más para Ana Ruiz' });
  expect(screen.getByText('Su tarifa incluye 1 maleta.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  await userEvent.click(more);
  await userEvent.click(more);
  await pay('4242424242424242');
  expect(await screen.findByText('Listo: ya es parte de su viaje')).toBeVisible();
  expect(await screen.findByText('Su tarifa incluye 1 maleta. Ya pagó 2 maletas más.')).toBeVisible();
  expect(purchases()).toHaveLength(1);
  expect(purchases()[0]?.body).toMatchObject({ shown: { total: { amountMinor: 15_000 } } });
});

test('a card that the bank declines is said with what stays as it was, and another one pays', async () => {
  const { proof } = await gateway.book();
  open('earlyBird', proof);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ana Ruiz' }));
  await pay('4000000000000002');
  expect(await screen.findByText(/No se hizo ningún cargo\. Su viaje sigue como estaba\./)).toBeVisible();
  await pay('4242424242424242');
  expect(await screen.findByText('Comprado')).toBeVisible();
  expect(screen.getByText('Su lugar se aparta 36 horas antes de la salida.')).toBeVisible();
});

test('what is not sold yet says from when', async () => {
  const { proof } = await gateway.book();
  open('upgradedBoarding', proof);
  expect(await screen.findByText('Todavía no se vende')).toBeVisible();
  expect(screen.getByText(/Se vende desde el .*hora de Dallas/)).toBeVisible();
});

test('a tab that cannot prove whose the trip is asks for it', async () => {
  show('upgradedBoarding', 'K7PM2Q');
  expect(await screen.findByText('/air/upgraded-boarding/')).toBeVisible();
});
