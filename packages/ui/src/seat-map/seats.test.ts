import { expect, test } from 'vitest';

import { nextSeat, seatsOf, type Cabin, type Seat } from './seats.ts';

const seat = (id: string): Seat => ({ id, state: 'free' });

/** A B | C; the second row lacks B, the third A and C. */
const cabin: Cabin = {
  columns: ['A', 'B', null, 'C'],
  rows: [
    { number: 1, seats: [seat('1A'), seat('1B'), seat('1C')] },
    { number: 2, seats: [seat('2A'), null, seat('2C')] },
    { number: 3, seats: [null, seat('3B'), null] },
  ],
};

test('seats are listed front to back without the gaps', () => {
  expect(seatsOf(cabin).map(({ id }) => id)).toEqual(['1A', '1B', '1C', '2A', '2C', '3B']);
});

test.each([
  ['1A', 'ArrowRight', '1B'],
  ['1B', 'ArrowRight', '1C'],
  ['1C', 'ArrowRight', '1C'],
  ['1A', 'ArrowLeft', '1A'],
  ['2A', 'ArrowRight', '2C'],
  ['2C', 'ArrowLeft', '2A'],
  ['1B', 'ArrowDown', '3B'],
  ['3B', 'ArrowUp', '1B'],
  ['2A', 'ArrowDown', '2A'],
  ['1A', 'ArrowUp', '1A'],
  ['2C', 'Home', '2A'],
  ['1B', 'End', '1C'],
  ['3B', 'Home', '3B'],
  ['1A', 'PageDown', undefined],
  ['1A', 'toString', undefined],
  ['9Z', 'ArrowUp', undefined],
])('from %s %s leads to %s', (from, key, to) => {
  expect(nextSeat(cabin, from, key)).toBe(to);
});
