import { getStation, type Station, stations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { kilometresFromLand, offshoreStations } from './land-distance.ts';

test.each([
  ['Denver', -104.67, 39.86],
  ['Moscow', 37.6, 55.7],
  ['Rovaniemi, at the latitude where Eurasia crosses the antimeridian', 25.83, 66.56],
  ['Chukotka, beyond the antimeridian', -175, 66.5],
  ['Alice Springs', 133.9, -23.8],
  ['the south pole, which Antarctica goes round', 0, -89],
])('%s lies on land', (_, longitude, latitude) => {
  expect(kilometresFromLand(longitude, latitude)).toBe(0);
});

test.each([
  ['the Gulf of Guinea', 0, 0, 560, 600],
  ['San Juan with a wrong sign', 66.0018, 18.4394, 500, 530],
  ['the pole of inaccessibility of the Pacific', -123.4, -48.9, 2600, 2700],
  ['the north pole', 0, 90, 700, 720],
])('%s lies about as far from land as an atlas says', (_, longitude, latitude, least, most) => {
  const kilometres = kilometresFromLand(longitude, latitude);
  expect(kilometres).toBeGreaterThan(least);
  expect(kilometres).toBeLessThan(most);
});

test('no station of the catalogue lies 200 km from land', () => {
  expect(offshoreStations(stations, 200)).toEqual([]);
});

test('only San Andrés, which the outlines leave out, lies 50 km from what they draw', () => {
  expect(offshoreStations(stations, 50).map(({ station }) => station.id)).toEqual(['ADZ']);
});

test('stations with a wrong sign are found, the farthest first', () => {
  const withoutMinus = (id: string): Station => {
    const station = getStation(id);
    if (station === undefined) throw new Error(`no station ${id}`);
    return { ...station, longitude: station.longitude.replace('-', '') };
  };
  const found = offshoreStations([withoutMinus('LIH'), ...stations, withoutMinus('SJU')], 200);
  expect(found.map(({ station }) => station.id)).toEqual(['LIH', 'SJU']);
  expect(found[0]?.kilometres).toBeGreaterThan(found[1]?.kilometres ?? Infinity);
});
