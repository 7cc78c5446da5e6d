import { assignGreedily, assignInOrder } from './assign-greedily.ts';
import { findSeatPrices, priceWay } from './find-seat-prices.ts';
import { improveAssignment } from './improve-assignment.ts';
import {
  type Assignment,
  type Choice,
  countPersonMinutes,
  listChoices,
  type RebookingProblem,
} from './rebooking-problem.ts';

/** New flights or a refund for each party, and how good that is. */
export interface RebookingResult {
  readonly assignment: Assignment;
  /** By how many minutes all people arrive late, with refunds at what the problem says. */
  readonly personMinutes: number;
  /** No assignment makes it less than so many. */
  readonly leastPersonMinutes: number;
}

/**
 * Finds new flights for parties that cannot fly as booked, so that all people together arrive least late:
 *
 * 1. no leg gets more people than it has free seats;
 * 2. a party flies together, or gets its money back;
 * 3. nobody leaves before they can, or arrives after they have to;
 * 4. the sum is never more than that of {@link assignGreedily}.
 *
 * Seats of scarce legs get a price; who loses most by taking the second best of what they cost then is seated first; parties then move, alone
 * or in pairs, as long as it helps. The best assignment may be better, by as much as the result says at most. The same
 * problem has the same result.
 */
export function assignParties(problem: RebookingProblem): RebookingResult {
  const choices = problem.parties.map((party) => listChoices(problem, party));
  const greedy = assignGreedily(problem);
  const { prices, leastPersonMinutes } = findSeatPrices(problem, choices, countPersonMinutes(problem, greedy));
  const [best = { assignment: greedy, personMinutes: countPersonMinutes(problem, greedy) }] = [
    assignByPrices(problem, choices, prices),
    greedy,
  ]
    .map((start) => improveAssignment(problem, choices, start))
    .map((assignment) => ({ assignment, personMinutes: countPersonMinutes(problem, assignment) }))
    .toSorted((one, other) => one.personMinutes - other.personMinutes);
  return { ...best, leastPersonMinutes };
}

/** Seats first who has most to lose, each on what costs it least at the prices of its seats. */
function assignByPrices(
  problem: RebookingProblem,
  choices: readonly (readonly Choice[])[],
  prices: readonly number[],
): Assignment {
  const { parties, refundMinutes } = problem;
  const priced = choices.map((ofParty) =>
    ofParty
      .map((choice) => ({ choice, price: priceWay(choice.way, choice.minutes, prices) }))
      .toSorted((one, other) => one.price - other.price),
  );
  const regrets = parties.map(({ seats }, place) => {
    const [first, second] = (priced[place] ?? []).map(({ price }) => Math.min(price, refundMinutes));
    return seats * ((second ?? refundMinutes) - (first ?? refundMinutes));
  });
  const order = [...parties.keys()].toSorted((one, other) => (regrets[other] ?? 0) - (regrets[one] ?? 0));
  return assignInOrder(problem, { order, choicesOf: (place) => (priced[place] ?? []).map(({ choice }) => choice) });
}
