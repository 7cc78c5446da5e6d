import { expect, test } from 'vitest';

import { accentAt, isEvergreen, seasonAt } from './season.ts';

const chicago = 41.8;
const houston = 29.6;
const cancun = 21;
const buenosAires = -34.6;
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each([
  [chicago, 12, 'winter'],
  [chicago, 2, 'winter'],
  [chicago, 3, 'spring'],
  [chicago, 6, 'summer'],
  [chicago, 11, 'autumn'],
  [buenosAires, 12, 'summer'],
  [buenosAires, 3, 'autumn'],
  [buenosAires, 7, 'winter'],
  [buenosAires, 9, 'spring'],
])('at %s degrees, month %s is %s', (latitude, month, season) => {
  expect(seasonAt({ latitude, month })).toBe(season);
});

test('between the tropics it is summer all the year', () => {
  expect(new Set(months.map((month) => seasonAt({ latitude: cancun, month })))).toEqual(new Set(['summer']));
});

test('the hemispheres are half a year apart', () => {
  for (const month of months) {
    expect(seasonAt({ latitude: -chicago, month: ((month + 5) % 12) + 1 })).toBe(
      seasonAt({ latitude: chicago, month }),
    );
  }
});

test.each([
  [chicago, 1, 'snow'],
  [houston, 1, undefined],
  [chicago, 10, 'leaves'],
  [houston, 10, undefined],
  [chicago, 4, undefined],
  [houston, 7, 'parasol'],
  [cancun, 1, 'parasol'],
  [buenosAires, 4, 'leaves'],
])('at %s degrees, month %s brings %s', (latitude, month, accent) => {
  expect(accentAt({ latitude, month })).toBe(accent);
});

test('trees stay green in Houston and Cancun, and not in Chicago and Buenos Aires', () => {
  const evergreen = [houston, cancun, chicago, buenosAires].map((latitude) => isEvergreen({ latitude, month: 1 }));
  expect(evergreen).toEqual([true, true, false, false]);
});
