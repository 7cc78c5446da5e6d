import { describe, expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { fileOf, islandFile, lines, record, smallFile, zeros } from '../../../../test-support/ssim.ts';
import { missingStations } from './check-patterns.ts';
import { parseSsim } from './parse-ssim.ts';
import { createDataSet, type ScheduleDataSet } from './schedule-data-set.ts';
import { writeSsim } from './write-ssim.ts';

function dataSetOf(text: string): ScheduleDataSet {
  const parsed = parseSsim(text);
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults.slice(0, 5)));
  return parsed.dataSet;
}

const own = (legs = [leg('DAL 07:30 -6 > HOU 08:35 -6')], rest = {}): ScheduleDataSet =>
  createDataSet(legs, {
    airline: 'WN',
    createdOn: '2026-11-21',
    validFrom: '2026-11-21',
    validTo: '2027-10-16',
    ...rest,
  });

describe('a file that was read comes out as it was', () => {
  test.each<[string, readonly string[]]>([
    ['as it is', smallFile()],
    ['with other padding', smallFile().toSpliced(13, 1).toSpliced(1, 2)],
    ['with no padding at all', smallFile().filter((text) => text !== zeros)],
    ['with padding after its end', [...smallFile(), zeros, zeros]],
    ['with every field filled', smallFile().map(filled)],
    ['in UTC', smallFile().map((text, index) => (index === lines.carrier - 1 ? record({ 2: 'U' }, text) : text))],
    [
      'with a leg until further notice',
      smallFile().map((text) => (text.startsWith('3') ? record({ 22: '00XXX00' }, text) : text)),
    ],
    [
      'with a carrier that is valid until further notice',
      smallFile().map((text) => (text.startsWith('2') ? record({ 22: '00XXX00' }, text) : text)),
    ],
    ['with an end that is none', smallFile().map((text) => (text.startsWith('5') ? record({ 194: 'C' }, text) : text))],
    [
      'with two carriers',
      [
        ...smallFile().map((text) => (text.startsWith('5') ? record({ 194: 'C' }, text) : text)),
        ...smallFile().slice(5),
      ],
    ],
  ])('%s', (_, records) => {
    const text = fileOf(records);
    expect(writeSsim(dataSetOf(text))).toBe(text);
  });

  test('with serial numbers that begin anew', () => {
    const text = `${[...smallFile(), ...smallFile().slice(5)].join('\n')}\n`;
    expect(writeSsim(dataSetOf(text))).toBe(text);
  });

  test('a flight number filled with zeros gets blanks', () => {
    const zeroFilled = smallFile().map((text) => (text.startsWith('3') ? record({ 6: '0012' }, text) : text));
    const blank = smallFile().map((text) => (text.startsWith('3') ? record({ 6: '  12' }, text) : text));
    expect(writeSsim(dataSetOf(fileOf(zeroFilled)))).toBe(fileOf(blank));
  });
});

describe('a data set of our own', () => {
  test('is a file in blocks of five records of 200 characters', () => {
    const records = writeSsim(own()).split('\n');
    expect(records.pop()).toBe('');
    expect(records.map((text) => text.length)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(records.map((text) => text.charAt(0)).join('')).toBe('10000200003000050000');
  });

  test('is read again as it was', () => {
    const dataSet = own(
      [leg('DAL 07:30 -6 > HOU 08:35 -6'), leg('HOU 23:00 -6 > BWI 02:40 -5', { itineraryVariation: 123 })],
      {
        titleOfData: 'WINTER 2026',
      },
    );
    expect(dataSetOf(writeSsim(dataSet))).toEqual(dataSet);
  });

  test.each([
    ['a flight number of five digits', { flightNumber: 10_000 }],
    ['an itinerary variation of four digits', { itineraryVariation: 1_000 }],
    ['an aircraft type of four characters', { aircraftType: '73W1' }],
    ['an accent', { configuration: 'Ñ143' }],
    ['a date past 2069', { lastDate: '2070-01-01' }],
    ['a detail that the record does not have', { details: { colour: 'red' } }],
  ])('%s is refused', (_, rest) => {
    expect(() => writeSsim(own([leg('DAL 07:30 -6 > HOU 08:35 -6', rest)]))).toThrow(RangeError);
  });

  test('more records than serial numbers are refused', () => {
    const [carrier] = own().carriers;
    if (!carrier) throw new Error('no carrier');
    expect(() => writeSsim({ header: {}, carriers: [{ ...carrier, firstSerialNumber: 999_999 }] })).toThrow(/999,999/);
  });
});

test('a whole file is read, its stations that are not in the catalogue are named, and it is written as it was', () => {
  const text = fileOf(islandFile());
  const dataSet = dataSetOf(text);
  const legs = dataSet.carriers.flatMap((carrier) => carrier.legs);
  expect(legs).toHaveLength(6);
  const known = new Set(['CDG', 'JNB', 'SEA', 'SEZ', 'BWI', 'HOU']);
  expect(missingStations(legs, (station) => known.has(station)).map(({ station }) => station)).toEqual([
    'DZA',
    'MRU',
    'RUN',
  ]);
  expect(writeSsim(dataSet)).toBe(text);
});

/** Fills the columns that no reader looks at, spare ones too, each with a letter. */
function filled(text: string): string {
  const fills: Readonly<Record<string, Readonly<Record<number, string>>>> = {
    '1': { 36: 'SPARE', 41: '2', 42: 'X', 192: '007' },
    '2': { 6: 'ABCDE', 14: 'X', 65: '01MAR26', 73: 'CREATOR', 108: 'X', 109: 'GENERAL', 169: 'S', 170: '9', 189: 'ET' },
    '3': {
      2: 'Z',
      36: '2',
      40: '0729',
      53: 'T1',
      62: '0836',
      71: '2 ',
      76: 'YBM',
      96: 'Z',
      101: 'S',
      111: 'AA',
      120: 'DI',
      122: 'S',
      123: 'SPARE',
      128: '1',
      129: 'OO',
      132: 'CC',
      135: 'DD',
      138: 'XX   14',
      145: '1',
      146: 'D',
      147: 'X',
      148: '1',
      149: 'L',
      150: 'A',
      161: 'Z',
      162: 'X',
      172: 'X',
      193: '00',
    },
    '4': { 2: 'Z', 15: 'SPARE', 28: '1', 40: 'DATA UP TO THE END'.padEnd(155, '.') },
    '5': { 2: 'X', 6: '02MAR26', 13: 'SPARE' },
  };
  return text === zeros ? text : record(fills[text.charAt(0)] ?? {}, text);
}
