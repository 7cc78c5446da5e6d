import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway } from '@airline/gateway/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { FreeSeats } from './FreeSeats.tsx';

const gateway = openPageGateway({ settings: { boardingModel: 'assigned' } });
/** To look at 143 seats takes long in a document without a browser: now and then is enough. */
const nowAndThen = { interval: 200 };

const seat = (id: string) => document.querySelector<HTMLElement>(`[role=gridcell][data-seat='${id}']`);

async function choose(id: string): Promise<void> {
  await vi.waitFor(() => expect(seat(id)).not.toBeNull(), nowAndThen);
  const cell = seat(id);
  if (cell !== null) await userEvent.click(cell);
}

async function open(family: 'basic' | 'flex') {
  const services = createTestServices();
  const Frame = withServices(await createTestFrame({ settings: { boardingModel: 'assigned' } }), services);
  const { trip, proof } = await gateway.book({ family });
  const onChosen = vi.fn<() => void>();
  render(<FreeSeats trip={trip} proof={proof} onChosen={onChosen} />, { wrapper: Frame });
  return onChosen;
}

test('a seat that costs something is not given where nothing can be paid, and says what it costs', async () => {
  const onChosen = await open('basic');
  await choose('7C');
  expect(screen.getByText('Estos asientos cuestan $15.00')).toBeVisible();
  expect(screen.queryByText('Guardar estos asientos')).toBeNull();
  expect(onChosen).not.toHaveBeenCalled();
});

test('a seat that the fare includes is theirs with one press', async () => {
  const onChosen = await open('flex');
  await choose('7C');
  await userEvent.click(screen.getByText('Guardar estos asientos'));
  await vi.waitFor(() => expect(onChosen).toHaveBeenCalledOnce(), nowAndThen);
});
