import { createTestFrame } from '@airline/app-shell/test-frame';
import type { TripLookup } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import { buildPath } from '@airline/links';
import { createTestServices, withServices } from '@airline/session/test-support';
import { keepTripProof } from '@airline/trip';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';

import { loadSeats } from './seats-loader.ts';
import { Component } from './SeatsPage.tsx';

const services = createTestServices();

beforeEach(() => {
  sessionStorage.clear();
  services.queryClient.clear();
});

function Elsewhere() {
  return <p>{useLocation().pathname}</p>;
}

/** Opens the seats of a trip in a tab that can prove whose it is. */
function open(proof: TripLookup, wrapper: ComponentType<{ readonly children: ReactNode }>): void {
  keepTripProof(proof);
  const path = buildPath('air-seat-trip', { recordLocator: proof.recordLocator });
  const router = createMemoryRouter(
    [
      {
        path: path.replace(proof.recordLocator, ':recordLocator'),
        element: <Component />,
        loader: (args) => loadSeats(args, services),
        hydrateFallbackElement: <p />,
      },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />, { wrapper });
}

async function pay(number: string): Promise<void> {
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  await userEvent.type(field(/^Número de tarjeta/), number);
  await userEvent.type(field(/^Vencimiento/), '1230');
  await userEvent.type(field(/Código de seguridad/), '123');
  await userEvent.type(field(/Nombre/), 'Ana Ruiz');
  await userEvent.click(screen.getByRole('button', { name: /^Pagar \$/ }));
}

describe('where seats are assigned', () => {
  const gateway = openPageGateway({ settings: { boardingModel: 'assigned' } });

  test('a seat is chosen on the map, paid with one press, and exchanged at no charge for another plain one', async () => {
    const Frame = withServices(await createTestFrame({ settings: { boardingModel: 'assigned' } }), services);
    const { proof } = await gateway.book();
    open(proof, Frame);
    const map = await screen.findByRole('grid', { name: /^Asientos,/ });
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
    await userEvent.click(within(map).getByRole('gridcell', { name: '7C, pasillo, libre, $15.00' }));
    expect(screen.getByText(/^7C para Ana Ruiz/)).toBeVisible();
    await pay('4242424242424242');
    expect(await screen.findByText('Listo: los asientos son suyos')).toBeVisible();
    expect(await screen.findByRole('gridcell', { name: /^7C/, selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('gridcell', { name: /^8A/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar estos asientos' }));
    expect(await screen.findByText('Los verá en su viaje y en sus pases de abordar.')).toBeVisible();
    expect(await screen.findByRole('gridcell', { name: /^8A/, selected: true })).toBeVisible();
    expect(gateway.requests.filter(({ path }) => path.endsWith('/trips/extras'))).toHaveLength(1);
  });
});

describe('where people sit where they like', () => {
  const gateway = openPageGateway();

  test('the page says so, and leads to what boards ahead', async () => {
    const Frame = withServices(await createTestFrame(), services);
    const { proof } = await gateway.book();
    open(proof, Frame);
    expect(await screen.findByRole('heading', { name: 'Usted elige al abordar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abordaje preferente' })).toHaveAttribute(
      'href',
      buildPath('air-upgraded-boarding-trip', { recordLocator: proof.recordLocator }),
    );
  });
});
