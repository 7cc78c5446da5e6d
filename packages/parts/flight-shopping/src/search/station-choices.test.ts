import { expect, test } from 'vitest';

import { createStationChoices, type PlaceWords } from './station-choices.ts';

const words: PlaceWords = {
  language: 'es',
  group: (city) => `${city} (todos los aeropuertos)`,
  notServed: (place) => `No volamos a ${place}.`,
  nearest: (city, distance) => `El más cercano: ${city}, a ${distance}.`,
  near: (city) => `Cerca de ${city}`,
  away: (distance) => `a ${distance}`,
};
const { search, choiceOf } = createStationChoices(words);
const english = createStationChoices({ ...words, language: 'en' });
const found = (query: string, from = search) => from(query).sections.flatMap(({ choices }) => choices);

test('a group stands before its members, says which they are, and is named in the page’s language', () => {
  const [group, ...members] = found('nueva york');
  expect(group).toMatchObject({
    id: 'NEWYORK',
    label: 'Nueva York (todos los aeropuertos)',
    detail: expect.stringContaining('LGA'),
    isGroup: true,
  });
  expect(members.map(({ id }) => id)).toContain('LGA');
  expect(found('new york', english.search)[0]?.label).toBe('New York City (todos los aeropuertos)');
});

test('a group of which one airport alone is served gives that airport in its place', () => {
  for (const query of ['chicago', 'chic', 'windy city', 'ohare']) {
    expect(found(query).map(({ id }) => id)).not.toContain('CHICAGO');
    expect(found(query)[0]).toMatchObject({ id: 'MDW', name: 'Chicago (Midway), IL' });
  }
  expect(found('chicago').map(({ id }) => id)).toEqual(['MDW']);
  expect(found('chicago')[0]?.matched?.length).toBeGreaterThan(0);
  expect(search('chicago').exact?.id).toBe('MDW');
  expect(choiceOf('CHICAGO')?.label).toBe('Chicago (todos los aeropuertos)');
});

test.each([
  ['cancun', 'Cancún, México', 'Cancún, Mexico'],
  ['LGA', 'Nueva York (LaGuardia), NY', 'New York (LaGuardia), NY'],
  ['dal', 'Dallas (Love Field), TX', 'Dallas (Love Field), TX'],
])('%s is %s in Spanish and %s in English', (query, spanish, inEnglish) => {
  expect(found(query)[0]?.name).toBe(spanish);
  expect(found(query, english.search)[0]?.name).toBe(inEnglish);
});

test.each([
  ['dal', ['Dal']],
  ['nueva yo', ['Nueva', 'Yo']],
  ['new orl', ['Orl']],
  ['nueva orl', ['Nueva', 'Orl']],
  ['cancun', ['Cancún']],
])('of the name what was typed is marked, for %s: %j', (query, marks) => {
  const [choice] = found(query);
  expect(choice?.matched?.map(({ start, end }) => choice.name.slice(start, end))).toEqual(marks);
});

test.each(['zzz', 'x', 'qqq'])(
  '%s is no place: nothing is guessed, and no place that is not served is named',
  (query) => {
    for (const from of [search, english.search])
      expect(from(query)).toEqual({ sections: [{ id: 'found', choices: [] }] });
  },
);

test.each(['n', 'nu', 'm'])('a place may begin with %s', (query) => {
  expect(found(query).length).toBeGreaterThan(0);
  expect(search(query).notice).toBeUndefined();
});

test('a name that is whole comes before those that it begins: Roma is Rome, and not Romania', () => {
  expect(search('roma').notice).toMatch(/^No volamos a Roma \(FCO/);
  expect(english.search('rome').notice).toMatch(/^No volamos a Rome \(FCO/);
});

test('a city that is found by its neighbour says which cities it serves, one found by another name by which', () => {
  expect(found('santa ana')[0]).toMatchObject({ id: 'SNA' });
  expect(found('bradenton')[0]).toMatchObject({ id: 'SRQ' });
  expect(found('newport news')[0]).toMatchObject({ id: 'ORF' });
  expect(found('dallas')[0]).toMatchObject({ id: 'DAL', detail: 'Dallas Love Field' });
  const details = new Map(found('dal').map(({ id, detail }) => [id, detail]));
  expect(details.get('GEG')).toBe("Coeur d'Alene · Spokane International Airport");
});

test.each([
  ['la habana', 'No volamos a La Habana (HAV). El más cercano: Miami, a 380 km.', 'MIA'],
  ['havana', 'No volamos a La Habana (HAV). El más cercano: Miami, a 380 km.', 'MIA'],
  ['ciudad de mexico', 'No volamos a Ciudad de México (MEX, NLU). El más cercano: Puerto Vallarta, a 660 km.', 'PVR'],
  ['guadalahara', 'No volamos a Guadalajara (GDL). El más cercano: Puerto Vallarta, a 200 km.', 'PVR'],
  ['jfk', 'No volamos a JFK (Nueva York). El más cercano: Nueva York (LaGuardia), a 17 km.', 'LGA'],
  ['dfw', 'No volamos a DFW (Dallas/Fort Worth). El más cercano: Dallas (Love Field), a 18 km.', 'DAL'],
])('%s is not served: %s', (query, notice, nearest) => {
  const results = search(query);
  expect(results.notice).toBe(notice);
  expect(results.exact).toBeUndefined();
  expect(found(query)[0]?.id).toBe(nearest);
});

test('a place far from all that is served is named alone, and no other place is given for it', () => {
  expect(search('paris')).toMatchObject({
    notice: 'No volamos a París (CDG, ORY).',
    fault: 'No volamos a París (CDG, ORY).',
  });
  expect(found('paris')).toEqual([]);
});

test('English reads distances in miles', () => {
  expect(english.search('havana').notice).toBe('No volamos a Havana (HAV). El más cercano: Miami, a 240 miles.');
});

test('no place is offered twice', () => {
  for (const query of ['jfk', 'ewr', 'la habana', 'ohare', 'san jose']) {
    const ids = found(query).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each([
  ['sju', 'SJU'],
  ['chicago midway', 'MDW'],
  ['Chicago (Midway), IL - MDW', 'MDW'],
  ['nueva york', 'NEWYORK'],
  ['new york city', 'NEWYORK'],
  ['NOLA', 'MSY'],
  ['orlan', 'MCO'],
  ['cancún, méxico', 'CUN'],
  ['san', 'SAN'],
  ['mi', undefined],
  ['san j', undefined],
])('%s says %s in full', (query, id) => {
  expect(search(query).exact?.id).toBe(id);
});

test('a code finds its choice, what is no code finds none', () => {
  expect(choiceOf('SJU')?.label).toBe('San Juan, PR - SJU');
  expect(choiceOf('nowhere')).toBeUndefined();
});
