import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { airport } from './fixtures/station-entries.ts';
import { type LoyaltyStation, loyaltyStations } from './loyalty-stations.ts';
import { createStationSearch, type StationSearch } from './station-search.ts';

const offered = createStationSearch();
const all = createStationSearch(loyaltyStations, { includeInactive: true });

function ids({ search }: StationSearch<string>, query: string, limit?: number): string[] {
  return search(query, limit === undefined ? {} : { limit }).map(({ entry }) => entry.id);
}

function states(query: string): string[] {
  return offered.search(query).map(({ entry }) => (entry.isAirportGroup ? entry.id : entry.stateFederalUnit));
}

describe('what travellers type gives first what they mean', () => {
  test.each<[string, string[]]>([
    ['chigaco', ['CHICAGO', 'MDW']],
    ['chicago', ['CHICAGO', 'MDW']],
    ['los ang', ['LOSANGELES', 'LAX']],
    ['st louis', ['STL']],
    ['ft lauderdale', ['FLL']],
    ['CANCÚN', ['CUN']],
    ['Cancu\u0301n', ['CUN']],
    ['new yrok', ['NEWYORK', 'LGA']],
    ["o'hare", ['CHICAGO', 'MDW']],
    ['hawai', ['HAWAII', 'HNL', 'OGG', 'KOA', 'LIH', 'ITO']],
    ['d.c.', ['WASHINGTONDC', 'DCA']],
    ['nola', ['MSY']],
    ['oahu', ['HNL']],
    ['pbi', ['DJT']],
    ['lax', ['LAX', 'LOSANGELES']],
    ['sandiego', ['SAN']],
    ['mil waukee', ['MKE']],
    ['denver airport', ['DEN']],
    ['aeropuerto de cancún', ['CUN']],
  ])('%s', (query, expected) => {
    expect(ids(offered, query).slice(0, expected.length)).toEqual(expected);
  });

  test('a state and a country give their stations', () => {
    expect(states('texas')).toEqual(Array.from({ length: 8 }, () => 'TX'));
    expect(states('méxico').slice(0, 3)).toEqual(['Mexico', 'Mexico', 'Mexico']);
    expect(new Set(all.search('alemania').map(({ entry }) => entry.countryCode))).toEqual(new Set(['DE']));
    expect(ids(all, 'alemania')).toEqual(ids(all, 'ALEMANIA'));
  });

  test.each(['united states', 'Estados Unidos', 'USA', 'EE. UU.', 'eeuu', 'unites states'])(
    '%s gives the stations at home, the heaviest first',
    (query) => {
      const found = offered.search(query, { limit: Infinity }).map(({ entry }) => entry);
      expect(found.length).toBeGreaterThan(90);
      expect(new Set(found.map(({ countryCode }) => countryCode))).toEqual(new Set(['US']));
      const weights = found.map(({ weight }) => Number(weight));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    },
  );

  test('ORD itself is offered with inactive stations alone', () => {
    expect(ids(offered, "o'hare", Infinity)).not.toContain('ORD');
    expect(ids(all, "o'hare")[0]).toBe('ORD');
  });

  test.each([
    ['sixth-tuned.json', 0.95],
    ['sixth-held-out.json', 0.97],
    ['seventh-held-out.json', 0.95],
  ])('labelled queries of %s: no fewer are found than before', (file, least) => {
    const url = new URL(`../bench/${file}`, import.meta.url);
    const labels = JSON.parse(readFileSync(url, 'utf8')) as { query: string; expect: string[] }[];
    const found = labels.filter(({ query, expect: right }) => {
      const first = ids(all, query, 5);
      return right.length === 0 ? first.length === 0 : first.some((id) => right.includes(id));
    });
    expect(found.length / labels.length).toBeGreaterThanOrEqual(least);
  });

  test.each(['queries.json', 'held-out.json', 'second-held-out.json'])(
    'labelled queries of %s: recall and rank stay above the bar',
    (file) => {
      const url = new URL(`../bench/${file}`, import.meta.url);
      const labels = JSON.parse(readFileSync(url, 'utf8')) as { query: string; expect: string[] }[];
      const ranks = labels.map(({ query, expect: right }) => ids(all, query).findIndex((id) => right.includes(id)) + 1);
      const recall = ranks.filter((rank) => rank >= 1 && rank <= 5).length / ranks.length;
      const meanReciprocalRank = ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
      expect(recall).toBeGreaterThanOrEqual(0.99);
      expect(meanReciprocalRank).toBeGreaterThanOrEqual(0.97);
    },
  );
});

describe('an entry of another list', () => {
  const entries = [
    airport('AAA', 'Parma', { stateFederalUnit: 'TX', displayName: 'Parma, TX - AAA' }),
    airport('BBB', 'Turin', { stateFederalUnit: 'NM', altSearchNames: ['Duke City'] }),
    airport('CCC', 'Genoa', { stateFederalUnit: 'NV', countryCode: 'IT' }),
  ];
  const found = (query: string) =>
    createStationSearch(entries)
      .search(query)
      .map(({ entry }) => entry.id);

  test.each([
    ['texas', ['AAA']],
    ['Nuevo México', ['BBB']],
    ['new mexico', ['BBB']],
    ['newmexico', ['BBB']],
    ['nevada', []],
    ['parma texas', ['AAA']],
  ])('%j is found by the name of its state, though no alias says so', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  test('shows by the code of its state why it was found', () => {
    expect(createStationSearch(entries).search('texas')[0]?.matched).toEqual([
      { field: 'stateFederalUnit', start: 0, end: 2 },
    ]);
  });
});

describe('a place named with the country around it', () => {
  test.each([
    ['chicago area', 'CHICAGO'],
    ['Chicago metro area', 'CHICAGO'],
    ['greater chicago', 'CHICAGO'],
    ['hawaii area', 'HAWAII'],
    ['tampa area', 'TAMPA'],
    ['miami area', 'MIAMI'],
    ['área de Miami', 'MIAMI'],
    ['zona de los ángeles', 'LOSANGELES'],
    ['zona metropolitana de Chicago', 'CHICAGO'],
    ['cerca de Boston', 'BOSTON'],
    ['alrededores de Denver', 'DENVER'],
    ['near nashville', 'BNA'],
    ['bay area', 'SANFRANCISCO'],
    ['nueva yrok', 'NEWYORK'],
  ])('%j gives %s first', (query, id) => {
    expect(createStationSearch().search(query)[0]?.entry.id).toBe(id);
  });
});

describe('a name within other words', () => {
  test.each([
    ['cheap flights to vegas', 'LAS'],
    ['vuelos baratos a miami', 'MIAMI'],
    ['vuelo directo a denver', 'DENVER'],
    ['quiero ir a cancun', 'CUN'],
    ['spring break panama city beach', 'ECP'],
    ['waikiki beach', 'HNL'],
    ['isla de aruba', 'AUA'],
    ['cincinati ohio', 'CVG'],
    ['montego bei', 'MBJ'],
    ['gulf shores alabama', 'PNS'],
  ])('%j gives %s first', (query, id) => {
    expect(ids(offered, query)[0]).toBe(id);
  });

  test('an article within a name is no other name', () => {
    expect(ids(all, 'aeropuerto de la ciudad de mexico').slice(0, 2)).toEqual(['MEX', 'NLU']);
    expect(ids(all, 'vuelos a la paz').slice(0, 2).toSorted()).toEqual(['LAP', 'LPB']);
  });

  test('a misspelt name comes before the state beside it', () => {
    const entries = [airport('AAA', 'Parma'), airport('BBB', 'Turin', { stateFederalUnit: 'TX' })];
    expect(ids(createStationSearch(entries), 'parmma texas')).toEqual(['AAA']);
  });

  test.each(['asdkjh', 'qwrtzp', 'xkcdxk', 'lorem ipsum'])('%j finds nothing', (query) => {
    expect(ids(all, query)).toEqual([]);
  });
});

describe('fillers', () => {
  const entries = [airport('AAA', 'Parma', { stationName: 'International' }), airport('BBB', 'Parma', { weight: '5' })];

  test('count while they match', () => {
    expect(ids(createStationSearch(entries), 'parma international')).toEqual(['AAA']);
  });

  test.each(
    (
      'airport airports intl regional city usa the of and all ' +
      'area areas metro metropolitan greater region surroundings vicinity near nearby around close to from flight flights ' +
      'aeropuerto aeropuertos internacional ciudad eeuu el de del y todos ' +
      'zona zonas metropolitana metropolitano alrededor alrededores cercanias afueras cerca cercano cercanos desde hacia vuelo vuelos'
    ).split(' '),
  )('%s is passed over where it does not', (filler) => {
    expect(ids(createStationSearch(entries), `parma ${filler}`)).toEqual(['BBB', 'AAA']);
    expect(ids(createStationSearch(entries), `${filler} parmma`)).toEqual(['BBB', 'AAA']);
  });

  test('alone they find nothing', () => {
    expect(ids(createStationSearch(entries), 'todos aeropuertos')).toEqual([]);
  });
});

describe('any input is safe', () => {
  test.each([
    '',
    ' ',
    '\t\n',
    '.',
    "'",
    '-',
    '\u0301',
    '\0',
    '😀',
    '\ud83d',
    '\udc00\ud800',
    '\u202e',
    '%',
    '\\',
    '$&',
    '[',
    '__proto__',
    'constructor',
    'toString',
  ])('%j', (query) => {
    expect(Array.isArray(offered.search(query))).toBe(true);
  });

  test.each(['', ' ', '.', '😀', '\ud800', '\u0301', 'qqqqqqqq'])('%j finds nothing', (query) => {
    expect(offered.search(query)).toEqual([]);
  });

  test.each([undefined, null, 7, {}, [], Symbol('den'), () => 'den'])('%o is no text and finds nothing', (query) => {
    expect(Reflect.apply(offered.search, undefined, [query])).toEqual([]);
  });

  test.each(['a', 'den ', ' ', '\u0301', '😀', "'", 'ab '])('10,000 characters of %j', (part) => {
    const query = part.repeat(10_000 / part.length);
    expect(Array.isArray(offered.search(query))).toBe(true);
  });

  test('control characters part words', () => {
    expect(ids(offered, 'los\0angeles')[0]).toBe('LOSANGELES');
  });

  test('the first 200 characters and 12 words are read, white space before them not counted', () => {
    const { search } = createStationSearch([airport('AAA', 'Parma')]);
    const found = (query: string) => search(query).length;
    const other = 'q'.repeat(20);
    expect(found(`${' '.repeat(300)}parma`)).toBe(1);
    expect(found(`parma${' '.repeat(175)}${other}`)).toBe(0);
    expect(found(`parma${' '.repeat(195)}${other}`)).toBe(1);
    expect(found(`${'parma '.repeat(11)}${other}`)).toBe(0);
    expect(found(`${'parma '.repeat(12)}${other}`)).toBe(1);
  });
});

describe('limit', () => {
  test.each<[number | undefined, number]>([
    [undefined, 8],
    [1, 1],
    [2.9, 2],
    [9, 9],
    [32, 32],
    [33, 33],
    [40.5, 40],
    [0, 0],
    [0.9, 0],
    [-1, 0],
    [Number.NaN, 0],
    [-Infinity, 0],
  ])('%s gives %i', (limit, count) => {
    expect(ids(all, 'a', limit)).toHaveLength(count);
  });

  test('a shorter list is the beginning of a longer one', () => {
    const whole = ids(all, 'a', Infinity);
    expect(whole.length).toBeGreaterThan(100);
    for (const limit of [1, 2.9, 8, 31, 32, 33, 50]) expect(ids(all, 'a', limit)).toEqual(whole.slice(0, limit));
  });
});

describe('the index', () => {
  test('is built by the first search, of whatever text', () => {
    let read = 0;
    const entries = new Proxy([airport('AAA', 'Parma')], {
      get(target, property, receiver) {
        read += 1;
        return Reflect.get(target, property, receiver) as unknown;
      },
    });
    const { search } = createStationSearch(entries);
    expect(read).toBe(0);
    search('');
    expect(read).toBeGreaterThan(0);
    const built = read;
    search('parma');
    expect(read).toBe(built);
  });

  test.each([
    [['DAL'], 'createStationSearch takes a list of entries, not "DAL": pass loyaltyStations, or a part of it.'],
    [[null], 'createStationSearch takes a list of entries, not null: pass loyaltyStations, or a part of it.'],
    [
      [{}],
      'createStationSearch takes a list of entries, not a value of type object: pass loyaltyStations, or a part of it.',
    ],
    [
      [undefined, true],
      'createStationSearch takes options as an object, not a value of type boolean: pass { includeInactive: true }, or nothing.',
    ],
    [
      [[], null],
      'createStationSearch takes options as an object, not null: pass { includeInactive: true }, or nothing.',
    ],
  ])('of %j is a mistake that is said where it is made', (given, message) => {
    expect(() => Reflect.apply(createStationSearch, undefined, given)).toThrow(new TypeError(message));
  });

  test('of no entries finds nothing', () => {
    expect(createStationSearch([]).search('a')).toEqual([]);
  });

  test('takes no more entries than a key has room for', () => {
    const { search } = createStationSearch(
      Array.from<LoyaltyStation<string>>({ length: 1_048_577 }).fill(airport('AAA', 'Parma')),
    );
    expect(() => search('a')).toThrow('Station search takes 1048576 entries, not 1048577.');
  });

  test('is searched query after query without a trace of the one before', () => {
    for (const query of ['san', 'new yrok', 'qqqq', 'san diego', 'texas', 'san']) {
      expect(ids(offered, query)).toEqual(ids(createStationSearch(), query));
    }
  });
});
