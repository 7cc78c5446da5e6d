import { expect, test } from 'vitest';

import { getCountry } from './countries.ts';
import { knownCountries, knownPlaces } from './fixtures/known-places.ts';
import { coordinatesOf, getStation } from './stations.ts';

function offsetHours(timeZone: string | undefined, month: number): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(Date.UTC(2026, month, 15, 12)));
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d+):(\d+))?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
}

test.each(knownPlaces)('%s lies where maps have it, in its country and its time', (...place) => {
  const [id, latitude, longitude, countryCode, january, july] = place;
  const station = getStation(id);
  if (station === undefined) throw new Error(`${id} is no station.`);
  const found = coordinatesOf(station);
  expect(Math.abs(found.latitude - latitude)).toBeLessThan(0.11);
  expect(Math.abs(found.longitude - longitude)).toBeLessThan(0.11);
  expect(station.countryCode).toBe(countryCode);
  expect([offsetHours(station.timeZone, 0), offsetHours(station.timeZone, 6)]).toEqual([january, july]);
});

test.each(knownCountries)('%s has the codes and the Spanish name that everybody knows', (...known) => {
  const country = getCountry(known[0]);
  expect([country?.countryCode, country?.countryCodeAlias, country?.numericCountryCode, country?.fullName]).toEqual(
    known,
  );
});
