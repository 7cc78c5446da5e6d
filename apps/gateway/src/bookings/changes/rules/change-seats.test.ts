import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../../test-support/orders.ts';
import { changeSeats } from './change-seats.ts';

const party = { adults: 2, children: 1, lapInfants: 1 };
const [first, second, third] = [
  flightLeg('WN1', '2026-12-01'),
  flightLeg('WN2', '2026-12-01', 'HOU', 'CUN'),
  flightLeg('WN3', '2026-12-01', 'HOU', 'CUN'),
];

test('takes the new legs and gives back the old ones, for all with a ticket', () => {
  expect(changeSeats([boundOf([first])], [boundOf([third])], party)).toEqual({
    taken: [{ legId: third.id, date: '2026-12-01', count: 3 }],
    freed: [{ legId: first.id, date: '2026-12-01', count: 3 }],
  });
});

test('leaves alone a leg that is in both', () => {
  expect(changeSeats([boundOf([first, second])], [boundOf([first, third])], party)).toEqual({
    taken: [{ legId: third.id, date: '2026-12-01', count: 3 }],
    freed: [{ legId: second.id, date: '2026-12-01', count: 3 }],
  });
});

test('needs no seats for another fare on the same flight', () => {
  expect(changeSeats([boundOf([first])], [{ ...boundOf([first]), family: 'flex' }], party)).toEqual({
    taken: [],
    freed: [],
  });
});
