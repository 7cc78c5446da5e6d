import { expect, test } from 'vitest';

import { getStation, stations } from './stations.ts';

test('codes are unique and lead to their own record', () => {
  expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
  for (const station of stations) expect(getStation(station.id)).toBe(station);
});

test('Palm Beach resolves by its retired code', () => {
  expect(getStation('PBI')).toBe(getStation('DJT'));
});
