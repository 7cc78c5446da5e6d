import { type Assignment, type Choice, listChoices, type RebookingProblem, type Way } from './rebooking-problem.ts';
import { openSeatBook } from './seat-book.ts';

/** Seats parties in the order in which they booked, each on the way that arrives first of those that still have room for it. */
export function assignGreedily(problem: RebookingProblem): Assignment {
  const { parties } = problem;
  const order = [...parties.keys()].toSorted(
    (one, other) => (parties[one]?.bookedAt ?? 0) - (parties[other]?.bookedAt ?? 0),
  );
  return assignInOrder(problem, {
    order,
    choicesOf: (place) => listChoices(problem, problem.parties[place] ?? nobody),
  });
}

const nobody = { seats: 0, market: -1, leavesFrom: 0, plannedArrival: 0, arrivesBy: 0, bookedAt: 0 };

/** Seats parties in an order, each on the first of its choices that still has room for it. */
export function assignInOrder(
  { parties, freeSeats }: RebookingProblem,
  { order, choicesOf }: { readonly order: readonly number[]; readonly choicesOf: (place: number) => readonly Choice[] },
): Assignment {
  const book = openSeatBook(freeSeats);
  const assigned: (Way | undefined)[] = parties.map(() => undefined);
  for (const place of order) {
    const seats = parties[place]?.seats ?? 0;
    const way = choicesOf(place).find((choice) => book.fits(choice.way, seats))?.way;
    if (way === undefined) continue;
    book.take(way, seats);
    assigned[place] = way;
  }
  return assigned;
}
