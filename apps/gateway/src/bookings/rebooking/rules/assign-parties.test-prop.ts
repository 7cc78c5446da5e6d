import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { assignGreedily } from './assign-greedily.ts';
import { assignParties } from './assign-parties.ts';
import { type Assignment, countPersonMinutes, listChoices, type RebookingProblem } from './rebooking-problem.ts';

const minuteMs = 60_000;

const way = (legs: number) =>
  fc
    .record({
      legs: fc.uniqueArray(fc.nat(legs - 1), { minLength: 1, maxLength: 3 }),
      departs: fc.nat(600),
      lasts: fc.integer({ min: 30, max: 600 }),
    })
    .map((drawn) => ({
      legs: drawn.legs,
      departsAt: drawn.departs * minuteMs,
      arrivesAt: (drawn.departs + drawn.lasts) * minuteMs,
    }));

const party = (markets: number) =>
  fc.record({
    seats: fc.integer({ min: 1, max: 5 }),
    market: fc.nat(markets - 1),
    leavesFrom: fc.nat(300).map((minute) => minute * minuteMs),
    plannedArrival: fc.nat(600).map((minute) => minute * minuteMs),
    arrivesBy: fc.oneof(
      fc.constant(Infinity),
      fc.integer({ min: 400, max: 1_200 }).map((minute) => minute * minuteMs),
    ),
    bookedAt: fc.nat(50),
  });

const problemOf = (most: { readonly parties: number; readonly ways: number }): fc.Arbitrary<RebookingProblem> =>
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 })).chain(([legs, markets]) =>
    fc.record({
      parties: fc.array(party(markets), { maxLength: most.parties }),
      ways: fc.array(fc.array(way(legs), { maxLength: most.ways }), { minLength: markets, maxLength: markets }),
      freeSeats: fc.array(fc.nat(8), { minLength: legs, maxLength: legs }),
      refundMinutes: fc.integer({ min: 1, max: 2_000 }),
    }),
  );

/** Lists the legs that have more people than seats. */
function listOversold({ parties, freeSeats }: RebookingProblem, assignment: Assignment): readonly number[] {
  return freeSeats.flatMap((free, leg) => {
    const taken = parties.reduce(
      (sum, { seats }, place) => sum + (assignment[place]?.legs.includes(leg) === true ? seats : 0),
      0,
    );
    return taken > free ? [leg] : [];
  });
}

/** Tries all assignments. */
function findLeast(problem: RebookingProblem): number {
  const { parties, freeSeats, refundMinutes } = problem;
  const from = (place: number, left: readonly number[]): number => {
    const next = parties[place];
    if (next === undefined) return 0;
    const { seats } = next;
    return listChoices(problem, next)
      .filter((choice) => choice.way.legs.every((leg) => (left[leg] ?? 0) >= seats))
      .reduce(
        (least, choice) => {
          const after = left.map((free, leg) => free - (choice.way.legs.includes(leg) ? seats : 0));
          return Math.min(least, seats * choice.minutes + from(place + 1, after));
        },
        seats * refundMinutes + from(place + 1, left),
      );
  };
  return from(0, freeSeats);
}

test('sells no seat twice, puts each party on one way that it can take, and is never worse than first come first served', () => {
  fc.assert(
    fc.property(problemOf({ parties: 25, ways: 8 }), (problem) => {
      const { assignment, personMinutes, leastPersonMinutes } = assignParties(problem);
      expect(assignment).toHaveLength(problem.parties.length);
      expect(listOversold(problem, assignment)).toEqual([]);
      for (const [place, taken] of assignment.entries()) {
        const choices = problem.parties.slice(place, place + 1).flatMap((one) => listChoices(problem, one));
        expect([undefined, ...choices.map((choice) => choice.way)]).toContain(taken);
      }
      expect(countPersonMinutes(problem, assignment)).toBeCloseTo(personMinutes, 6);
      expect(personMinutes).toBeLessThanOrEqual(countPersonMinutes(problem, assignGreedily(problem)) + 1e-6);
      expect(leastPersonMinutes).toBeLessThanOrEqual(personMinutes + 1e-6);
    }),
  );
});

test('the same problem has the same result', () => {
  fc.assert(
    fc.property(problemOf({ parties: 25, ways: 8 }), (problem) => {
      expect(assignParties(structuredClone(problem))).toEqual(assignParties(problem));
    }),
  );
});

test('says of no problem that it cannot be better than it can', () => {
  fc.assert(
    fc.property(problemOf({ parties: 5, ways: 4 }), (problem) => {
      const least = findLeast(problem);
      const { personMinutes, leastPersonMinutes } = assignParties(problem);
      expect(leastPersonMinutes).toBeLessThanOrEqual(least + 1e-6);
      expect(personMinutes).toBeGreaterThanOrEqual(least - 1e-6);
    }),
  );
});
