import { describe, expect, test } from 'vitest';

import { airport, group } from './fixtures/station-entries.ts';
import type { LoyaltyStation } from './loyalty-stations.ts';
import { createStationSearch } from './station-search.ts';

/** The ids that a query finds among entries, whose order is turned round too: ranks must not come from it. */
function idsIn(entries: readonly LoyaltyStation<string>[], query: string, includeInactive = false): string[] {
  const ids = (list: readonly LoyaltyStation<string>[]) =>
    createStationSearch(list, { includeInactive })
      .search(query)
      .map(({ entry }) => entry.id);
  const found = ids(entries);
  expect(ids(entries.toReversed())).toEqual(found);
  return found;
}

describe('the tiers stand in their order, whatever the weight', () => {
  const code = airport('PAR', 'Quux', { weight: '0' });
  const city = airport('AAA', 'Parma', { weight: '1' });
  const word = airport('BBB', 'Bar', { weight: '2', stationName: 'Parish Field' });
  const alias = airport('CCC', 'Car', { weight: '3', altSearchNames: ['Parched'] });

  test('code, city, word, alias', () => {
    expect(idsIn([code, city, word, alias], 'par')).toEqual(['PAR', 'AAA', 'BBB', 'CCC']);
  });

  test('an exact code comes before a whole city of that name', () => {
    const wholeCity = airport('DDD', 'Par', { weight: '5' });
    expect(idsIn([code, wholeCity], 'PAR')).toEqual(['PAR', 'DDD']);
  });

  test('the beginning of a code is no code but a word', () => {
    expect(idsIn([code, city], 'pa')).toEqual(['AAA', 'PAR']);
  });

  test('a name that is written by ear comes before one with a typo, whatever the weight', () => {
    const mistaken = airport('EEE', 'Nia', { weight: '5' });
    expect(idsIn([airport('AAA', 'New'), mistaken], 'niu')).toEqual(['AAA', 'EEE']);
  });

  test.each([
    ['luna', 'Luanda'],
    ['narnia', 'Narita'],
    ['gondor', 'London'],
    ['zzzz', 'Osh'],
  ])('%s is no typo of %s', (typed, city) => {
    expect(idsIn([airport('AAA', city)], typed)).toEqual([]);
  });

  test('a typo is not looked for where the query matches as it is', () => {
    const mistaken = airport('EEE', 'Parsley', { weight: '5' });
    expect(idsIn([airport('AAA', 'Persimmon'), mistaken], 'pers')).toEqual(['AAA']);
  });

  test('the city begins where the name does: its second word is a word', () => {
    const second = airport('DDD', 'New Parma', { weight: '5' });
    expect(idsIn([city, second], 'parma')).toEqual(['AAA', 'DDD']);
  });

  test('further cities served are words', () => {
    const further = airport('DDD', 'Xanadu', { cityServed: 'Xanadu, Parma', weight: '5' });
    expect(idsIn([city, further], 'parma')).toEqual(['AAA', 'DDD']);
  });

  test('words of the name come before words of the airport, but not those that tell no place', () => {
    const airports = airport('EEE', 'Xanadu', { displayName: 'Xanadu (all airports)', weight: '5' });
    const name = airport('DDD', 'Bar', { displayName: 'Bar (Parade)', weight: '0' });
    expect(idsIn([word, name], 'par')).toEqual(['DDD', 'BBB']);
    expect(idsIn([airports, airport('FFF', 'Xanadu', { stationName: 'Airport' })], 'xanadu airport')).toEqual([
      'FFF',
      'EEE',
    ]);
  });

  test('several words in the order of the name are its beginning, in another order they are words', () => {
    const inOrder = airport('AAA', 'San Juan', { weight: '0' });
    const turned = airport('BBB', 'Juan San', { weight: '5' });
    expect(idsIn([inOrder, turned], 'san juan')).toEqual(['AAA', 'BBB']);
    expect(idsIn([inOrder, turned], 'juan san')).toEqual(['BBB', 'AAA']);
  });

  test('an entry is as good as its worst word', () => {
    const both = airport('AAA', 'Parma', { stationName: 'Verdi Field', weight: '0' });
    const half = airport('BBB', 'Parma', { altSearchNames: ['Verdi'], weight: '5' });
    expect(idsIn([both, half], 'parma verdi')).toEqual(['AAA', 'BBB']);
  });
});

describe('an alias that the query says in full', () => {
  const ofName = airport('AAA', 'Fort Verdi', { isActive: false, weight: '0' });
  const alias = airport('BBB', 'Quux', { altSearchNames: ['Verdi'], weight: '1' });
  const ofAirport = airport('CCC', 'Xanadu', { stationName: 'Verdi Field', isActive: false, weight: '5' });
  const begun = airport('DDD', 'Zork', { altSearchNames: ['Verdi Hills'], weight: '5' });

  test('ranks after words of names, among the words of airports, before other aliases', () => {
    expect(idsIn([ofName, alias, ofAirport, begun], 'verdi', true)).toEqual(['AAA', 'BBB', 'CCC', 'DDD']);
  });

  test('ranks after a whole word of an airport that is as active', () => {
    const active = { ...ofAirport, isActive: true, weight: '0' };
    expect(idsIn([alias, active], 'verdi')).toEqual(['CCC', 'BBB']);
    expect(idsIn([alias, { ...active, stationName: 'Verdistan', airportsListName: 'Verdistan' }], 'verdi')).toEqual([
      'BBB',
      'CCC',
    ]);
  });

  test('may have several words', () => {
    const region = airport('AAA', 'Quux', { altSearchNames: ['Nuevo México'], weight: '0' });
    const words = airport('BBB', 'Nueva', { altSearchNames: ['Nuevo', 'México'], weight: '5' });
    expect(idsIn([region, words], 'nuevo mexico')).toEqual(['AAA', 'BBB']);
    expect(idsIn([region, words], 'nuevo mexic')).toEqual(['BBB', 'AAA']);
  });

  test('ranks as an alias where the query only begins it, or has it with a typo', () => {
    const word = airport('AAA', 'Xanadu', { stationName: 'Verdant Field', weight: '0' });
    expect(idsIn([word, alias], 'verd')).toEqual(['AAA', 'BBB']);
    expect(idsIn([airport('AAA', 'Xanadu', { stationName: 'Verbi', weight: '0' }), alias], 'vervi')).toEqual([
      'AAA',
      'BBB',
    ]);
  });
});

describe('within a tier', () => {
  test('active comes before whole words and weight', () => {
    const inactive = airport('AAA', 'Parma', { isActive: false, weight: '5' });
    const active = airport('BBB', 'Parmalee', { weight: '0' });
    expect(idsIn([inactive, active], 'parma', true)).toEqual(['BBB', 'AAA']);
  });

  test('the tier comes before active', () => {
    const inactive = airport('AAA', 'Parma', { isActive: false });
    const active = airport('BBB', 'Xanadu', { stationName: 'Parma Field' });
    expect(idsIn([inactive, active], 'parma', true)).toEqual(['AAA', 'BBB']);
  });

  test('a whole word comes before the beginning of one, whatever the weight', () => {
    const whole = airport('AAA', 'Jackson', { weight: '0' });
    const beginning = airport('BBB', 'Jacksonville', { weight: '5' });
    expect(idsIn([whole, beginning], 'jackson')).toEqual(['AAA', 'BBB']);
  });

  test('the heavier comes first, read as a number', () => {
    const entries = ['10', '9', '0.5', '0.25'].map((weight, at) => airport(`AA${at}`, 'Parma', { weight }));
    expect(idsIn(entries, 'parma')).toEqual(['AA0', 'AA1', 'AA2', 'AA3']);
  });

  test.each(['', ' 9', '9 ', '-9', '+9', '9e2', '0x9', 'Infinity', '1,5', '.5', '5.', 'x9'])(
    'a weight of %j is no number and weighs nothing',
    (weight) => {
      const [strange, plain] = [airport('AAA', 'Parma', { weight }), airport('BBB', 'Parma', { weight: '0.1' })];
      expect(idsIn([strange, plain], 'parma')).toEqual(['BBB', 'AAA']);
    },
  );

  test('equals keep the order of the entries', () => {
    const entries = ['AAA', 'CCC', 'BBB'].map((id) => airport(id, 'Parma'));
    const found = createStationSearch(entries).search('parma');
    expect(found.map(({ entry }) => entry.id)).toEqual(['AAA', 'CCC', 'BBB']);
  });
});

describe('typos', () => {
  test('one mistake is enough: two are not tried then', () => {
    expect(idsIn([airport('AAA', 'Denver'), airport('BBB', 'Dunvar')], 'dinver')).toEqual(['AAA']);
  });

  test('active comes before fewer mistakes in the letters', () => {
    const inactive = airport('AAA', 'Austin', { isActive: false });
    expect(idsIn([inactive, airport('BBB', 'Xustin')], 'oustin', true)).toEqual(['BBB', 'AAA']);
  });

  test('a right first letter comes first', () => {
    const right = airport('AAA', 'Boston', { weight: '0' });
    const wrong = airport('BBB', 'Aostin', { weight: '5' });
    expect(idsIn([right, wrong], 'bostin')).toEqual(['AAA', 'BBB']);
  });

  test('a code with a mistake in it is a word like any other', () => {
    expect(
      idsIn([airport('PRI', 'Xanadu', { weight: '5' }), airport('AAA', 'Paris', { weight: '0' })], 'pris'),
    ).toEqual(['AAA', 'PRI']);
  });

  test('a city comes before a word, and a word before an alias', () => {
    const entries = [
      airport('AAA', 'Boston', { weight: '0' }),
      airport('BBB', 'Xanadu', { stationName: 'Boston Field', weight: '1' }),
      airport('CCC', 'Xanadu', { altSearchNames: ['Boston'], weight: '2' }),
    ];
    expect(idsIn(entries, 'bosotn')).toEqual(['AAA', 'BBB', 'CCC']);
  });

  test('a word that is spelt right stays as it is', () => {
    const entries = [airport('AAA', 'New York'), airport('BBB', 'Neu York')];
    expect(idsIn(entries, 'new yrok')).toEqual(['AAA']);
  });

  test('a word that exists is doubted where it leads nowhere beside the others', () => {
    expect(idsIn([airport('SNA', 'Orange'), airport('SAN', 'San Diego')], 'sna diego')).toEqual(['SAN']);
  });

  test('words of two letters are passed over where they match nothing', () => {
    expect(idsIn([airport('AAA', 'Montego Bay')], 'montego zx')).toEqual(['AAA']);
    expect(idsIn([airport('AAA', 'Montego Bay')], 'zx')).toEqual([]);
    expect(idsIn([airport('AAA', 'Montego Bay')], 'xyzzy zx')).toEqual([]);
  });

  test('each word has its own mistakes', () => {
    expect(idsIn([airport('AAA', 'San Francisco')], 'sna fransisco')).toEqual(['AAA']);
    expect(idsIn([airport('AAA', 'San Francisco')], 'qqq fransisco')).toEqual([]);
  });
});

describe('groups and their members', () => {
  const entries = [
    airport('MDW', 'Chicago (Midway)', { parents: ['CHICAGO'], weight: '0.9', stationName: 'Midway Field' }),
    airport('ORD', "Chicago (O'Hare)", {
      parents: ['CHICAGO'],
      weight: '3',
      isActive: false,
      altSearchNames: ['Orchard'],
    }),
    airport('CHI', 'Chico', { weight: '0.8' }),
    group('CHICAGO', 'Chicago', ['MDW', 'ORD', 'NIL'], { altSearchNames: ['Windy City'] }),
    airport('XXX', 'Chime', { parents: ['NOGROUP'], weight: '0.95' }),
  ];

  test('a group stands before its heaviest active member, and weighs as much', () => {
    expect(idsIn(entries, 'chic')).toEqual(['CHICAGO', 'MDW', 'CHI']);
    expect(idsIn(entries, 'ch')).toEqual(['XXX', 'CHICAGO', 'MDW', 'CHI']);
  });

  test('a group that is heavier itself keeps its weight', () => {
    const heavy = group('CHICAGO', 'Chicago', ['MDW'], { weight: '1' });
    expect(idsIn([...entries.filter(({ id }) => id !== 'CHICAGO'), heavy], 'ch')).toEqual([
      'CHICAGO',
      'XXX',
      'MDW',
      'CHI',
    ]);
  });

  test('a member answers to the names of its group, a group to those of its members', () => {
    expect(idsIn(entries, 'windy')).toEqual(['CHICAGO', 'MDW']);
    expect(idsIn(entries, 'mdw')).toEqual(['MDW', 'CHICAGO']);
    expect(idsIn(entries, 'midway')).toEqual(['MDW', 'CHICAGO']);
  });

  test('who asks for an inactive member is offered its group and the others', () => {
    expect(idsIn(entries, 'ohare')).toEqual(['CHICAGO', 'MDW']);
    expect(idsIn(entries, 'ord')).toEqual(['CHICAGO', 'MDW']);
    expect(idsIn(entries, 'orchard')).toEqual(['CHICAGO', 'MDW']);
    expect(idsIn(entries, 'ord', true)).toEqual(['ORD', 'CHICAGO', 'MDW']);
  });

  test('the other members do not answer to an active one', () => {
    const both = [
      airport('AAA', 'Xanadu', { parents: ['GROUP'] }),
      airport('BBB', 'Yonder', { parents: ['GROUP'] }),
      group('GROUP', 'Zone', ['AAA', 'BBB']),
    ];
    expect(idsIn(both, 'yonder')).toEqual(['BBB', 'GROUP']);
  });

  test('own names come before the group, and the group before the members', () => {
    const kin = [
      airport('AAA', 'Xanadu', { parents: ['GROUP'], weight: '5', altSearchNames: ['Kubla'] }),
      airport('BBB', 'Yonder', { weight: '0', altSearchNames: ['Kubla Khan', 'Zonal'] }),
      group('GROUP', 'Zone', ['AAA'], { altSearchNames: ['Zonal'] }),
    ];
    expect(idsIn(kin, 'kubla')).toEqual(['AAA', 'BBB', 'GROUP']);
    expect(idsIn(kin, 'zonal')).toEqual(['GROUP', 'BBB', 'AAA']);
  });

  test('a member found by its group comes before a group found by its member', () => {
    const kin = [
      airport('AAA', 'Xanadu', { parents: ['ONE'], weight: '0' }),
      airport('BBB', 'Yonder', { parents: ['TWO'], weight: '5', altSearchNames: ['Zonal'] }),
      group('ONE', 'Inner', ['AAA'], { altSearchNames: ['Zonal'] }),
      group('TWO', 'Outer', ['BBB']),
    ];
    expect(idsIn(kin, 'zonal')).toEqual(['BBB', 'ONE', 'AAA', 'TWO']);
    expect(idsIn(kin, 'zona')).toEqual(['BBB', 'ONE', 'AAA', 'TWO']);
  });

  test('a group of inactive members alone is inactive', () => {
    const closed = [
      airport('AAA', 'Xanadu', { parents: ['GROUP'], isActive: false }),
      group('GROUP', 'Zone', ['AAA']),
      group('EMPTY', 'Zonal', []),
    ];
    expect(idsIn(closed, 'zon')).toEqual(['EMPTY']);
    expect(idsIn(closed, 'zone', true)).toEqual(['GROUP', 'AAA']);
  });
});
