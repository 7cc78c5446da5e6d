import { areBeside } from '@airline/contract';
import { array, assert, boolean, constantFrom, property, record, subarray } from 'fast-check';
import { expect, test } from 'vitest';

import { assignSeats } from './assign-seats.ts';
import { findCabin, listSeats } from './cabins.ts';

const cabins = [
  { aircraft: '73W', seats: 143 },
  { aircraft: '7M8', seats: 175 },
  { aircraft: 'AT7', seats: 50 },
].map(findCabin);

const parties = array(record({ isYoung: boolean(), mayUseExit: boolean() }), { minLength: 1, maxLength: 8 }).map(
  (party) => party.map((each, passenger) => ({ ...each, passenger, mayUseExit: each.mayUseExit && !each.isYoung })),
);

test('a cabin has as many seats as its aircraft, each once', () => {
  expect(cabins.map((cabin) => new Set(listSeats(cabin).map(({ id }) => id)).size)).toEqual([143, 175, 50]);
});

test('everybody gets a free seat of their own where they may sit, as long as there are enough, and nobody a taken one', () => {
  assert(
    property(
      constantFrom(...cabins),
      parties,
      subarray(Array.from({ length: 30 }, (_, row) => row)),
      (cabin, party, rows) => {
        const all = listSeats(cabin);
        const taken = new Set(all.filter(({ id }) => rows.includes(Number.parseInt(id, 10))).map(({ id }) => id));
        const given = assignSeats(cabin, taken, party);
        const seats = [...given.values()];
        const exits = new Set(all.filter(({ kind }) => kind === 'exit').map(({ id }) => id));
        const isRight = party.every(({ passenger, mayUseExit }) => {
          const seat = given.get(passenger);
          return seat === undefined || (!taken.has(seat) && (mayUseExit || !exits.has(seat)));
        });
        const free = all.filter(({ id, kind }) => !taken.has(id) && kind !== 'exit').length;
        expect(isRight).toBe(true);
        expect(new Set(seats).size).toBe(seats.length);
        expect(seats.length).toBeGreaterThanOrEqual(Math.min(free, party.length));
      },
    ),
  );
});

test('in an empty cabin every child sits beside somebody older, as long as there are as many of them', () => {
  assert(
    property(constantFrom(...cabins), parties, (cabin, party) => {
      const children = party.filter(({ isYoung }) => isYoung);
      const older = party.filter(({ isYoung }) => !isYoung);
      const given = assignSeats(cabin, new Set(), party);
      const isBesideSomebody = children.map((child) =>
        older.some((each) => areBeside(cabin, given.get(child.passenger) ?? '', given.get(each.passenger) ?? '')),
      );
      expect(children.length > older.length || isBesideSomebody.every(Boolean)).toBe(true);
    }),
  );
});
