import { expect, test } from 'vitest';

import { leg } from '../../../../../test-support/legs.ts';
import { createItinerary } from '../../../search/rules/itinerary.ts';
import { datedLeg } from '../../../schedule/rules/dated-leg.ts';
import { co2Kilograms, co2KilogramsOver } from './co2.ts';

test.each([
  [0, 0],
  [100, 20.7],
  [299, 61.893],
  [300, 38.7],
  [2299, 296.571],
  [2300, 374.9],
])('over %d miles a passenger causes %d kg', (miles, kilograms) => {
  expect(co2KilogramsOver(miles)).toBeCloseTo(kilograms, 6);
});

test('each leg counts by its own great circle: a stop on the way costs more than the flight without it', () => {
  const [first, second, direct] = [
    'DAL 07:00 -6 > HOU 08:05 -6',
    'HOU 09:00 -6 > LAX 10:40 -8',
    'DAL 07:00 -6 > LAX 08:40 -8',
  ].map((route, index) => datedLeg(leg(route, { flightNumber: 10 + index }), 20_500));
  if (!first || !second || !direct) throw new Error('Three legs were given.');
  // 239 and 1,389 miles: 49.6 + 179.2 kg; 1,244 miles: 160.4 kg.
  expect(co2Kilograms(createItinerary([first, second]))).toBe(229);
  expect(co2Kilograms(createItinerary([direct]))).toBe(160);
});
