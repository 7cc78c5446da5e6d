import { expect, test } from 'vitest';

import { lowestOfDay } from './lowest-of-day.ts';

test('a day shows its lowest price, and its fewest points although their itinerary has more taxes', () => {
  const nonstop = { totalMinor: 10_570, points: 6_462 };
  const connection = { totalMinor: 11_250, points: 6_154 };
  expect(lowestOfDay([nonstop, connection])).toEqual({
    perPassenger: { amountMinor: 10_570, currency: 'USD' },
    pointsPerPassenger: 6_154,
  });
});

test('a day without anything for sale has neither', () => {
  expect(lowestOfDay([])).toEqual({});
});
