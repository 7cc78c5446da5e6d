import { expect, test } from 'vitest';

import { distanceBetween } from './station-distance.ts';
import { getStation, type Station } from './stations.ts';

function station(id: string): Station {
  const found = getStation(id);
  if (!found) throw new Error(`${id} is no station.`);
  return found;
}

const at = (latitude: string, longitude: string): Station => ({ ...station('DAL'), latitude, longitude });

test.each([
  ['DAL', 'HOU', 240],
  ['LAX', 'JFK', 2475],
  ['SYD', 'LAX', 7488],
  ['LHR', 'JFK', 3451],
  ['AKL', 'SCL', 6007],
])('from %s to %s it is %i miles', (from, to, miles) => {
  expect(Math.abs(distanceBetween(station(from), station(to)) - miles)).toBeLessThan(miles * 0.006);
});

test('a degree of the meridian is 111.195 km on the mean sphere, and 69.093 miles', () => {
  expect(distanceBetween(at('0', '0'), at('1', '0'), 'km')).toBeCloseTo(111.195_08, 4);
  expect(distanceBetween(at('0', '0'), at('1', '0'), 'mi')).toBeCloseTo(69.093_42, 4);
  expect(distanceBetween(at('0', '0'), at('1', '0'))).toBeCloseTo(69.093_42, 4);
});

test('a degree of longitude shrinks with the latitude', () => {
  expect(distanceBetween(at('60', '0'), at('60', '1'), 'km')).toBeCloseTo(55.597_01, 4);
});

test('the shorter way over the antimeridian is measured', () => {
  expect(distanceBetween(at('0', '179.5'), at('0', '-179.5'), 'km')).toBeCloseTo(111.195_08, 4);
});

test('antipodes are half the circumference apart, and poles too', () => {
  expect(distanceBetween(at('0', '0'), at('0', '180'), 'km')).toBeCloseTo(Math.PI * 6371.0088, 6);
  expect(distanceBetween(at('90', '0'), at('-90', '77'), 'km')).toBeCloseTo(Math.PI * 6371.0088, 6);
  expect(distanceBetween(at('33.3', '44.4'), at('-33.3', '-135.6'), 'km')).toBeCloseTo(Math.PI * 6371.0088, 3);
});
