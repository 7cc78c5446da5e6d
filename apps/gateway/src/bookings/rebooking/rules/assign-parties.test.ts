import { expect, test } from 'vitest';

import { assignGreedily } from './assign-greedily.ts';
import { assignParties } from './assign-parties.ts';
import { countPersonMinutes, type Party, type RebookingProblem } from './rebooking-problem.ts';

const hourMs = 3_600_000;
const way = (leg: number, departs: number, arrives: number) => ({
  legs: [leg],
  departsAt: departs * hourMs,
  arrivesAt: arrives * hourMs,
});
const party = (rest: Partial<Party>): Party => ({
  seats: 1,
  market: 0,
  leavesFrom: 0,
  plannedArrival: 0,
  arrivesBy: Infinity,
  bookedAt: 0,
  ...rest,
});
const problem = (rest: Pick<RebookingProblem, 'parties' | 'ways' | 'freeSeats'>): RebookingProblem => ({
  refundMinutes: 48 * 60,
  ...rest,
});

test('gives the last seat to who would wait longest without it, not to who booked first', () => {
  const contested = problem({
    parties: [party({ bookedAt: 1, market: 0 }), party({ bookedAt: 2, market: 1 })],
    ways: [[way(0, 1, 2), way(1, 2, 3)], [way(0, 1, 2)]],
    freeSeats: [1, 1],
  });
  const [first, second] = contested.ways.map(([earliest]) => earliest);
  expect(assignGreedily(contested)).toEqual([first, undefined]);
  expect(assignParties(contested)).toEqual({
    assignment: [contested.ways[0]?.[1], second],
    personMinutes: 5 * 60,
    leastPersonMinutes: expect.any(Number) as number,
  });
});

test('of two that would gain as much, seats the first of the list', () => {
  const alike = problem({
    parties: [party({ bookedAt: 2 }), party({ bookedAt: 1 })],
    ways: [[way(0, 1, 2)]],
    freeSeats: [1],
  });
  expect(assignParties(alike).assignment.map((taken) => taken !== undefined)).toEqual([true, false]);
});

test('keeps a party together: who does not fit gets the money, and others take the seats', () => {
  const large = problem({
    parties: [party({ seats: 4, bookedAt: 1 }), party({ seats: 3, bookedAt: 2 })],
    ways: [[way(0, 1, 2), way(1, 1, 3)]],
    freeSeats: [3, 2],
  });
  expect(assignParties(large).assignment).toEqual([undefined, large.ways[0]?.[0]]);
});

test('nobody leaves before they can, arrives too late for their next direction, or waits for longer than a refund counts', () => {
  const taken = (rest: Partial<Party>) => {
    const one = problem({ parties: [party(rest)], ways: [[way(0, 2, 4)]], freeSeats: [9] });
    return assignParties(one).assignment[0] !== undefined;
  };
  expect(taken({})).toBe(true);
  expect(taken({ leavesFrom: 2 * hourMs + 1 })).toBe(false);
  expect(taken({ arrivesBy: 4 * hourMs - 1 })).toBe(false);
  expect(taken({ plannedArrival: -44 * hourMs })).toBe(false);
});

test('who arrives earlier than planned is not late', () => {
  const early = problem({ parties: [party({ plannedArrival: 9 * hourMs })], ways: [[way(0, 1, 2)]], freeSeats: [1] });
  expect(countPersonMinutes(early, assignParties(early).assignment)).toBe(0);
});
