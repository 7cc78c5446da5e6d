import type { OfferBound } from '@airline/contract';
import { expect, test } from 'vitest';

import { boundOf, flightLeg } from '../../../../test-support/orders.ts';
import { changeSeats } from './change-seats.ts';

const party = { adults: 2, children: 1, lapInfants: 1 };
const of = (bounds: readonly OfferBound[]) => ({ bounds: [...bounds], party });
const [first, second, third] = [
  flightLeg('WN1', '2026-12-01'),
  flightLeg('WN2', '2026-12-01', 'HOU', 'CUN'),
  flightLeg('WN3', '2026-12-01', 'HOU', 'CUN'),
];

test('takes the new legs and gives back the old ones, for all with a ticket', () => {
  expect(changeSeats(of([boundOf([first])]), of([boundOf([third])]))).toEqual({
    taken: [{ legId: third.id, date: '2026-12-01', count: 3 }],
    freed: [{ legId: first.id, date: '2026-12-01', count: 3 }],
  });
});

test('leaves alone a leg that is in both', () => {
  expect(changeSeats(of([boundOf([first, second])]), of([boundOf([first, third])]))).toEqual({
    taken: [{ legId: third.id, date: '2026-12-01', count: 3 }],
    freed: [{ legId: second.id, date: '2026-12-01', count: 3 }],
  });
});

test('needs no seats for another fare on the same flight', () => {
  expect(changeSeats(of([boundOf([first])]), of([{ ...boundOf([first]), family: 'flex' }]))).toEqual({
    taken: [],
    freed: [],
  });
});

test('gives back the seats of who no longer flies', () => {
  const bounds = [boundOf([first])];
  expect(changeSeats({ bounds, party }, { bounds, party: { adults: 1, children: 1, lapInfants: 1 } })).toEqual({
    taken: [],
    freed: [{ legId: first.id, date: '2026-12-01', count: 1 }],
  });
});
