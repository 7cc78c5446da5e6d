import { describe, expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { createSchedule } from '../../schedule/rules/schedule.ts';
import { type Bound, canFollow, checkBounds } from './bounds.ts';
import { createFlightSearch } from './flight-search.ts';

const schedule = createSchedule([
  leg('DAL 07:00 -6 > HOU 08:05 -6'),
  leg('HOU 09:00 -6 > DAL 10:05 -6', { flightNumber: 2 }),
]);
const bound: Bound = { origin: 'DAL', destination: 'HOU', date: '2026-12-02' };
const faults = (...bounds: readonly Bound[]) => checkBounds(bounds, schedule).map(({ code, path }) => [code, ...path]);

describe('journeys that can be searched', () => {
  test.each<[string, readonly Bound[]]>([
    ['one way', [bound]],
    ['there and back on one day', [bound, { ...bound, origin: 'HOU', destination: 'DAL' }]],
    ['an open jaw', [bound, { ...bound, origin: 'AUS', destination: 'DAL', date: '2026-12-05' }]],
    ['between groups', [{ ...bound, origin: 'NEWYORK', destination: 'CHICAGO' }]],
    ['inside a group', [{ ...bound, origin: 'MIAMI', destination: 'MIAMI' }]],
    ['on the first day', [{ ...bound, date: '2026-01-01' }]],
    ['on the last day', [{ ...bound, date: '2026-12-31' }]],
    ['of six bounds', Array.from({ length: 6 }, () => bound)],
  ])('%s', (_, bounds) => {
    expect(faults(...bounds)).toEqual([]);
  });
});

describe('journeys that cannot', () => {
  test.each<[string, readonly Bound[], unknown[]]>([
    ['nothing at all', [], [['noBounds', 'bounds']]],
    ['seven bounds', Array.from({ length: 7 }, () => bound), [['tooManyBounds', 'bounds']]],
    ['an unknown place', [{ ...bound, origin: 'QQQ' }], [['unknownPlace', 'bounds', 0, 'origin']]],
    ['a station not served', [{ ...bound, destination: 'ORD' }], [['placeNotServed', 'bounds', 0, 'destination']]],
    ['a place to itself', [{ ...bound, destination: 'DAL' }], [['samePlace', 'bounds', 0, 'destination']]],
    // Chicago has one active station.
    [
      'a group of one to its station',
      [{ ...bound, origin: 'CHICAGO', destination: 'MDW' }],
      [['samePlace', 'bounds', 0, 'destination']],
    ],
    ['no date', [{ ...bound, date: '2026-02-30' }], [['notADate', 'bounds', 0, 'date']]],
    ['a date before the schedule', [{ ...bound, date: '2025-12-31' }], [['dateOutsideSchedule', 'bounds', 0, 'date']]],
    ['a date after it', [{ ...bound, date: '2027-01-01' }], [['dateOutsideSchedule', 'bounds', 0, 'date']]],
    [
      'a return before its departure',
      [bound, { ...bound, date: '2026-12-01' }],
      [['datesOutOfOrder', 'bounds', 1, 'date']],
    ],
    [
      'everything at once',
      [
        { origin: 'QQQ', destination: 'ORD', date: '' },
        { ...bound, date: '2026-12-01' },
      ],
      [
        ['unknownPlace', 'bounds', 0, 'origin'],
        ['placeNotServed', 'bounds', 0, 'destination'],
        ['notADate', 'bounds', 0, 'date'],
      ],
    ],
  ])('%s', (_, bounds, expected) => {
    expect(faults(...bounds)).toEqual(expected);
  });

  test('the words find what they need', () => {
    expect(checkBounds([{ ...bound, origin: 'QQQ', date: '2027-01-01' }], schedule)).toEqual([
      { code: 'unknownPlace', path: ['bounds', 0, 'origin'], params: { place: 'QQQ' } },
      {
        code: 'dateOutsideSchedule',
        path: ['bounds', 0, 'date'],
        params: { date: '2027-01-01', first: '2026-01-01', last: '2026-12-31' },
      },
    ]);
    expect(
      checkBounds(
        Array.from({ length: 7 }, () => bound),
        schedule,
      )[0]?.params,
    ).toEqual({ most: 6, given: 7 });
  });

  test('an empty schedule has no date', () => {
    expect(checkBounds([bound], createSchedule([]))).toEqual([
      { code: 'dateOutsideSchedule', path: ['bounds', 0, 'date'], params: { date: '2026-12-02', first: '', last: '' } },
    ]);
  });
});

test('a way back can follow a way there that has arrived, with time between', () => {
  const search = createFlightSearch(schedule);
  const [there] = search.search(bound);
  const [back] = search.search({ ...bound, origin: 'HOU', destination: 'DAL' });
  if (!there || !back) throw new Error('nothing found');
  expect(canFollow(there, back, 55)).toBe(true);
  expect(canFollow(there, back, 56)).toBe(false);
  expect(canFollow(back, there, 0)).toBe(false);
});
