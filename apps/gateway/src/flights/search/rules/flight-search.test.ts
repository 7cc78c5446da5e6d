import { describe, expect, test, vi } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import type { LegPattern } from '../../schedule/rules/leg-pattern.ts';
import { createSchedule } from '../../schedule/rules/schedule.ts';
import { createFlightSearch, type SearchQuery } from './flight-search.ts';
import { itineraryId } from './itinerary.ts';

/** Gives each leg the number of its place, so that a result can be written as numbers. */
const numbered = (legs: readonly (string | LegPattern)[]): readonly LegPattern[] =>
  legs.map((of, index) => (typeof of === 'string' ? leg(of, { flightNumber: index + 1 }) : of));

const searchOver = (...legs: readonly (string | LegPattern)[]) => createFlightSearch(createSchedule(numbered(legs)));

/** The flight numbers of what is found, each way as '1+2'. */
function found(search: ReturnType<typeof createFlightSearch>, query: Partial<SearchQuery> = {}): readonly string[] {
  return search
    .search({ origin: 'DAL', destination: 'BWI', date: '2026-12-02', ...query })
    .map(({ legs }) => legs.map(({ pattern }) => pattern.flightNumber).join('+'));
}

describe('nonstop flights', () => {
  test('every one of the local day is found, in order of departure, also one that another beats', () => {
    const search = searchOver(
      'DAL 12:00 -6 > BWI 16:00 -5',
      'DAL 07:00 -6 > BWI 11:00 -5',
      'DAL 06:50 -6 > BWI 11:30 -5',
      'DAL 07:00 -6 > BWI 11:10 -5',
    );
    expect(found(search)).toEqual(['3', '2', '4', '1']);
  });

  test('the day is the origin’s, from midnight to midnight', () => {
    const search = searchOver('DAL 00:00 -6 > BWI 04:00 -5', 'DAL 23:59 -6 > BWI 03:59 -5');
    expect(found(search)).toEqual(['1', '2']);
    const once = searchOver(leg('DAL 23:59 -6 > BWI 03:59 -5', { firstDate: '2026-12-01', lastDate: '2026-12-01' }));
    expect(found(once)).toEqual([]);
    expect(found(once, { date: '2026-12-01' })).toEqual(['1']);
  });

  test('flights that carry no passengers are not found', () => {
    const services = ['J', 'S', 'U', 'Q', 'G', 'B', 'R', 'F', 'M', 'P', 'C', 'T'];
    const legs = services.map((serviceType, index) =>
      leg('DAL 07:00 -6 > BWI 11:00 -5', { serviceType, flightNumber: index }),
    );
    expect(found(searchOver(...legs)).length).toBe(7);
  });
});

describe('connections', () => {
  const first = 'DAL 07:00 -6 > BNA 09:00 -6';

  test.each([
    ['at the minimum connecting time', '09:35', ['1+2']],
    ['a minute below it', '09:34', []],
    ['at the longest wait', '14:00', ['1+2']],
    ['a minute above it', '14:01', []],
    ['before the arrival', '08:30', []],
  ])('%s', (_, departs, expected) => {
    expect(found(searchOver(first, `BNA ${departs} -6 > BWI 20:00 -5`))).toEqual(expected);
  });

  test('a station may need more time than others', () => {
    expect(found(searchOver('DAL 07:00 -6 > ATL 10:00 -5', 'ATL 10:44 -5 > BWI 12:30 -5'))).toEqual([]);
    expect(found(searchOver('DAL 07:00 -6 > ATL 10:00 -5', 'ATL 10:45 -5 > BWI 12:30 -5'))).toEqual(['1+2']);
  });

  test.each([
    ['11:29', []],
    ['11:30', ['1+2']],
    ['18:00', ['1+2']],
    ['18:01', []],
  ])('from an international leg to a domestic one at %s: %s', (departs, expected) => {
    const search = searchOver('CUN 08:00 -5 > HOU 10:00 -6', `HOU ${departs} -6 > DAL 21:00 -6`);
    expect(found(search, { origin: 'CUN', destination: 'DAL' })).toEqual(expected);
  });

  test('a station of its own times has them abroad too', () => {
    const way = (departs: string) => searchOver('SJD 08:00 -7 > LAX 09:00 -8', `LAX ${departs} -8 > OAK 14:00 -8`);
    expect(found(way('10:44'), { origin: 'SJD', destination: 'OAK' })).toEqual([]);
    expect(found(way('10:45'), { origin: 'SJD', destination: 'OAK' })).toEqual(['1+2']);
  });

  test.each([
    ['10:59', []],
    ['11:00', ['1+2']],
  ])('from a domestic leg to an international one at %s: %s', (departs, expected) => {
    const search = searchOver('DAL 08:00 -6 > HOU 10:00 -6', `HOU ${departs} -6 > CUN 14:00 -5`);
    expect(found(search, { destination: 'CUN' })).toEqual(expected);
  });

  test('nobody waits over three o’clock in the night', () => {
    expect(found(searchOver('DAL 22:00 -6 > BNA 23:59 -6', 'BNA 02:59 -6 > BWI 06:00 -5'))).toEqual(['1+2']);
    expect(found(searchOver('DAL 22:00 -6 > BNA 23:59 -6', 'BNA 03:00 -6 > BWI 06:00 -5'))).toEqual([]);
    expect(found(searchOver('LAS 22:00 -8 > BNA 03:00 -6', 'BNA 07:00 -6 > BWI 10:00 -5'), { origin: 'LAS' })).toEqual([
      '1+2',
    ]);
  });

  test('two stops connect twice, and no more than two are tried', () => {
    const way = ['DAL 07:00 -6 > HOU 08:05 -6', 'HOU 09:00 -6 > BNA 11:00 -6', 'BNA 12:00 -6 > BWI 15:00 -5'];
    expect(found(searchOver(...way))).toEqual(['1+2+3']);
    expect(found(searchOver(...way), { maximumStops: 1 })).toEqual([]);
    expect(
      found(
        searchOver(
          'DAL 07:00 -6 > HOU 08:05 -6',
          'HOU 09:00 -6 > MSY 10:00 -6',
          'MSY 11:00 -6 > BNA 12:30 -6',
          'BNA 13:30 -6 > BWI 16:00 -5',
        ),
      ),
    ).toEqual([]);
  });

  test('with no stop allowed only nonstop flights are found', () => {
    const search = searchOver(first, 'BNA 10:00 -6 > BWI 12:30 -5', 'DAL 15:00 -6 > BWI 19:00 -5');
    expect(found(search, { maximumStops: 0 })).toEqual(['3']);
    expect(found(search, { maximumStops: 1 })).toEqual(['1+2', '3']);
  });

  test('a second leg that arrives later at the stop is taken where the first one would wait too long', () => {
    const search = searchOver(
      'DAL 07:00 -6 > HOU 08:05 -6',
      'HOU 09:00 -6 > BNA 11:00 -6',
      'HOU 12:30 -6 > BNA 14:30 -6',
      'BNA 16:10 -6 > BWI 19:00 -5',
    );
    expect(found(search)).toEqual(['1+3+4']);
  });

  test('nobody comes back to where they began, over midnight neither', () => {
    const search = searchOver(
      'DAL 20:00 -6 > HOU 21:05 -6',
      'HOU 22:00 -6 > DAL 23:05 -6',
      leg('DAL 00:10 -6 > BWI 04:00 -5', { flightNumber: 3, firstDate: '2026-12-03' }),
    );
    expect(found(search)).toEqual([]);
  });

  test('nobody is sent round in a circle or far out of the way', () => {
    expect(
      found(searchOver('DAL 07:00 -6 > HOU 08:05 -6', 'HOU 09:00 -6 > DAL 10:05 -6', 'DAL 11:00 -6 > BWI 15:00 -5')),
    ).toEqual(['3']);
    expect(
      found(searchOver('DAL 07:00 -6 > LAX 08:30 -8', 'LAX 09:30 -8 > HOU 14:30 -6'), { destination: 'HOU' }),
    ).toEqual([]);
    expect(
      found(searchOver('DAL 07:00 -6 > SAT 08:05 -6', 'SAT 09:00 -6 > HOU 10:00 -6'), { destination: 'HOU' }),
    ).toEqual(['1+2']);
    expect(
      found(searchOver('DAL 06:00 -6 > SAT 07:00 -6', 'SAT 08:00 -6 > LAX 09:00 -8', 'LAX 10:00 -8 > BWI 18:00 -5')),
    ).toEqual([]);
  });
});

describe('a flight that goes on', () => {
  const through = [
    leg('DAL 07:00 -6 > BNA 09:00 -6', { flightNumber: 7 }),
    leg('BNA 09:20 -6 > BWI 12:00 -5', { flightNumber: 7, legSequence: 2 }),
  ];

  test('needs no connecting time: its passengers stay on board', () => {
    const search = searchOver(...through);
    expect(found(search)).toEqual(['7+7']);
    const [itinerary] = search.search({ origin: 'DAL', destination: 'BWI', date: '2026-12-02' });
    expect(itinerary?.connections).toEqual([{ station: 'BNA', layoverMinutes: 20, staysOnBoard: true }]);
    expect(itinerary?.stops).toBe(1);
  });

  test.each<[string, Partial<LegPattern>]>([
    ['of another number', { flightNumber: 8 }],
    ['of another variation', { itineraryVariation: 2 }],
    ['that is not its next leg', { legSequence: 3 }],
    ['of another carrier', { carrier: 'XX' }],
  ])('is no leg %s', (_, rest) => {
    const [first, second] = through;
    expect(found(searchOver(...(first && second ? [first, { ...second, ...rest }] : [])))).toEqual([]);
  });

  test('also between the second and the third leg, and twice', () => {
    const search = searchOver(
      leg('DAL 05:00 -6 > HOU 06:05 -6', { flightNumber: 7 }),
      leg('HOU 06:10 -6 > BNA 08:00 -6', { flightNumber: 7, legSequence: 2 }),
      leg('BNA 08:05 -6 > BWI 11:00 -5', { flightNumber: 7, legSequence: 3 }),
    );
    expect(found(search)).toEqual(['7+7+7']);
  });

  test('may go on at once, and is still taken before changes that are as good', () => {
    const search = searchOver(
      leg('DAL 05:00 -6 > HOU 06:05 -6', { flightNumber: 7 }),
      leg('HOU 06:05 -6 > BNA 08:00 -6', { flightNumber: 7, legSequence: 2 }),
      leg('BNA 08:00 -6 > BWI 11:00 -5', { flightNumber: 7, legSequence: 3 }),
      leg('DAL 05:00 -6 > AUS 05:40 -6', { flightNumber: 1 }),
      leg('AUS 06:20 -6 > MDW 08:00 -6', { flightNumber: 2 }),
      leg('MDW 08:40 -6 > BWI 11:00 -5', { flightNumber: 3 }),
    );
    expect(found(search)).toEqual(['7+7+7']);
  });

  test('waits no longer than anybody', () => {
    const late = leg('BNA 14:01 -6 > BWI 17:00 -5', { flightNumber: 7, legSequence: 2 });
    expect(found(searchOver(...through.slice(0, 1), late))).toEqual([]);
  });

  test('is taken before a change of plane that is as good', () => {
    const [first, second] = through;
    if (!first || !second) throw new Error('no legs');
    const search = searchOver(
      first,
      leg('DAL 07:00 -6 > MDW 09:00 -6', { flightNumber: 5 }),
      leg('MDW 09:45 -6 > BWI 12:00 -5', { flightNumber: 6 }),
      second,
    );
    expect(found(search)).toEqual(['7+7']);
  });
});

describe('what is worth showing', () => {
  test('no connection that leaves no later, arrives no earlier and stops no less than another way', () => {
    const search = searchOver(
      'DAL 07:00 -6 > BNA 09:00 -6',
      'BNA 10:00 -6 > BWI 12:30 -5',
      'DAL 07:30 -6 > BWI 12:30 -5',
    );
    expect(found(search)).toEqual(['3']);
  });

  test('a connection that arrives a minute earlier stays', () => {
    const search = searchOver(
      'DAL 07:00 -6 > BNA 09:00 -6',
      'BNA 10:00 -6 > BWI 12:29 -5',
      'DAL 07:00 -6 > BWI 12:30 -5',
    );
    expect(found(search)).toEqual(['1+2', '3']);
  });

  test('for one departure the earliest arrival, also over a later and faster leg', () => {
    const search = searchOver(
      'DAL 07:00 -6 > BNA 09:00 -6',
      'BNA 10:00 -6 > BWI 14:00 -5',
      'BNA 10:30 -6 > BWI 13:00 -5',
    );
    expect(found(search)).toEqual(['1+3']);
  });

  test('of two ways that are alike, the one with more time to change', () => {
    const search = searchOver(
      'DAL 07:00 -6 > BNA 09:00 -6',
      'BNA 10:00 -6 > BWI 12:30 -5',
      'DAL 07:00 -6 > MDW 09:30 -6',
      'MDW 10:10 -6 > BWI 12:30 -5',
    );
    expect(found(search)).toEqual(['1+2']);
  });

  test('two stops only where they beat one', () => {
    const common = ['DAL 07:00 -6 > BNA 09:00 -6', 'BNA 13:00 -6 > BWI 15:30 -5', 'BNA 09:40 -6 > MDW 11:00 -6'];
    expect(found(searchOver(...common, 'MDW 11:40 -6 > BWI 14:00 -5'))).toEqual(['1+3+4', '1+2']);
    expect(found(searchOver(...common, 'MDW 11:40 -6 > BWI 15:30 -5'))).toEqual(['1+2']);
  });
});

describe('clocks and dates', () => {
  test('a connection over midnight is one of the day before', () => {
    const search = searchOver('DAL 20:00 -6 > BNA 22:00 -6', 'BNA 00:30 -6 > BWI 03:00 -5');
    const [itinerary] = search.search({ origin: 'DAL', destination: 'BWI', date: '2026-12-02' });
    expect(itinerary && itineraryId(itinerary)).toBe('WN1-2026-12-02-DAL+WN2-2026-12-03-BNA');
    expect(itinerary?.durationMinutes).toBe(360);
  });

  test('in the hour that happens twice the second one is an hour later', () => {
    const dates = { firstDate: '2026-11-01', lastDate: '2026-11-01' };
    const search = searchOver(
      leg('LAS 22:00 -7 > BNA 01:30 -5', { flightNumber: 1, firstDate: '2026-10-31', lastDate: '2026-10-31' }),
      leg('BNA 01:45 -6 > BWI 04:15 -5', { flightNumber: 2, ...dates }),
      leg('BNA 01:50 -5 > BWI 04:20 -5', { flightNumber: 3, ...dates }),
    );
    const [itinerary] = search.search({ origin: 'LAS', destination: 'BWI', date: '2026-10-31' });
    expect(itinerary?.connections[0]?.layoverMinutes).toBe(75);
    expect(itinerary && itineraryId(itinerary)).toBe('WN1-2026-10-31-LAS+WN2-2026-11-01-BNA');
  });

  test('legs are in order of their instants, also where the variations of patterns disagree', () => {
    const search = searchOver(
      'HOU 20:00 -6 > DAL 21:05 -6',
      leg('DAL 23:50 -6 > BWI 03:50 -5', { flightNumber: 2, firstDate: '2026-12-02', lastDate: '2026-12-02' }),
      leg('DAL 00:10 -5 > BWI 04:05 -5', { flightNumber: 3, firstDate: '2026-12-03', lastDate: '2026-12-03' }),
    );
    expect(found(search, { origin: 'HOU' })).toEqual(['1+2']);
  });

  // Honolulu by the clock of Tonga: the catalogue's active stations do not reach over the date line.
  const idsOf = (search: ReturnType<typeof createFlightSearch>, query: Pick<SearchQuery, 'origin' | 'destination'>) =>
    search.search({ ...query, date: '2026-12-02' }).map(itineraryId);

  test('across the date line a connection can depart on the local day before', () => {
    const search = searchOver('HNL 01:00 +13 > LAX 09:00 -8', 'LAX 11:00 -8 > BWI 19:00 -5');
    const [itinerary] = search.search({ origin: 'HNL', destination: 'BWI', date: '2026-12-02' });
    expect(itinerary?.legs.map(({ departure }) => departure.localTime)).toEqual([
      '2026-12-02T01:00',
      '2026-12-01T11:00',
    ]);
  });

  test('the other way it can depart two local days later, and the next one three', () => {
    const search = searchOver(
      'LAX 23:30 -8 > HNL 18:30 +13',
      'HNL 19:30 +13 > OGG 23:30 +13',
      'OGG 00:30 +13 > KOA 01:10 +13',
    );
    expect(idsOf(search, { origin: 'LAX', destination: 'OGG' })).toEqual(['WN1-2026-12-02-LAX+WN2-2026-12-04-HNL']);
    expect(idsOf(search, { origin: 'LAX', destination: 'KOA' })).toEqual([
      'WN1-2026-12-02-LAX+WN2-2026-12-04-HNL+WN3-2026-12-05-OGG',
    ]);
  });
});

describe('places', () => {
  const search = searchOver(
    'LGA 07:00 -5 > MIA 10:00 -5',
    'ISP 08:00 -5 > FLL 11:00 -5',
    'LGA 06:00 -5 > FLL 09:30 -5',
    'ISP 06:30 -5 > BWI 07:30 -5',
    'BWI 09:00 -5 > FLL 11:30 -5',
    'DAL 07:00 -6 > HOU 08:05 -6',
  );

  test('groups expand on both sides, and ways of other airports hide none', () => {
    expect(found(search, { origin: 'NEWYORK', destination: 'MIAMI' })).toEqual(['3', '1', '2']);
  });

  test('a group and one of its own stations leave the others', () => {
    expect(
      found(searchOver('FLL 07:00 -5 > MIA 08:00 -5', 'MIA 07:00 -5 > FLL 08:00 -5'), {
        origin: 'MIAMI',
        destination: 'MIAMI',
      }),
    ).toEqual(['1', '2']);
    expect(found(searchOver('FLL 07:00 -5 > MIA 08:00 -5'), { origin: 'MIAMI', destination: 'MIA' })).toEqual(['1']);
  });

  test.each([
    ['an unknown origin', { origin: '???' }],
    ['an unknown destination', { destination: '???' }],
    ['a place to itself', { origin: 'DAL', destination: 'DAL' }],
    ['a station not offered for booking', { destination: 'ORD' }],
    ['a date that is none', { date: '2026-02-30' }],
    ['a date before the schedule', { date: '2025-12-31' }],
    ['a date after it', { date: '2027-06-01' }],
  ])('%s finds nothing', (_, query) => {
    expect(found(search, { origin: 'DAL', destination: 'HOU', ...query })).toEqual([]);
  });

  test('codes are understood in any letter case', () => {
    expect(found(search, { origin: 'dal', destination: 'hou' })).toEqual(['6']);
  });

  test('a leg to a station that nobody knows, or not offered, is no part of a way', () => {
    const over = searchOver(
      'DAL 07:00 -6 > ORD 09:30 -6',
      'ORD 11:00 -6 > BWI 13:30 -5',
      'DAL 07:00 -6 > QQQ 08:00 -6',
    );
    expect(found(over)).toEqual([]);
  });
});

describe('the hook', () => {
  const legs = [
    'DAL 07:00 -6 > BWI 11:00 -5',
    'DAL 06:00 -6 > BNA 08:00 -6',
    'BNA 09:00 -6 > BWI 11:30 -5',
    'BNA 09:30 -6 > BWI 12:00 -5',
  ];

  test('a refused leg is in no way and hides none', () => {
    const search = searchOver(...legs);
    const without = (...numbers: readonly number[]) =>
      found(search, { accepts: ({ pattern }) => !numbers.includes(pattern.flightNumber) });
    expect(without()).toEqual(['1']);
    expect(without(1)).toEqual(['2+3']);
    expect(without(1, 3)).toEqual(['2+4']);
    expect(without(1, 2)).toEqual([]);
    expect(without(1, 3, 4)).toEqual([]);
  });

  test('is asked once for a leg, anew for each search', () => {
    const search = searchOver(...legs, 'BNA 09:10 -6 > MDW 10:30 -6', 'MDW 11:10 -6 > BWI 13:10 -5');
    const accepts = vi.fn<NonNullable<SearchQuery['accepts']>>(() => false);
    found(search, { accepts });
    const asked = accepts.mock.calls.map(([{ id }]) => id);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(0);
    expect(found(search, { accepts: () => true })).toEqual(['1']);
    expect(found(search)).toEqual(['1']);
  });

  test('a third leg is asked for too', () => {
    const search = searchOver(
      'DAL 06:00 -6 > HOU 07:05 -6',
      'HOU 08:00 -6 > BNA 10:00 -6',
      'BNA 11:00 -6 > BWI 13:30 -5',
    );
    for (const refused of [1, 2, 3]) {
      expect(found(search, { accepts: ({ pattern }) => pattern.flightNumber !== refused })).toEqual([]);
    }
    expect(found(search, { accepts: () => true })).toEqual(['1+2+3']);
  });
});

test('the order of the patterns changes nothing', () => {
  const legs = numbered([
    'DAL 07:00 -6 > BNA 09:00 -6',
    'DAL 07:00 -6 > BNA 09:00 -6',
    'BNA 10:00 -6 > BWI 12:30 -5',
    'BNA 10:00 -6 > BWI 12:30 -5',
  ]);
  const forward = found(createFlightSearch(createSchedule(legs)));
  expect(forward).toEqual(['1+3']);
  expect(found(createFlightSearch(createSchedule(legs.toReversed())))).toEqual(forward);
});

test('a date that was expanded ahead gives the same', () => {
  const search = searchOver('DAL 07:00 -6 > BWI 11:00 -5');
  search.prepare('2026-12-02');
  search.prepare('no date');
  expect(found(search)).toEqual(['1']);
});

test('rules may be others', () => {
  const schedule = createSchedule(numbered(['DAL 07:00 -6 > BNA 09:00 -6', 'BNA 09:10 -6 > BWI 11:30 -5']));
  const { rules } = createFlightSearch(schedule);
  const minutes = { domestic: 10, international: 10 };
  const hasty = { ...rules, minimumConnectingMinutes: { domestic: minutes, international: minutes } };
  expect(found(createFlightSearch(schedule))).toEqual([]);
  expect(found(createFlightSearch(schedule, { rules: hasty }))).toEqual(['1+2']);
});
