import { createTestFrame } from '@airline/app-shell/test-frame';
import { endpoints, type TripCheckIn, type TripLookup } from '@airline/contract';
import { openPageGateway } from '@airline/gateway/test-support';
import type { AppServices } from '@airline/session/services';
import { createTestServices, withServices } from '@airline/session/test-support';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { BagsOfTrip } from './Bags.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
let services: AppServices;
let proof: TripLookup;

beforeEach(async () => {
  localStorage.clear();
  services = createTestServices();
  const booked = await gateway.book({ date: '2026-12-02', family: 'flex' });
  proof = booked.proof;
  vi.setSystemTime('2026-12-01T20:00:00Z');
  await gateway.post(endpoints.checkIn.path, { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true });
  render(<BagsOfTrip trip={booked.trip} proof={proof} />, { wrapper: withServices(Frame, services) });
  await screen.findByRole('region', { name: 'Maletas que va a documentar' });
});

const more = () => screen.getByRole('button', { name: 'Una maleta más de Ana Ruiz' });
const submit = () => screen.getByRole('button', { name: 'Pedir las etiquetas' });

test('a traveller says how many bags they check, as many as are paid, and reads the number of each tag', async () => {
  expect(screen.queryByRole('button', { name: 'Pedir las etiquetas' })).toBeNull();
  await userEvent.click(more());
  await userEvent.click(more());
  await userEvent.click(more());
  await userEvent.click(submit());
  expect(await screen.findByText(/^Las etiquetas están listas/)).toBeVisible();
  const answer = await gateway.post(endpoints.readCheckIn.path, proof);
  const { bounds } = (await answer.json()) as TripCheckIn;
  const tags = bounds[0]?.travellers[0]?.bagTags ?? [];
  expect(tags).toHaveLength(2);
  const spaced = tags.map((tag) => `${tag.slice(0, 1)}\u00A0${tag.slice(1, 4)}\u00A0${tag.slice(4)}`);
  expect(screen.getByText(spaced.join(', '), { normalizer: (text) => text })).toBeVisible();
});

test('a request that fails says why and keeps what was chosen', async () => {
  await userEvent.click(more());
  gateway.disturb(/bag-tags/, { kind: 'cut' });
  await userEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toMatch(/conexión/);
  gateway.restore();
  await userEvent.click(submit());
  expect(await screen.findByText(/^Las etiquetas están listas/)).toBeVisible();
});
