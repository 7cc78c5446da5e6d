import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { countries } from './countries.ts';
import { distanceBetween } from './station-distance.ts';
import { stations } from './stations.ts';

/** A second list of airports and countries, on machines that have one beside the repository. */
const folder = new URL('../../../../shared/oracle/', import.meta.url);
const TOLERANCE_KILOMETERS = 5;

function readTable(name: string): readonly Readonly<Record<string, string>>[] {
  const file = new URL(name, folder);
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((match) => match[2] ?? match[1] ?? ''));
  const [header = [], ...records] = rows;
  return records.map((record) => Object.fromEntries(header.map((field, column) => [field, record[column] ?? ''])));
}

function offsetsThroughYear(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return Array.from({ length: 24 }, (_, half) => new Date(Date.UTC(2026, half >> 1, half % 2 === 0 ? 1 : 15, 12)))
    .map((instant) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value)
    .join(' ');
}

const airports = new Map(
  readTable('airports.csv')
    .filter((row) => row['confidence'] === 'ok')
    .map((row) => [row['iata'] === 'PBI' ? 'DJT' : (row['iata'] ?? ''), row]),
);
const territories = readTable('countries.csv');

test('every station that a second list knows is in the same place, country and time', () => {
  const faults: string[] = [];
  let compared = 0;
  for (const station of stations) {
    const other = airports.get(station.id);
    if (!other) continue;
    compared += 1;
    const { lat = '', lon = '', tz = '', country_alpha2: countryCode } = other;
    const kilometers = distanceBetween(station, { ...station, latitude: lat, longitude: lon }, 'km');
    if (kilometers > TOLERANCE_KILOMETERS) faults.push(`${station.id} is ${kilometers.toFixed(1)} km away`);
    if (offsetsThroughYear(station.timeZone) !== offsetsThroughYear(tz))
      faults.push(`${station.id} keeps the time of ${tz}`);
    if (station.countryCode !== countryCode) faults.push(`${station.id} is in ${countryCode}`);
  }
  expect(faults).toStrictEqual([]);
  expect(compared).toBeGreaterThanOrEqual(airports.size > 0 ? 540 : 0);
});

test('every country that a second list knows has the same codes and Spanish name', () => {
  const faults = territories.filter((row) => {
    const country = countries.find(({ countryCode }) => countryCode === row['alpha2']);
    return (
      country?.countryCodeAlias !== row['alpha3'] ||
      country?.numericCountryCode !== row['dialing_code'] ||
      country?.fullName !== row['name_es_us']
    );
  });
  expect(faults).toStrictEqual([]);
  expect(territories.length).toBeOneOf([0, 250]);
});
