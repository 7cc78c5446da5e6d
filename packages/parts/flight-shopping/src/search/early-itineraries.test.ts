import { createTestServices } from '@airline/session/test-support';
import { expect, test, vi } from 'vitest';

import { prefetchFlights } from '../results.ts';
import { earlyItineraries } from './early-itineraries.ts';

test('what is asked before the app runs is what the app asks first', async () => {
  const asked = vi.fn<(address: string) => Promise<Response>>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
  const address = new URL(
    'https://alisio.invalid/air/booking/flights?trip=one-way&from=DAL&to=SJU&date=2099-12-01&infants=1',
  );
  await prefetchFlights(new Request(address), createTestServices());
  const early = earlyItineraries.replaceAll(
    /\{(\w+)\|(\w*)\}/g,
    (_, name: string, otherwise: string) => address.searchParams.get(name) ?? otherwise,
  );
  expect(asked.mock.calls.map(([first]) => first)).toContain(early);
  vi.unstubAllGlobals();
});
