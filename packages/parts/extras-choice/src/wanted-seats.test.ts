import type { SeatedTraveller, SeatMapView } from '@airline/contract';
import { expect, test } from 'vitest';

import { listChosen, sumDue, toSeatExtras, withSeat, type WantedSeats } from './wanted-seats.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

const flight: SeatMapView = {
  bound: 0,
  leg: { id: 'leg' } as SeatMapView['leg'],
  state: 'open',
  closesAt: '2026-12-12T12:00:00Z',
  prices: { plain: usd(1_500), extra: usd(4_500), exit: usd(3_500) },
  cabin: {
    columns: ['A', 'B'],
    rows: [
      { number: 1, seats: [{ id: '1A', kind: 'plain' }, null] },
      {
        number: 2,
        seats: [
          { id: '2A', kind: 'exit' },
          { id: '2B', kind: 'exit' },
        ],
      },
    ],
  },
  taken: ['2B'],
  own: [],
};
const adult: SeatedTraveller = {
  traveller: 0,
  kind: 'adult',
  firstName: 'Ana',
  lastName: 'Ruiz',
  isYoung: false,
  mayUseExit: true,
};
const seated = (seat: string): WantedSeats => ({ leg: { 0: seat } });

test.each([
  ['a free seat', adult, '1A', [1_500]],
  ['a seat at an exit', adult, '2A', [3_500]],
  ['a seat at an exit, of who may not sit there', { ...adult, mayUseExit: false }, '2A', []],
  ['a seat that somebody has', adult, '2B', []],
  ['a seat that the cabin has not', adult, '9A', []],
])('what can be had of the seats that are chosen, and what is due: %s', (_, traveller, seat, dues) => {
  const chosen = listChosen([flight], [traveller], seated(seat));
  expect(chosen.map(({ due }) => due.amountMinor)).toEqual(dues);
  expect(sumDue(chosen).amountMinor).toBe(dues[0] ?? 0);
  expect(toSeatExtras(chosen).map((extra) => extra.seat)).toEqual(dues.length === 0 ? [] : [seat]);
});

test('a seat takes the place of the one before, and is dropped again', () => {
  const first = withSeat({}, flight, 0, '1A');
  expect(withSeat(first, flight, 0, '2A')).toEqual(seated('2A'));
  expect(withSeat(first, flight, 0, null)).toEqual({ leg: {} });
});
