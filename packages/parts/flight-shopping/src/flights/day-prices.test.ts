import { expect, test } from 'vitest';

import { createFlight } from '../test-support/flights.ts';
import { dayBasis, dayOnBasis } from './day-prices.ts';

const day = (date: string, dollars: number, points: number) => ({
  date,
  perPassenger: { amountMinor: dollars * 100, currency: 'USD' as const },
  pointsPerPassenger: points,
});
const party = { adults: 2, children: 2, lapInfants: 0 };
const out = day('2026-12-12', 100, 6_000);
const back = day('2026-12-19', 80, 5_000);

test.each([
  ['person', 100, 6_000],
  ['party', 400, 24_000],
  ['personTrip', 180, 11_000],
  ['partyTrip', 720, 44_000],
] as const)('a day is shown on the basis of the list: %s, $%d or %d points', (basis, dollars, points) => {
  expect(dayOnBasis(out, basis, { party, chosen: [], onward: [back] })).toEqual(day('2026-12-12', dollars, points));
});

test('a trip counts the flights that are chosen, and has no price where a later day has none', () => {
  const itinerary = createFlight();
  const [fare] = itinerary.fares;
  if (fare === undefined) throw new Error('The itinerary has no fare.');
  const { perPassenger } = dayOnBasis(back, 'personTrip', { party, chosen: [{ itinerary, fare }], onward: [] });
  expect(perPassenger?.amountMinor).toBe(8_000 + fare.perPassenger.amountMinor);
  expect(dayOnBasis(out, 'personTrip', { party, chosen: [], onward: [undefined] })).toEqual({ date: out.date });
});

test('with infants on laps, whose taxes no day tells, a day is shown for each person', () => {
  expect(dayBasis('partyTrip', { ...party, lapInfants: 1 })).toBe('personTrip');
  expect(dayBasis('party', { ...party, lapInfants: 1 })).toBe('person');
  expect(dayBasis('party', party)).toBe('party');
});
