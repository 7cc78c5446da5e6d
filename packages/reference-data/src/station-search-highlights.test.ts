import { describe, expect, test } from 'vitest';

import { airport, group } from './fixtures/station-entries.ts';
import type { LoyaltyStation } from './loyalty-stations.ts';
import { createStationSearch, type StationMatch } from './station-search.ts';

/** What is marked in each field, `field` or `field[index]`, of the first answer. */
function marked(
  entries: readonly LoyaltyStation<string>[],
  query: string,
  id = entries[0]?.id,
): Record<string, string[]> {
  const match = createStationSearch(entries)
    .search(query)
    .find(({ entry }) => entry.id === id);
  const parts: Record<string, string[]> = {};
  for (const { field, index, start, end } of match?.matched ?? []) {
    const value: unknown = Reflect.get(match?.entry ?? {}, field);
    const text: unknown = Array.isArray(value) && index !== undefined ? value[index] : value;
    (parts[index === undefined ? field : `${field}[${index}]`] ??= []).push(String(text).slice(start, end));
  }
  return parts;
}

const bogota = airport('BOG', 'Bogota\u0301', {
  stationName: "L'Ærodrome San Sano",
  cityServed: 'Bogota\u0301, San Diego',
  altSearchNames: ['Old', 'Sán Old'],
  stateFederalUnit: 'Santander',
});

describe('ranges are those of the texts themselves', () => {
  test('in every field that shows the word, from its first letter to the last one typed', () => {
    expect(marked([bogota], 'sa')).toEqual({
      airportsListName: ['Sa', 'Sa'],
      'altSearchNames[1]': ['Sá'],
      stationName: ['Sa', 'Sa'],
      cityServed: ['Sa'],
      stateFederalUnit: ['Sa'],
    });
  });

  test.each<[string, string]>([
    ['bo', 'Bo'],
    ['bogot', 'Bogot'],
    ['bogota', 'Bogota\u0301'],
    ['BOGOTÁ', 'Bogota\u0301'],
    ['bogita', 'Bogota\u0301'],
  ])('%j marks %j, its combining mark included', (query, part) => {
    expect(marked([bogota], query)['shortDisplayName']).toEqual([part]);
  });

  test.each<[string, string]>([
    ['la', "L'Æ"],
    ['lae', "L'Æ"],
    ['laer', "L'Ær"],
    ['laerodrome', "L'Ærodrome"],
  ])('%j marks %j: apostrophes and ligatures count as they are written', (query, part) => {
    expect(marked([bogota], query)['stationName']).toEqual([part]);
  });

  test('the place in a list is given, from 0', () => {
    expect(marked([bogota], 'old')).toEqual({ 'altSearchNames[0]': ['Old'], 'altSearchNames[1]': ['Old'] });
  });

  test('a code is marked in its field and in the name', () => {
    const entry = airport('ZQX', 'Parma');
    expect(marked([entry], 'zq')).toEqual({ id: ['ZQ'], displayName: ['ZQ'], airportsListName: ['ZQ'] });
  });

  test('every word of the query marks its own', () => {
    const entry = airport('AAA', 'Los Angeles', { cityServed: 'Burbank' });
    expect(marked([entry], 'angel bur lo')).toEqual({
      displayName: ['Lo', 'Angel'],
      shortDisplayName: ['Lo', 'Angel'],
      cityServed: ['Bur'],
    });
  });

  test('the longest of two words that begin the same one counts', () => {
    const entry = airport('AAA', 'Parma', { cityServed: 'Xanadu' });
    expect(marked([entry], 'pa parm')['displayName']).toEqual(['Parm']);
    expect(marked([entry], 'parm pa')['displayName']).toEqual(['Parm']);
  });

  test('words typed as one mark the words between which the space stands', () => {
    const entry = airport('AAA', 'San Diego', { cityServed: 'Xanadu' });
    expect(marked([entry], 'sandie')).toEqual({ displayName: ['San Die'], shortDisplayName: ['San Die'] });
    expect(marked([entry], 'san')).toEqual({ displayName: ['San'], shortDisplayName: ['San'] });
    expect(marked([entry], 'sandiego san')).toMatchObject({ shortDisplayName: ['San Diego'] });
    expect(marked([entry], 'san sandiego')).toMatchObject({ shortDisplayName: ['San Diego'] });
  });

  test('the code of the country is marked where its name alone was meant', () => {
    expect(marked([airport('AAA', 'Parma')], 'estados unidos')).toEqual({ countryCode: ['US'] });
    expect(marked([airport('AAA', 'Parma')], 'parma usa')).toEqual({
      displayName: ['Parma'],
      shortDisplayName: ['Parma'],
      cityServed: ['Parma'],
    });
    expect(marked([airport('AAA', 'Parma', { countryCode: 'MX' })], 'estados unidos')).toEqual({});
  });

  test('another spelling is marked as a whole', () => {
    const entry = airport('AAA', 'St. Louis', { cityServed: 'Xanadu' });
    expect(marked([entry], 'sai')).toEqual({ displayName: ['St'], shortDisplayName: ['St'] });
    expect(marked([entry], 's')).toEqual({ displayName: ['S'], shortDisplayName: ['S'] });
  });

  test.each([
    ['saint', 'St.'],
    ['st', 'Saint'],
    ['fort', 'Ft.'],
    ['ft', 'Fort'],
    ['mount', 'Mt.'],
    ['mt', 'Mount'],
  ])('%s finds %s', (typed, written) => {
    expect(marked([airport('AAA', `${written} Xanadu`)], `${typed} xan`)['shortDisplayName']).toHaveLength(2);
  });
});

test('a name that is cut out of another marks nothing by a spelling that only the cut has', () => {
  const entry = airport('AAA', 'Stuttgart', { shortDisplayName: 'St' });
  expect(marked([entry], 'aaa')).not.toHaveProperty('shortDisplayName');
  expect(marked([entry], 'st')).toMatchObject({ displayName: ['St'], shortDisplayName: ['St'] });
});

describe('relatives', () => {
  const entries = [
    airport('AAA', 'Xanadu', { parents: ['NIL', 'GROUP'] }),
    airport('BBB', 'Yonder', { parents: ['GROUP'], isActive: false, altSearchNames: ['Beyond'] }),
    group('GROUP', 'Zone', ['NIL', 'BBB', 'AAA'], { altSearchNames: ['Area', 'Xanadu'] }),
  ];

  test('a member found by its group has the group marked', () => {
    expect(marked(entries, 'zon', 'AAA')).toEqual({ 'parents[1]': ['GROUP'] });
    expect(marked(entries, 'area', 'AAA')).toEqual({ 'parents[1]': ['GROUP'] });
  });

  test('and so has a member found for an inactive one', () => {
    expect(marked(entries, 'beyond', 'AAA')).toEqual({ 'parents[1]': ['GROUP'] });
  });

  test('a group found by a member has the member marked', () => {
    expect(marked(entries, 'yonder', 'GROUP')).toEqual({ 'children[1]': ['BBB'] });
    expect(marked(entries, 'airfi', 'GROUP')).toEqual({ 'children[1]': ['BBB'], 'children[2]': ['AAA'] });
  });

  test('what an entry shows itself is marked alone', () => {
    expect(marked(entries, 'xan', 'GROUP')).toEqual({ 'altSearchNames[1]': ['Xan'] });
  });
});

describe('answers are shared and cannot be spoilt', () => {
  test('the same query gives the same ranges, frozen', () => {
    const { search } = createStationSearch([bogota]);
    const read = (): StationMatch<string> | undefined => search('bog')[0];
    expect(read()?.matched).toEqual(read()?.matched);
    expect(Object.isFrozen(read()?.matched)).toBe(true);
    expect(read()?.matched.every((range) => Object.isFrozen(range))).toBe(true);
  });
});
