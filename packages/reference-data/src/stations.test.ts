import { expect, test } from 'vitest';

import { isInCountryBox } from './country-boxes.ts';
import type * as stationModule from './stations.ts';
import { activeStations, getStation, isStationId, kioskTypes, retiredStationIds, stations } from './stations.ts';
import { citiesServedBy, coordinatesOf, weightOf } from './station-fields.ts';

const cityOf = (name: string): string => name.replace(/ \(.*/, '');

const notCodes: readonly unknown[] = [
  undefined,
  null,
  '',
  ' DAL',
  'DAL ',
  'DALX',
  'DA',
  'CHICAGO',
  '???',
  0,
  1,
  NaN,
  true,
  {},
  [],
  ['DAL'],
  () => 'DAL',
  Symbol('DAL'),
  'toString',
  '__proto__',
];

test('a station has the 18 fields of the rules and no other', () => {
  expect(getStation('DAL')).toStrictEqual({
    id: 'DAL',
    displayName: 'Dallas (Love Field), TX - DAL',
    shortDisplayName: 'Dallas (Love Field)',
    emailDisplayName: 'Dallas (Love Field), TX',
    stationName: 'Dallas Love Field',
    cityServed: 'Dallas, Fort Worth',
    stateFederalUnit: 'TX',
    countryCode: 'US',
    timeZone: 'America/Chicago',
    latitude: '32.8471',
    longitude: '-96.8518',
    weight: '0.9',
    isActive: true,
    internationalStation: false,
    kioskType: 'INLINE',
    getawaysDestination: false,
    ezRez: true,
    mobileBoarding: true,
  });
});

test('an active station abroad has the name of its country and neither kiosk nor simplified reservation', () => {
  expect(getStation('CUN')).toStrictEqual({
    id: 'CUN',
    displayName: 'Cancún, Mexico - CUN',
    shortDisplayName: 'Cancún',
    emailDisplayName: 'Cancún, Mexico',
    stationName: 'Cancún International Airport',
    cityServed: 'Cancún, Playa del Carmen, Riviera Maya',
    stateFederalUnit: 'Mexico',
    countryCode: 'MX',
    timeZone: 'America/Cancun',
    latitude: '21.0394',
    longitude: '-86.8743',
    weight: '1',
    isActive: true,
    internationalStation: true,
    kioskType: 'NOKIOSK',
    getawaysDestination: true,
    ezRez: false,
    mobileBoarding: true,
  });
});

test('an inactive station resolves with every flag off', () => {
  expect(getStation('SYD')).toMatchObject({
    displayName: 'Sydney, Australia - SYD',
    stationName: 'Sydney Kingsford Smith International Airport',
    timeZone: 'Australia/Sydney',
    isActive: false,
    kioskType: 'NOKIOSK',
    getawaysDestination: false,
    ezRez: false,
    mobileBoarding: false,
    weight: '3',
  });
});

test.each([
  ['SJU', 'PR', 'San Juan, PR - SJU'],
  ['STT', 'VI', 'St. Thomas, VI - STT'],
  ['GUM', 'GU', 'Guam, GU - GUM'],
  ['PPG', 'AS', 'Pago Pago, AS - PPG'],
  ['SPN', 'MP', 'Saipan, MP - SPN'],
])('%s is in a territory with a country code of its own, and not international', (id, code, displayName) => {
  expect(getStation(id)).toMatchObject({
    countryCode: code,
    stateFederalUnit: code,
    displayName,
    internationalStation: false,
  });
});

test('names and cities are put together from what the city has in common with them', () => {
  expect(getStation('BWI')).toMatchObject({
    displayName: 'Baltimore/Washington, MD - BWI',
    stationName: 'Baltimore/Washington International Thurgood Marshall Airport',
    cityServed: 'Baltimore, Washington',
  });
  expect(getStation('ZRH')).toMatchObject({ stationName: 'Zurich Airport', cityServed: 'Zurich' });
  expect(getStation('LGA')?.stationName).toBe('LaGuardia Airport');
});

test('several hundred stations are known, about 120 of them served', () => {
  expect(stations).toHaveLength(565);
  expect(activeStations).toHaveLength(119);
});

test('the active stations are the active ones of the list, in its order', () => {
  expect(activeStations).toStrictEqual(stations.filter(({ isActive }) => isActive));
});

test.each('US PR MX CA GB ES FR DE JP CN IN AU NZ ZA KE EG BR AR CO CR JM DO'.split(' '))(
  '%s has a station',
  (country) => {
    expect(stations.some(({ countryCode }) => countryCode === country)).toBe(true);
  },
);

test('stations that ended are inactive, and those that began are active', () => {
  for (const id of ['ORD', 'IAD', 'HAV', 'CZM', 'IAH', 'SYR', 'BLI']) expect(getStation(id)?.isActive).toBe(false);
  for (const id of ['STT', 'SXM', 'ANC', 'TYS', 'STS', 'DJT']) expect(getStation(id)?.isActive).toBe(true);
});

test('codes are unique and lead to their own record', () => {
  expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
  for (const station of stations) {
    expect(getStation(station.id)).toBe(station);
    expect(getStation(station.id.toLowerCase())).toBe(station);
    expect(isStationId(station.id)).toBe(true);
  }
});

test('no two stations show the same name', () => {
  for (const field of ['displayName', 'emailDisplayName', 'stationName'] as const) {
    expect(new Set(stations.map((station) => station[field])).size).toBe(stations.length);
  }
});

test('the list is sorted by city as Spanish readers sort, then by code', () => {
  const collator = new Intl.Collator('es');
  const sorted = stations.toSorted(
    (a, b) => collator.compare(cityOf(a.shortDisplayName), cityOf(b.shortDisplayName)) || (a.id < b.id ? -1 : 1),
  );
  expect(stations.map(({ id }) => id)).toStrictEqual(sorted.map(({ id }) => id));
});

test.each(stations.map((station) => [station.id, station] as const))(
  '%s keeps the form of every field',
  (id, station) => {
    expect(id).toMatch(/^[A-Z]{3}$/);
    expect(station.displayName).toBe(`${station.emailDisplayName} - ${id}`);
    expect(station.emailDisplayName).toBe(`${station.shortDisplayName}, ${station.stateFederalUnit}`);
    expect(station.stationName).toMatch(/^\S.{2,}\S$/u);
    expect(station.stationName).not.toMatch(/[~*^|+]/);
    expect(station.cityServed).not.toMatch(/[~*^|+]|,\S|\s,/);
    expect(citiesServedBy(station).length).toBeGreaterThan(0);
    expect(station.countryCode).toMatch(/^[A-Z]{2}$/);
    expect(/^[A-Z]{2}$/.test(station.stateFederalUnit)).toBe(!station.internationalStation);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: station.timeZone })).not.toThrow();
    expect(isInCountryBox(station.countryCode, coordinatesOf(station))).toBe(true);
    expect(weightOf(station)).toBeGreaterThanOrEqual(0);
    expect(weightOf(station)).toBeLessThanOrEqual(5);
    expect(kioskTypes).toContain(station.kioskType);
    expect(Object.isFrozen(station)).toBe(true);
  },
);

test('weights are what the rules name: Hawaii 1 to 5, Cancún 1, Los Cabos 2', () => {
  const weights = Object.fromEntries(
    ['ITO', 'LIH', 'KOA', 'OGG', 'HNL', 'CUN', 'SJD'].map((id) => [id, getStation(id)?.weight]),
  );
  expect(weights).toStrictEqual({ ITO: '1', LIH: '2', KOA: '3', OGG: '4', HNL: '5', CUN: '1', SJD: '2' });
});

test('other stations abroad weigh 3 or 0, and those of the US a fraction or 0', () => {
  const named = new Set(['ITO', 'LIH', 'KOA', 'OGG', 'HNL', 'CUN', 'SJD']);
  for (const station of stations.filter(({ id }) => !named.has(id))) {
    expect(station.weight).toMatch(station.internationalStation ? /^[30]$/ : /^0(\.\d)?$/);
  }
});

test('kiosks and flags follow their written rule', () => {
  for (const { isActive, internationalStation, ...station } of stations) {
    expect(station.kioskType === 'NOKIOSK').toBe(!isActive || internationalStation);
    expect(station.ezRez).toBe(isActive && !internationalStation);
    expect(station.mobileBoarding).toBe(isActive);
    expect(station.getawaysDestination && !isActive).toBe(false);
    const isFar = internationalStation || station.countryCode !== 'US' || station.stateFederalUnit === 'HI';
    expect(isActive && isFar && !station.getawaysDestination).toBe(false);
  }
  expect(getStation('LAS')?.getawaysDestination).toBe(true);
  expect(getStation('AMA')).toMatchObject({ getawaysDestination: false, kioskType: 'STK' });
});

test('the lists are frozen', () => {
  expect(Object.isFrozen(stations)).toBe(true);
  expect(Object.isFrozen(activeStations)).toBe(true);
  expect(Object.isFrozen(kioskTypes)).toBe(true);
  expect(Object.isFrozen(retiredStationIds)).toBe(true);
});

test('Palm Beach resolves by its retired code, in any letter case, and has its new one', () => {
  expect(getStation('PBI')).toBe(getStation('DJT'));
  expect(getStation('pbi')?.id).toBe('DJT');
  expect(getStation('DJT')?.displayName).toBe('West Palm Beach, FL - DJT');
  expect(isStationId('PBI')).toBe(false);
});

test.each(notCodes.map((value) => [value]))('%s is no code of a station', (value) => {
  expect(getStation(value as string)).toBeUndefined();
  expect(isStationId(value)).toBe(false);
});

test('the guard works before anything was looked up', async () => {
  // The query makes it a module that nobody has used.
  const path = './stations.ts?unused';
  const fresh = (await import(/* @vite-ignore */ path)) as typeof stationModule;
  expect(fresh.isStationId('DAL')).toBe(true);
  expect(fresh.isStationId('QQQ')).toBe(false);
});

test('only ASCII letters are read in any case', () => {
  expect(getStation('dAl')?.id).toBe('DAL');
  expect(getStation('DAL'.replace('A', 'Á'))).toBeUndefined();
  expect(getStation('ﬁn')).toBeUndefined();
  expect(isStationId('dal')).toBe(false);
});
