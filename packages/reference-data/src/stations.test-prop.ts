import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { getAirportGroup } from './airport-groups.ts';
import { countriesByDialingCode, getCountry } from './countries.ts';
import { expandToStations, getLoyaltyStation, loyaltyStations } from './loyalty-stations.ts';
import { isPostalCodeRequired } from './postal-required.ts';
import { getStation, isStationId, retiredStationIds, stations } from './stations.ts';
import { armedForcesStateForZip, getUsState } from './us-states.ts';

/** Any value, and texts that are nearly codes: short, with letters whose capitals are others. */
const anything = fc.oneof(
  fc.anything(),
  fc.string({ maxLength: 4 }),
  fc.string({ unit: fc.constantFrom('a', 'D', 'L', 'ß', 'ﬁ', 'ı', 'ſ', 'İ', ' ', '\u0000'), maxLength: 4 }),
);

/** A text in any mixture of cases. */
const inAnyCase = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(...text.split('').map((letter) => fc.constantFrom(letter.toUpperCase(), letter.toLowerCase())))
    .map((letters) => letters.join(''));

test('a lookup of anything at all gives a record of that code, or nothing, and never throws', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const text = value as string;
      const capitals = typeof value === 'string' && /^[A-Za-z]+$/.test(value) ? value.toUpperCase() : undefined;
      const current = capitals === 'PBI' ? retiredStationIds.PBI : capitals;
      expect([undefined, current]).toContain(getStation(text)?.id);
      expect([undefined, current]).toContain(getLoyaltyStation(text)?.id);
      expect([undefined, capitals]).toContain(getAirportGroup(text)?.id);
      expect([undefined, capitals]).toContain(getUsState(text)?.code);
      const country = getCountry(text);
      expect([undefined, country?.countryCode, country?.countryCodeAlias]).toContain(country && capitals);
      expect(typeof isPostalCodeRequired(text)).toBe('boolean');
      expect(isStationId(value)).toBe(getStation(text)?.id === value && value !== undefined);
      expect(Array.isArray(expandToStations(text))).toBe(true);
      expect(Array.isArray(countriesByDialingCode(text))).toBe(true);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('every code is found in any mixture of cases', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...loyaltyStations).chain((entry) => fc.tuple(fc.constant(entry), inAnyCase(entry.id))),
      ([entry, id]) => {
        expect(getLoyaltyStation(id)).toBe(entry);
        expect(getStation(id)?.id).toBe(entry.isAirportGroup ? undefined : entry.id);
      },
    ),
  );
});

test('what an entry expands to can be booked, or is the one station asked for', () => {
  fc.assert(
    fc.property(fc.constantFrom(...loyaltyStations), (entry) => {
      const members = entry.isAirportGroup ? entry.children.filter((id) => getStation(id)?.isActive) : [entry.id];
      expect(expandToStations(entry.id).map(({ id }) => id)).toStrictEqual(members);
    }),
  );
});

test('a military ZIP code is one whose prefix lies in the published ranges, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      const prefix = Math.floor(number / 100);
      const expected =
        prefix >= 90 && prefix <= 98 ? 'AE' : prefix === 340 ? 'AA' : prefix >= 962 && prefix <= 966 ? 'AP' : undefined;
      expect(armedForcesStateForZip(String(number).padStart(5, '0'))?.code).toBe(expected);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('the catalogue is there for the properties above', () => {
  expect(stations.length).toBeGreaterThan(450);
});
