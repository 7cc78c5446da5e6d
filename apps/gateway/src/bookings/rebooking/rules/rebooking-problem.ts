/** One way to make a journey on flights that still run. Instants are milliseconds since 1970 UTC. */
export interface Way {
  /** The legs that it takes, by their places in the free seats of the problem. */
  readonly legs: readonly number[];
  readonly departsAt: number;
  readonly arrivesAt: number;
}

/** People of one order who cannot fly a direction as booked and stay together. Instants are milliseconds since 1970 UTC. */
export interface Party {
  /** How many seats they need on each leg. */
  readonly seats: number;
  /** The place of their journey's ways in the problem. */
  readonly market: number;
  /** When they can leave at the earliest. */
  readonly leavesFrom: number;
  /** When they were to arrive. */
  readonly plannedArrival: number;
  /** When they have to be there, since a later direction of theirs leaves; `Infinity` where none does. */
  readonly arrivesBy: number;
  /** When they booked: who did first is served first by {@link assignGreedily}. */
  readonly bookedAt: number;
}

/** Who has to be rebooked, and on what. */
export interface RebookingProblem {
  /** In order of priority: of two that would gain as much, the first one is seated. */
  readonly parties: readonly Party[];
  /** The ways of each market. */
  readonly ways: readonly (readonly Way[])[];
  /** How many seats each leg has left. */
  readonly freeSeats: readonly number[];
  /** What a refund counts as: so many minutes of delay for each person. No way that arrives as late or later is taken. */
  readonly refundMinutes: number;
}

/** The way of each party, by its place; `undefined` where it gets its money back. */
export type Assignment = readonly (Way | undefined)[];

/** A way that a party can take, and by how many minutes each of them arrives late with it. */
export interface Choice {
  readonly way: Way;
  readonly minutes: number;
}

/** Lists what a party can choose of, the earliest arrival first; who arrives early is not late. */
export function listChoices({ ways, refundMinutes }: RebookingProblem, party: Party): readonly Choice[] {
  const { market, leavesFrom, plannedArrival, arrivesBy } = party;
  return (ways[market] ?? [])
    .filter(({ departsAt, arrivesAt }) => departsAt >= leavesFrom && arrivesAt <= arrivesBy)
    .map((way) => ({ way, minutes: Math.max(0, (way.arrivesAt - plannedArrival) / 60_000) }))
    .filter(({ minutes }) => minutes < refundMinutes)
    .toSorted((one, other) => one.way.arrivesAt - other.way.arrivesAt || one.way.legs.length - other.way.legs.length);
}

/** Counts by how many minutes all people of some parties arrive late, with a refund at what the problem says. This is what is to be least. */
export function countPersonMinutes({ parties, refundMinutes }: RebookingProblem, assignment: Assignment): number {
  return parties.reduce((sum, { seats, plannedArrival }, place) => {
    const way = assignment[place];
    const minutes = way === undefined ? refundMinutes : Math.max(0, (way.arrivesAt - plannedArrival) / 60_000);
    return sum + seats * minutes;
  }, 0);
}
