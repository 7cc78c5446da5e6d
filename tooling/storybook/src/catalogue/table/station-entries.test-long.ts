import { loyaltyStations } from '@airline/reference-data/loyalty-stations';
import { createStationSearch } from '@airline/reference-data/station-search';
import { activeStations, stations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { findEntries } from './station-entries.ts';

const everything = { typed: '', includeInactive: true, countryCode: '' };
const idsOf = (filter: Partial<typeof everything>) =>
  findEntries({ ...everything, ...filter }).map(({ entry }) => entry.id);

test.each(['', '  '])(
  'without a query (%j) every station is listed in the order of the catalogue, and no group',
  (typed) => {
    expect(idsOf({ typed })).toEqual(stations.map(({ id }) => id));
    expect(idsOf({ typed })).toHaveLength(565);
    expect(idsOf({ typed, includeInactive: false })).toEqual(activeStations.map(({ id }) => id));
  },
);

test.each(['chigaco', 'texas', 'CANCÚN', 'hawai', 'a', 'zzzzzz', '!?'])(
  'for %j the table lists every answer of the search, its ranges and its order',
  (typed) => {
    const limit = { limit: Infinity };
    expect(findEntries({ ...everything, typed, includeInactive: false })).toEqual(
      createStationSearch().search(typed, limit),
    );
    expect(findEntries({ ...everything, typed })).toEqual(
      createStationSearch(loyaltyStations, { includeInactive: true }).search(typed, limit),
    );
  },
);

test('more than the eight answers of a search field are listed', () => {
  expect(idsOf({ typed: 'a' }).length).toBeGreaterThan(8);
});

test('a station that is not served is found when it is asked for', () => {
  expect(idsOf({ typed: 'ord', includeInactive: false })).not.toContain('ORD');
  expect(idsOf({ typed: 'ord' })[0]).toBe('ORD');
});

test('a country keeps its own stations, with a query and without', () => {
  const japanese = stations.filter(({ countryCode }) => countryCode === 'JP').map(({ id }) => id);
  expect(japanese.length).toBeGreaterThan(1);
  expect(idsOf({ countryCode: 'JP' })).toEqual(japanese);
  expect(idsOf({ typed: 'tokyo', countryCode: 'JP' })).toContain('HND');
  expect(idsOf({ typed: 'tokyo', countryCode: 'US' })).not.toContain('HND');
});

test('a group belongs to the country of its members', () => {
  expect(idsOf({ typed: 'chicago', countryCode: 'US' })).toEqual(['CHICAGO', 'MDW', 'ORD']);
  expect(idsOf({ typed: 'chicago', countryCode: 'MX' })).toEqual([]);
});
