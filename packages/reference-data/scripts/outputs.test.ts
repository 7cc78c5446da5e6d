import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { reviewed } from './input/reviewed.ts';
import { makeOutputs } from './outputs.ts';
import { findFaults } from './report.ts';
import { cleanAirportName, cleanCity, compileStations } from './stations.ts';

const stations = compileStations();

test.each([...makeOutputs(stations)])('%s is what the generator writes now', (name, text) => {
  expect(readFileSync(new URL(`../src/generated/${name}`, import.meta.url), 'utf8')).toBe(text);
});

test('every finding of the data report was reviewed, and every review still has its finding', () => {
  const found = findFaults(stations).map(({ id }) => id);
  expect(found.toSorted()).toStrictEqual(Object.keys(reviewed).toSorted());
});

test.each([
  ['Honolulu, Oahu', 'Honolulu'],
  ['Sydney (Mascot)', 'Sydney'],
  ['La Paz / El Alto', 'La Paz'],
  ['St. Louis', 'St. Louis'],
  ['', ''],
])('the municipality %j is the city %j', (municipality, city) => {
  expect(cleanCity(municipality)).toBe(city);
});

test.each([
  ['Naha Airport / JASDF Naha Air Base', 'Naha Airport'],
  ['Long Beach Airport (Daugherty Field)', 'Long Beach Airport'],
  ['Baltimore/Washington International Airport', 'Baltimore/Washington International Airport'],
])('the airport name %j is cleaned to %j', (name, cleaned) => {
  expect(cleanAirportName(name)).toBe(cleaned);
});

test('the report finds what is wrong', () => {
  const [first] = stations;
  if (!first) throw new Error('There are no stations.');
  const idsOf = (change: object): readonly string[] =>
    findFaults([...stations.slice(1), { ...first, ...change }])
      .map(({ id }) => id)
      .filter((id) => id.endsWith(first.id));

  expect(idsOf({ longitude: '40' })).toContain(`box ${first.id}`);
  expect(idsOf({ timeZone: 'Asia/Tokyo' })).toStrictEqual([`meridian ${first.id}`, `zone-map ${first.id}`]);
  expect(idsOf({ timeZone: 'Africa/Lagos' })).toStrictEqual([`zone-map ${first.id}`]);
  expect(idsOf({ stationName: 'An Airport (Old)' })).toStrictEqual([`leftover ${first.id}`]);
  expect(idsOf({ cityServed: 'Elsewhere' })).toStrictEqual([`city ${first.id}`]);
  expect(idsOf({ emailDisplayName: stations[1]?.emailDisplayName })).toStrictEqual([`same-display-name ${first.id}`]);
  expect(idsOf({ stationName: stations[1]?.stationName })).toStrictEqual([`same-airport-name ${first.id}`]);
  expect(idsOf({ weight: '5.5' })).toStrictEqual([`weight ${first.id}`]);
  expect(idsOf({ weight: 'heavy' })).toStrictEqual([`weight ${first.id}`]);
  expect(idsOf({ source: { ...first.source, scheduledService: false } })).toStrictEqual([
    `no-scheduled-service ${first.id}`,
  ]);
});
