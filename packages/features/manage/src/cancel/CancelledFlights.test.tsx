import { createTestFrame } from '@airline/app-shell/test-frame';
import { openPageGateway } from '@airline/gateway/test-support';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CancelledFlights } from './CancelledFlights.tsx';

const gateway = openPageGateway();
const Frame = await createTestFrame();
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** Shows what becomes of a flight of 129.00, which a lap infant flies for these taxes. */
async function showWithInfant(taxesMinor: number): Promise<readonly (string | null)[]> {
  const { trip } = await gateway.book();
  const infant = { kind: 'lapInfant' as const, count: 1, base: usd(0), taxes: [], total: usd(taxesMinor) };
  render(
    <CancelledFlights
      trip={{ ...trip, price: { ...trip.price, passengers: [...trip.price.passengers, infant] } }}
      chosen="whole"
      quote={{
        refund: usd(taxesMinor),
        credit: usd(12_900),
        forfeited: usd(0),
        pointsReturned: 0,
        bounds: [{ amount: usd(12_900), givenBackAs: 'travelCredit' }],
        closesAt: '2026-12-12T12:00:00Z',
        creditExpiresOn: '2027-12-05',
        needsCode: false,
      }}
    />,
    { wrapper: Frame },
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

test('what a lap infant paid has a line of its own, so that the lines come to what is given back', async () => {
  expect(await showWithInfant(8_430)).toEqual([
    expect.stringContaining('Viento: $129.00 en un fondo de viaje'),
    'Impuestos y cargos de bebés en brazos: devolvemos $84.30',
  ]);
});

test('a lap infant who paid nothing has no line', async () => {
  expect(await showWithInfant(0)).toEqual([expect.stringContaining('Viento: $129.00 en un fondo de viaje')]);
});
