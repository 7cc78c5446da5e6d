import { expect, test } from 'vitest';

import { changeFaults, toChangeSearch } from './change-search.ts';

const today = '2027-01-10';
const party = { adults: 1, children: 0, lapInfants: 0 };
const there = { origin: 'DAL', destination: 'HOU', date: '2027-02-01' };
const back = { origin: 'HOU', destination: 'DAL', date: '2027-02-08' };

const codes = (bounds: readonly (typeof there)[], changed: readonly number[]) =>
  changeFaults({ bounds, changed, party }, today).map(({ path, code }) => `${path.join('.')} ${code}`);

test('new dates in the order of the trip can be searched', () => {
  expect(codes([{ ...there, date: '2027-02-08' }, back], [0])).toEqual([]);
  expect(codes([there, { ...back, date: '2027-02-01' }], [1])).toEqual([]);
});

test.each([
  [
    'the way there after the way back, which stays',
    [{ ...there, date: '2027-02-09' }, back],
    [0],
    ['bounds.0.date beforeKept'],
  ],
  [
    'the way back before the way there, which stays',
    [there, { ...back, date: '2027-01-31' }],
    [1],
    ['bounds.1.date afterKept'],
  ],
  ['both in the wrong order', [{ ...there, date: '2027-02-09' }, back], [0, 1], ['bounds.1.date datesOutOfOrder']],
  ['a day of the past', [{ ...there, date: '2027-01-09' }, back], [0], ['bounds.0.date dateInPast']],
  ['no place to go', [{ ...there, destination: '' }, back], [0], ['bounds.0.destination destinationRequired']],
  ['nowhere to go', [{ ...there, destination: 'DAL' }, back], [0], ['bounds.0.destination samePlace']],
])('%s is said where it can be mended', (_, bounds, changed, faults) => {
  expect(codes(bounds, changed)).toEqual(faults);
});

test('what was flown already is not at fault', () => {
  expect(codes([{ ...there, date: '2027-01-03' }, back], [1])).toEqual([]);
});

test.each([
  ['one direction', [1], 'oneWay'],
  ['there and back', [0, 1], 'return'],
])('%s is searched as such', (_, changed, tripKind) => {
  const search = toChangeSearch({ bounds: [there, back], changed, party }, { inPoints: false });
  expect(search).toMatchObject({ tripKind, party, bounds: changed.map((place) => [there, back][place]) });
});

test('two directions that are not there and back are searched one after the other', () => {
  const elsewhere = { ...back, origin: 'AUS' };
  expect(toChangeSearch({ bounds: [there, elsewhere], changed: [0, 1], party }, { inPoints: false }).tripKind).toBe(
    'multiCity',
  );
});
