import type { Trip } from '@airline/contract';
import { expect, test } from 'vitest';

import { chosenPartQuery, isNobodyChosen, readChosenPart, toTripPart } from './chosen-part.ts';

// A traveller was renamed after its change of flights.
const trip = { version: 2, bounds: [{}, {}], passengers: [{}, {}, {}], changes: [{}] } as unknown as Trip;
const oneWayAlone = { version: 0, bounds: [{}], passengers: [{}] } as unknown as Trip;

test.each([
  ['', 'whole'],
  ['bounds=1', { bounds: [1] }],
  ['bounds=1,0,1', { bounds: [0, 1] }],
  ['bounds=2', 'whole'],
  ['bounds=-1', 'whole'],
  ['bounds=x', 'whole'],
  ['passengers=2,0', { passengers: [0, 2] }],
  ['passengers=', { passengers: [] }],
  ['passengers=9', { passengers: [] }],
])('the address ?%s means %j', (query, chosen) => {
  expect(readChosenPart(new URLSearchParams(query), trip)).toEqual(chosen);
});

test('a trip of one direction and one traveller is cancelled whole, whatever the address says', () => {
  expect(readChosenPart(new URLSearchParams('bounds=0'), oneWayAlone)).toBe('whole');
  expect(readChosenPart(new URLSearchParams('passengers=0'), oneWayAlone)).toBe('whole');
});

test('what is chosen is written as it is read, and named by the version that is shown', () => {
  for (const chosen of [{ bounds: [1] }, { passengers: [0, 2] }, 'whole'] as const) {
    expect(readChosenPart(new URLSearchParams(chosenPartQuery(chosen)), trip)).toEqual(chosen);
  }
  expect(toTripPart({ passengers: [0, 2] }, trip)).toEqual({ version: 2, passengers: [0, 2] });
  expect(toTripPart({ bounds: [0] }, oneWayAlone)).toEqual({ version: 0, bounds: [0] });
  expect(toTripPart('whole', trip)).toBeUndefined();
  expect([{ passengers: [] }, { passengers: [0] }, 'whole' as const].map(isNobodyChosen)).toEqual([true, false, false]);
});
