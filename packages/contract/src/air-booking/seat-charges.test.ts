import { describe, expect, test } from 'vitest';

import { seatPrices } from './extra-prices.ts';
import { type PlacedTraveller, type PricedCabin, priceSeats, seatPricesOf } from './seat-charges.ts';

const kindOfRow = { 1: 'extra', 2: 'exit' } as const;
/** Four rows: more room in row 1, an exit at row 2, plain ones behind. */
const cabin: PricedCabin = {
  columns: ['A', 'B', 'C', null, 'D', 'E', 'F'],
  rows: [1, 2, 3, 4].map((number) => ({
    number,
    seats: ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({
      id: `${number}${letter}`,
      kind: kindOfRow[number as 1 | 2] ?? 'plain',
    })),
  })),
};

/** Seats of a party in words: `3A child:3B`. */
function partyOf(seats: string): readonly PlacedTraveller[] {
  return seats.split(' ').map((each, traveller) => {
    const isYoung = each.startsWith('child:');
    return { traveller, isYoung, seat: isYoung ? each.slice('child:'.length) : each };
  });
}

describe('seats of a party', () => {
  test.each([
    ['one adult, on seats of each kind', '3A', [1500]],
    ['an adult with more room', '1A', [4500]],
    ['an adult at an exit', '2A', [3500]],
    ['two adults pay both', '3A 3B', [1500, 1500]],
    ['a child beside an adult, and that adult, pay nothing', '3A child:3B', [0, 0]],
    ['of two adults beside a child one pays nothing', '3A child:3B 3C', [0, 0, 1500]],
    ['two children beside one adult', 'child:3A 3B child:3C', [0, 0, 0]],
    ['a child that sits beside a child alone pays', '3A child:3B child:3C', [0, 0, 1500]],
    ['across the aisle is not beside', '3C child:3D', [1500, 1500]],
    ['behind is not beside', '3A child:4A', [1500, 1500]],
    ['more room is paid, by children too', '1A child:1B', [4500, 4500]],
    ['a child beside nobody of the party pays', 'child:4F 3A', [1500, 1500]],
    ['two families have a free adult each', '3A child:3B child:4B 4A', [0, 0, 0, 0]],
    ['a seat that the aircraft has not costs nothing', '9A', [0]],
  ])('%s', (_, seats, expected) => {
    const party = partyOf(seats);
    const prices = priceSeats(cabin, party, seatPrices);
    expect(party.map(({ traveller }) => prices.get(traveller))).toEqual(expected);
  });

  test('cost what is left when the fare includes some', () => {
    expect([...priceSeats(cabin, partyOf('3A 1A 2A'), seatPricesOf('flex')).values()]).toEqual([0, 4500, 3500]);
    expect([...priceSeats(cabin, partyOf('3A 1A 2A'), seatPricesOf('premium')).values()]).toEqual([0, 0, 0]);
    expect([...priceSeats(cabin, partyOf('3A 1A 2A'), seatPricesOf('classic')).values()]).toEqual([1500, 4500, 3500]);
  });
});
