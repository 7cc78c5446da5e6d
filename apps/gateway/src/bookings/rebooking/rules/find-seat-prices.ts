import type { Choice, RebookingProblem, Way } from './rebooking-problem.ts';

/** What seats are worth, and what no assignment can be better than. */
export interface SeatPrices {
  /** What a seat of each leg is worth, in minutes of delay of one person. */
  readonly prices: readonly number[];
  /** All people arrive late by so many minutes at least, however they are assigned. */
  readonly leastPersonMinutes: number;
}

const mostRounds = 80;
/** After so many rounds that did not raise the bound the steps are halved. */
const patientRounds = 4;

/**
 * Finds what the seats of scarce legs are worth, by Lagrangian relaxation: seats may be oversold, at a price; the price of a leg
 * that too many choose goes up, that of one with room goes down (subgradient steps after Polyak, towards a cost that is known).
 *
 * Source: M. L. Fisher, “The Lagrangian relaxation method for solving integer programming problems”, Management Science 27 (1981).
 */
export function findSeatPrices(
  { parties, freeSeats, refundMinutes }: RebookingProblem,
  choices: readonly (readonly Choice[])[],
  knownPersonMinutes: number,
): SeatPrices {
  const prices = freeSeats.map(() => 0);
  let best: SeatPrices = { prices: [...prices], leastPersonMinutes: 0 };
  let reach = 1;
  let roundsSinceBetter = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const excess = freeSeats.map((free) => -free);
    let personMinutes = prices.reduce((sum, price, leg) => sum - price * (freeSeats[leg] ?? 0), 0);
    for (const [place, { seats }] of parties.entries()) {
      const { choice, minutes } = findCheapest(choices[place] ?? [], prices, refundMinutes);
      personMinutes += seats * minutes;
      for (const leg of choice?.way.legs ?? []) excess[leg] = (excess[leg] ?? 0) + seats;
    }
    if (personMinutes > best.leastPersonMinutes) {
      best = { prices: [...prices], leastPersonMinutes: personMinutes };
      roundsSinceBetter = 0;
    } else if ((roundsSinceBetter += 1) >= patientRounds) {
      reach /= 2;
      roundsSinceBetter = 0;
    }
    // A price does not go below nothing: what has room and costs nothing is no direction to go to.
    const steepness = excess.reduce(
      (sum, over, leg) => sum + (over > 0 || (prices[leg] ?? 0) > 0 ? over * over : 0),
      0,
    );
    if (steepness === 0) break;
    const step = (reach * (knownPersonMinutes - personMinutes)) / steepness;
    for (const [leg, over] of excess.entries()) prices[leg] = Math.max(0, (prices[leg] ?? 0) + step * over);
  }
  return best;
}

/** Gives what each person of a party pays for a way, in minutes: its delay and the worth of its seats. */
export function priceWay({ legs }: Way, minutes: number, prices: readonly number[]): number {
  return legs.reduce((sum, leg) => sum + (prices[leg] ?? 0), minutes);
}

function findCheapest(
  choices: readonly Choice[],
  prices: readonly number[],
  refundMinutes: number,
): { readonly choice: Choice | undefined; readonly minutes: number } {
  let choice: Choice | undefined;
  let minutes = refundMinutes;
  for (const each of choices) {
    // Later ones are later still, and no price is below nothing.
    if (each.minutes >= minutes) break;
    const priced = priceWay(each.way, each.minutes, prices);
    if (priced < minutes) [choice, minutes] = [each, priced];
  }
  return { choice, minutes };
}
