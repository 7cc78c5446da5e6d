import { AppLayout, BareLayout } from '@airline/app-shell';
import { createTestFrame } from '@airline/app-shell/test-frame';
import { offerOf } from '@airline/itinerary/test-support';
import { createTestServices, withServices } from '@airline/session/test-support';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chooseOffer, useBooking } from '../booking-draft.ts';
import { MiniCart } from './MiniCart.tsx';

beforeEach(() => {
  sessionStorage.clear();
  useBooking.setState({ passengers: {}, refused: [] }, true);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(miniCart: boolean, bare = false) {
  const offer = offerOf();
  chooseOffer(offer, '/air/booking/flights?from=DAL');
  const Frame = withServices(
    await createTestFrame({ settings: { metadataFlags: { miniCart } } }),
    createTestServices(),
  );
  const Layout = bare ? BareLayout : AppLayout;
  render(
    <MemoryRouter>
      <Layout>
        <MiniCart offer={offer} />
      </Layout>
    </MemoryRouter>,
    { wrapper: Frame },
  );
}

test('where the flag is on, the header has the chosen flights and their price, which open and close', async () => {
  await open(true);
  const header = within(screen.getByRole('banner'));
  const button = header.getByRole('button', { name: /^Su viaje: .+ – .+ \$120\.00$/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const details = within(header.getByRole('region', { name: 'Su viaje' }));
  expect(details.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0);
  expect(details.getByRole('link', { name: 'Cambiar vuelos' })).toHaveAttribute(
    'href',
    '/air/booking/flights?from=DAL',
  );
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test.each([
  ['the flag is off', false, false],
  ['there is no header', true, true],
])('where %s there is none', async (_, isOn, bare) => {
  await open(isOn, bare);
  expect(screen.queryByRole('button', { name: /^Su viaje/ })).toBeNull();
});
