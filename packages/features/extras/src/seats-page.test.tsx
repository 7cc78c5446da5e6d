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
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { loadSeats } from './seats-loader.ts';
import { Component } from './SeatsPage.tsx';

const services = createTestServices();
const AssignedFrame = withServices(await createTestFrame({ settings: { boardingModel: 'assigned' } }), services);
const OpenFrame = withServices(await createTestFrame(), services);

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
  const button = screen.getByText(/^Pagar \$/);
  const payment = within(button.closest('section') ?? document.body);
  for (const [label, text] of [
    [/^Número de tarjeta/, number],
    [/^Vencimiento/, '1230'],
    [/Código de seguridad/, '123'],
    [/Nombre/, 'Ana Ruiz'],
  ] as const) {
    await userEvent.click(payment.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(button);
}

/** Gives a seat of the map by its number: to find it among 143 by its role or its label takes seconds here. */
const seat = (id: string) => document.querySelector<HTMLElement>(`[role=gridcell][data-seat='${id}']`);

async function choose(id: string): Promise<void> {
  const cell = seat(id);
  if (cell === null) throw new Error(`The map has no seat ${id}.`);
  await userEvent.click(cell);
}

const expectChosen = (id: string) =>
  vi.waitFor(() => expect(seat(id)).toHaveAttribute('aria-selected', 'true'), { interval: 200 });

describe('where seats are assigned', () => {
  const gateway = openPageGateway({ settings: { boardingModel: 'assigned' } });

  test('a seat is chosen on the map, paid with one press, and exchanged at no charge for another plain one', async () => {
    const { proof } = await gateway.book();
    open(proof, AssignedFrame);
    await vi.waitFor(() => expect(seat('7C')).not.toBeNull(), { interval: 200 });
    expect(seat('7C')?.closest('[role=grid]')).toHaveAccessibleName(/^Asientos,/);
    expect(screen.queryByText(/^Pagar/)).toBeNull();
    expect(seat('7C')).toHaveAccessibleName('7C, pasillo, libre, $15.00');
    await choose('7C');
    expect(screen.getByText(/^7C para Ana Ruiz/)).toBeVisible();
    await pay('4242424242424242');
    expect(await screen.findByText('Listo: los asientos son suyos')).toBeVisible();
    await expectChosen('7C');
    await choose('8A');
    await userEvent.click(screen.getByText('Guardar estos asientos'));
    expect(await screen.findByText('Los verá en su viaje y en sus pases de abordar.')).toBeVisible();
    await expectChosen('8A');
    expect(gateway.requests.filter(({ path }) => path.endsWith('/trips/extras'))).toHaveLength(1);
  });
});

describe('where people sit where they like', () => {
  const gateway = openPageGateway();

  test('the page says so, and leads to what boards ahead', async () => {
    const { proof } = await gateway.book();
    open(proof, OpenFrame);
    expect(await screen.findByRole('heading', { name: 'Usted elige al abordar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abordaje preferente' })).toHaveAttribute(
      'href',
      buildPath('air-upgraded-boarding-trip', { recordLocator: proof.recordLocator }),
    );
  });
});
