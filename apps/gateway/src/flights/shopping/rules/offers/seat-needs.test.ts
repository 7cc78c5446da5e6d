import { expect, test } from 'vitest';

import { leg } from '../../../../../test-support/legs.ts';
import { createSchedule } from '../../../schedule/rules/index.ts';
import type { OfferContent } from './offer-content.ts';
import { seatNeeds } from './seat-needs.ts';

const schedule = createSchedule([leg('DAL 07:00 -6 > HOU 08:05 -6', { flightNumber: 10, configuration: 'Y175' })]);
const flightLeg = (id: string, departsAt: string) => ({
  id,
  flight: 'WN10',
  from: 'DAL',
  to: 'HOU',
  departsAt,
  arrivesAt: departsAt,
  durationMinutes: 65,
  aircraft: '7M8',
});
const bound = (legs: readonly ReturnType<typeof flightLeg>[]): OfferContent['bounds'][number] => ({
  origin: 'DAL',
  destination: 'HOU',
  date: '2026-03-10',
  itinerary: { id: '', legs: [...legs], connections: [], stops: 0, durationMinutes: 65 },
  family: 'basic',
  perPassenger: { amountMinor: 1, currency: 'USD' },
});

test('a party takes a seat on each leg for each ticket, of the seats that the schedule says there are', () => {
  const bounds = [
    bound([flightLeg('WN10-2026-03-10-DAL', '2026-03-10T07:00:00-06:00')]),
    bound([flightLeg('WN99-2026-03-12-HOU', '2026-03-12T23:59:00-06:00')]),
  ];
  expect(seatNeeds({ party: { adults: 2, children: 1, lapInfants: 2 }, bounds }, schedule)).toEqual([
    { legId: 'WN10-2026-03-10-DAL', date: '2026-03-10', bound: 0, seats: 3, capacity: 175 },
    { legId: 'WN99-2026-03-12-HOU', date: '2026-03-12', bound: 1, seats: 3 },
  ]);
});
