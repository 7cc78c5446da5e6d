import type { FlightLeg } from '@airline/contract';
import { expect, test } from 'vitest';

import { sortNextFlights } from './next-flights.ts';

const legs = (departsAt: string, arrivesAt: string): FlightLeg[] => [
  {
    id: departsAt,
    flight: '9Z1',
    from: 'DAL',
    to: 'HOU',
    departsAt: `2026-12-28T${departsAt}:00-06:00`,
    arrivesAt: `2026-12-28T${arrivesAt}:00-06:00`,
    durationMinutes: 60,
    aircraft: '73H',
  },
];
const way = (departsAt: string, arrivesAt: string, families: readonly ('basic' | 'classic')[] = ['basic']) => ({
  id: `${departsAt}-${arrivesAt}`,
  legs: legs(departsAt, arrivesAt),
  fares: families.map((family) => ({ family })),
});
const booked = way('10:00', '11:00');
const itinerary = { id: booked.id, legs: booked.legs, connections: [], stops: 0, durationMinutes: 60 };
const sorted = (...found: readonly ReturnType<typeof way>[]) =>
  sortNextFlights({ itinerary, family: 'basic' }, found).map(({ id }) => id);

test('the earliest arrival stands first, and of two alike the one that leaves later', () => {
  expect(sorted(way('11:00', '15:00'), way('13:00', '14:00'), way('12:00', '14:00'))).toEqual([
    '13:00-14:00',
    '12:00-14:00',
    '11:00-15:00',
  ]);
});

test('nothing leaves before the booked flight, is it, or is sold in other fares alone', () => {
  expect(sorted(way('09:59', '10:59'), booked, way('12:00', '13:00', ['classic']), way('10:00', '11:30'))).toEqual([
    '10:00-11:30',
  ]);
});
