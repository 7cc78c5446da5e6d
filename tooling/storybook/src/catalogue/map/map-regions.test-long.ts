import { expect, test } from 'vitest';

import { boxAround } from './map-regions.ts';

test('a box goes round its places', () => {
  const places = [
    { latitude: 18, longitude: -66 },
    { latitude: 30, longitude: -97 },
    { latitude: 25, longitude: -80 },
  ];
  expect(boxAround(places)).toEqual({ west: -97, south: 18, east: -66, north: 30 });
});

test('a box round neighbours is widened evenly to six degrees', () => {
  const places = [
    { latitude: 41, longitude: -88 },
    { latitude: 42, longitude: -87 },
  ];
  expect(boxAround(places)).toEqual({ west: -90.5, south: 38.5, east: -84.5, north: 44.5 });
  expect(boxAround([{ latitude: 0, longitude: 0 }])).toEqual({ west: -3, south: -3, east: 3, north: 3 });
});
