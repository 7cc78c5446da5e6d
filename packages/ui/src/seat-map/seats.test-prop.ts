import * as fc from 'fast-check';
import { test } from 'vitest';

import { nextSeat, seatsOf, type Cabin } from './seats.ts';

const letters = ['A', 'B', 'C', 'D'];
const cabins: fc.Arbitrary<Cabin> = fc
  .array(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  .filter((rows) => rows.flat().includes(true))
  .map((rows) => ({
    columns: letters,
    rows: rows.map((present, index) => ({
      number: index + 1,
      seats: present.map((there, column) =>
        there ? { id: `${index + 1}${letters[column]}`, state: 'free' as const } : null,
      ),
    })),
  }));

const arrows = [
  ['ArrowUp', 'ArrowDown'],
  ['ArrowLeft', 'ArrowRight'],
] as const;

test('an arrow ends at a seat that is there, in the same line, and the opposite arrow leads back', () => {
  fc.assert(
    fc.property(cabins, fc.nat(), fc.constantFrom(...arrows), fc.boolean(), (cabin, pick, pair, turned) => {
      const seats = seatsOf(cabin);
      const from = seats[pick % seats.length]?.id ?? '';
      const [there, back] = turned ? [pair[1], pair[0]] : pair;
      const to = nextSeat(cabin, from, there) ?? '';
      const sameLine =
        pair === arrows[0] ? to.at(-1) === from.at(-1) : Number.parseInt(to, 10) === Number.parseInt(from, 10);
      return seats.some((seat) => seat.id === to) && sameLine && (to === from || nextSeat(cabin, to, back) === from);
    }),
  );
});
