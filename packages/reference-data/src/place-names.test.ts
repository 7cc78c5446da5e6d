import { expect, test } from 'vitest';

import vectors from '../vectors/place-names.json' with { type: 'json' };
import { loyaltyStations } from './loyalty-stations.ts';
import { cityName, placeName } from './place-names.ts';
import { spanishCityNames } from './spanish-city-names.ts';
import { createStationSearch } from './station-search.ts';
import { stations } from './stations.ts';

test.each(vectors)('$code is $es in Spanish and $en in English', ({ code, es, en, cityEs, cityEn }) => {
  expect([placeName(code, 'es'), placeName(code, 'en')]).toEqual([es, en]);
  expect([cityName(code, 'es'), cityName(code, 'en')]).toEqual([cityEs, cityEn]);
});

test.each(['es', 'es-US', 'es-MX', 'es-419', 'ES'])('%s is Spanish', (language) => {
  expect(cityName('PHL', language)).toBe('Filadelfia');
});

test.each(['en', 'en-US', 'fr', 'est', 'pt-BR', ''])('%s has the trade names', (language) => {
  expect(cityName('PHL', language)).toBe('Philadelphia');
});

const places = [...stations, ...loyaltyStations];

test('every station and group has a name in each language, its city in front, and in English its trade name', () => {
  for (const { id, shortDisplayName } of places) {
    expect(placeName(id, 'en')).toBe(shortDisplayName);
    for (const language of ['es', 'en']) {
      expect(cityName(id, language)).toMatch(/^\p{Lu}[^()]*[^()\s]$/u);
      expect(placeName(id, language).startsWith(cityName(id, language))).toBe(true);
    }
  }
});

test('each Spanish name is that of a place of the catalogue, which is found by it', () => {
  const tradeNames = new Set(places.map(({ id }) => cityName(id, 'en')));
  const { search } = createStationSearch(loyaltyStations, { includeInactive: true });
  for (const [tradeName, name] of Object.entries(spanishCityNames)) {
    expect(tradeNames).toContain(tradeName);
    expect(name).not.toBe(tradeName);
    expect(search(name).map(({ entry }) => cityName(entry.id, 'en'))).toContain(tradeName);
  }
});
