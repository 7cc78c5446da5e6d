import { describe, expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { missingStations, overlappingPatterns, variationDoubts } from './check-patterns.ts';
import type { LegPattern } from './leg-pattern.ts';

const zones = new Map([
  ['DAL', 'America/Chicago'],
  ['BWI', 'America/New_York'],
  ['PHX', 'America/Phoenix'],
]);
const doubtsOf = (...patterns: readonly LegPattern[]) =>
  variationDoubts(patterns, (station) => zones.get(station)).map(({ end, date, zoneVariation }) => [
    end,
    date,
    zoneVariation,
  ]);

test('stations that a catalogue lacks are named once each, with the legs that touch them', () => {
  const patterns = [
    leg('RUN 07:30 +4 > MRU 08:10 +4'),
    leg('MRU 09:30 +4 > RUN 10:10 +4'),
    leg('CDG 09:30 +2 > RUN 21:10 +4'),
    leg('MRU 09:30 +4 > MRU 10:10 +4'),
  ];
  expect(missingStations(patterns, (station) => station === 'CDG')).toEqual([
    { station: 'MRU', legs: 3 },
    { station: 'RUN', legs: 3 },
  ]);
});

describe('UTC variations are compared with the zones', () => {
  const summer = { firstDate: '2026-03-08', lastDate: '2026-10-31' };

  test('where they agree nothing is said', () => {
    expect(doubtsOf(leg('DAL 07:30 -5 > BWI 11:30 -4', summer))).toEqual([]);
    expect(doubtsOf(leg('DAL 07:30 -5 > PHX 08:30 -7', summer))).toEqual([]);
  });

  test('the first day on which one differs is named', () => {
    expect(doubtsOf(leg('DAL 07:30 -5 > BWI 11:30 -4', { ...summer, lastDate: '2026-11-02' }))).toEqual([
      ['departure', '2026-11-01', -360],
      ['arrival', '2026-11-01', -300],
    ]);
  });

  test('a night flight differs at its arrival alone', () => {
    expect(doubtsOf(leg('PHX 23:30 -7 > BWI 06:20 -4', summer))).toEqual([['arrival', '2026-10-31', -300]]);
  });

  test('only the days on which it operates count', () => {
    expect(
      doubtsOf(leg('DAL 07:30 -5 > BWI 11:30 -4', { ...summer, lastDate: '2026-11-02', daysOfOperation: '6' })),
    ).toEqual([]);
  });

  test('a station without a known zone is passed over', () => {
    expect(doubtsOf(leg('RUN 07:30 +9 > MRU 08:10 +9'))).toEqual([]);
  });

  test('a pattern until further notice is looked at for a year and some', () => {
    const { lastDate: _, ...open } = leg('DAL 07:30 -5 > PHX 08:30 -7', summer);
    expect(doubtsOf(open as LegPattern)).toEqual([['departure', '2026-11-01', -360]]);
  });

  test('of no patterns nothing is said', () => {
    expect(doubtsOf()).toEqual([]);
  });
});

describe('patterns that put one flight at one station on the same day', () => {
  const one = leg('DAL 07:30 -6 > HOU 08:35 -6', { firstDate: '2026-06-01', lastDate: '2026-06-10' });
  const overlap = (rest: Partial<LegPattern>, route = 'DAL 17:30 -6 > HOU 18:35 -6') =>
    overlappingPatterns([
      one,
      leg(route, { ...one, ...leg(route), firstDate: '2026-06-10', lastDate: '2026-06-20', ...rest }),
    ]).map(({ date }) => date);

  test('are found, with the first such day', () => {
    expect(overlap({})).toEqual(['2026-06-10']);
    expect(overlap({ firstDate: '2026-06-05' })).toEqual(['2026-06-05']);
  });

  test.each([
    ['one after the other', { firstDate: '2026-06-11' }],
    ['on other weekdays', { daysOfOperation: '124567' }],
    ['with another number', { flightNumber: 2 }],
    ['with another suffix', { operationalSuffix: 'A' }],
    ['of another carrier', { carrier: 'XX' }],
  ])('are none %s', (_, rest) => {
    expect(overlap(rest)).toEqual([]);
  });

  test('are none at another station: that is the next leg', () => {
    expect(overlap({}, 'HOU 17:30 -6 > DAL 18:35 -6')).toEqual([]);
  });
});
