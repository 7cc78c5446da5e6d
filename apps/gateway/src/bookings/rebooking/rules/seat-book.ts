import type { Way } from './rebooking-problem.ts';

/** The seats that are left while parties are put on ways. */
export interface SeatBook {
  fits(way: Way, seats: number): boolean;
  take(way: Way, seats: number): void;
  giveBack(way: Way | undefined, seats: number): void;
  /** Lists the legs of a way on which a party finds no room. */
  listFull(way: Way, seats: number): readonly number[];
}

/** Opens a book of the seats that legs have left. */
export function openSeatBook(freeSeats: readonly number[]): SeatBook {
  const left = [...freeSeats];
  const add = (way: Way, seats: number): void => {
    for (const leg of way.legs) left[leg] = (left[leg] ?? 0) + seats;
  };
  return {
    fits: ({ legs }, seats) => legs.every((leg) => (left[leg] ?? 0) >= seats),
    take: (way, seats) => add(way, -seats),
    giveBack: (way, seats) => {
      if (way !== undefined) add(way, seats);
    },
    listFull: ({ legs }, seats) => legs.filter((leg) => (left[leg] ?? 0) < seats),
  };
}
