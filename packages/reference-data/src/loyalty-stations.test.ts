import { expect, test } from 'vitest';

import { airportGroups, getAirportGroup } from './airport-groups.ts';
import { carrierDesignator } from './carrier.ts';
import { expandToStations, getLoyaltyStation, loyaltyStations, type LoyaltyAirport } from './loyalty-stations.ts';
import { getStation, stations } from './stations.ts';

const airports = loyaltyStations.filter((entry): entry is LoyaltyAirport => !entry.isAirportGroup);
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
const codesOf = (id: unknown): readonly string[] => expandToStations(id as string).map((station) => station.id);

test('every station and every group is an entry, once', () => {
  expect(loyaltyStations).toHaveLength(stations.length + airportGroups.length);
  expect(airports.map(({ id }) => id)).toStrictEqual(stations.map(({ id }) => id));
  for (const group of airportGroups) expect(loyaltyStations.filter((entry) => entry === group)).toHaveLength(1);
});

test('an airport has the fields of its station and those of the loyalty search', () => {
  expect(getLoyaltyStation('MDW')).toStrictEqual({
    ...getStation('MDW'),
    isAirportGroup: false,
    mktCarrierCode: ['9Z'],
    altSearchNames: [
      'CHI',
      'Windy City',
      'Chicagoland',
      "O'Hare",
      'Gary',
      'Joliet',
      'Naperville',
      'Oak Lawn',
      'South Side',
      'Hammond',
      'Wrigley Field',
      'Ciudad de los Vientos',
      'Navy Pier',
      'Indiana Dunes',
      'Lincoln Park Zoo',
      'Millennium Park',
      'Willis Tower',
      'Notre Dame',
      'Arlington Heights',
      'Aurora',
      'Berwyn',
      'Bolingbrook',
      'Cicero',
      'Des Plaines',
      'Elgin',
      'Hoffman Estates',
      'Mount Prospect',
      'Oak Park',
      'Orland Park',
      'Palatine',
      'Rockford',
      'Skokie',
      'South Bend IN',
      'Tinley Park',
      'Waukegan',
      'Wheaton',
      'Illinois',
      'Midwest',
      'Medio Oeste',
    ],
    airportsListName: 'Chicago Midway International Airport (MDW)',
    children: [],
    parents: ['CHICAGO'],
  });
});

test('an entry stands before the first station that follows it by name', () => {
  const collator = new Intl.Collator('es');
  const names = loyaltyStations.map(({ shortDisplayName }) => shortDisplayName.replace(/ \(.*/, ''));
  expect(names).toStrictEqual(names.toSorted(collator.compare));
  const ids = loyaltyStations.map(({ id }) => id);
  expect(ids.indexOf('CHICAGO')).toBe(ids.indexOf('MDW') - 1);
  expect(ids.indexOf('LOSANGELES')).toBe(ids.indexOf('LAX') - 1);
});

test('children and parents agree both ways', () => {
  for (const group of airportGroups) {
    for (const child of group.children) expect(getLoyaltyStation(child)?.parents).toContain(group.id);
  }
  for (const airport of airports) {
    for (const parent of airport.parents) expect(getAirportGroup(parent)?.children).toContain(airport.id);
  }
  expect(airports.filter(({ parents }) => parents.length > 0)).toHaveLength(
    airportGroups.reduce((total, { children }) => total + children.length, 0),
  );
});

test('the carrier sells exactly the active stations, and partners add their own home', () => {
  for (const { isActive, mktCarrierCode } of airports)
    expect(mktCarrierCode.includes(carrierDesignator)).toBe(isActive);
  expect(getLoyaltyStation('KEF')?.mktCarrierCode).toStrictEqual(['FI']);
  expect(getLoyaltyStation('TPE')?.mktCarrierCode).toStrictEqual(['BR', 'CI']);
  expect(getLoyaltyStation('LHR')?.mktCarrierCode).toStrictEqual([]);
});

test.each([
  ['STL', 'St Louis'],
  ['FLL', 'Ft Lauderdale'],
  ['MSY', 'NOLA'],
  ['HNL', 'Oʻahu'],
  ['DAL', 'Texas'],
  ['MEX', 'Ciudad de México'],
  ['BER', 'Alemania'],
  ['DJT', 'PBI'],
  ['ABQ', 'Nuevo México'],
  ['LHR', 'Londres'],
])('%s is also called %s', (id, alias) => {
  expect(getLoyaltyStation(id)?.altSearchNames).toContain(alias);
});

test('aliases say nothing twice', () => {
  for (const { altSearchNames } of airports) {
    if (altSearchNames === null) continue;
    expect(altSearchNames.length).toBeGreaterThan(0);
    expect(new Set(altSearchNames.map(fold)).size).toBe(altSearchNames.length);
    for (const name of altSearchNames) expect(name).toMatch(/^\S(.*\S)?$/u);
  }
});

test('records and their lists are frozen', () => {
  expect(Object.isFrozen(loyaltyStations)).toBe(true);
  for (const entry of airports) {
    for (const part of [entry, entry.altSearchNames, entry.mktCarrierCode, entry.children, entry.parents]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  }
});

test('an entry is found in any letter case, by a retired code too', () => {
  expect(getLoyaltyStation('mdw')?.id).toBe('MDW');
  expect(getLoyaltyStation('chicago')?.id).toBe('CHICAGO');
  expect(getLoyaltyStation('PBI')?.id).toBe('DJT');
  expect(getLoyaltyStation('pbi')?.id).toBe('DJT');
});

test('a group expands to its active members, in their order', () => {
  expect(codesOf('CHICAGO')).toStrictEqual(['MDW']);
  expect(codesOf('newyork')).toStrictEqual(['LGA', 'ISP']);
  expect(codesOf('HAWAII')).toStrictEqual(['HNL', 'OGG', 'KOA', 'LIH', 'ITO']);
});

test('a station expands to itself, an inactive one too', () => {
  expect(expandToStations('dal')).toStrictEqual([getStation('DAL')]);
  expect(codesOf('ORD')).toStrictEqual(['ORD']);
  expect(codesOf('PBI')).toStrictEqual(['DJT']);
});

test.each([[undefined], [null], [''], ['XXX'], ['CHICAGO '], [0], [[]], [{}], [Symbol('DAL')]])(
  '%s is no entry',
  (value) => {
    expect(getLoyaltyStation(value as unknown as string)).toBeUndefined();
    expect(codesOf(value)).toStrictEqual([]);
  },
);
