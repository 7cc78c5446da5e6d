import type { Assignment, Choice, RebookingProblem, Way } from './rebooking-problem.ts';
import { openSeatBook, type SeatBook } from './seat-book.ts';

const mostPasses = 8;
/** So many of those who sit on a full leg are asked to move for one party. */
const mostAsked = 60;
/** What is gained by less is taken for the error of sums. */
const leastGain = 1e-6;

/** An assignment that is being improved. */
interface Seating {
  readonly problem: RebookingProblem;
  readonly choices: readonly (readonly Choice[])[];
  readonly ways: (Way | undefined)[];
  readonly book: SeatBook;
  /** Who sits on each leg. */
  readonly sitting: ReadonlyMap<number, Set<number>>;
}

/**
 * Improves an assignment step by step until no step helps, or eight times through all parties: a party moves to an earlier way
 * that has room, or to one where one other party makes room by moving, if both together arrive less late. Never worse than what is given.
 */
export function improveAssignment(
  problem: RebookingProblem,
  choices: readonly (readonly Choice[])[],
  given: Assignment,
): Assignment {
  const seating = openSeating(problem, choices, given);
  const { parties } = problem;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    // Who loses most comes first.
    const losses = parties.map((_, place) => lossOf(seating, place, seating.ways[place]));
    const order = [...parties.keys()].toSorted((one, other) => (losses[other] ?? 0) - (losses[one] ?? 0));
    let hasMoved = false;
    for (const place of order) hasMoved = moveEarlier(seating, place) || hasMoved;
    if (!hasMoved) break;
  }
  return seating.ways;
}

function openSeating(problem: RebookingProblem, choices: readonly (readonly Choice[])[], given: Assignment): Seating {
  const book = openSeatBook(problem.freeSeats);
  const sitting = new Map(problem.freeSeats.map((_, leg) => [leg, new Set<number>()]));
  const seating = { problem, choices, ways: problem.parties.map(() => undefined), book, sitting };
  for (const [place, way] of given.entries()) put(seating, place, way);
  return seating;
}

/** Moves a party to the first of its earlier ways that is worth it; tells whether it moved. */
function moveEarlier(seating: Seating, place: number): boolean {
  const before = seating.ways[place];
  const loss = lossOf(seating, place, before);
  if (loss <= 0) return false;
  const { seats = 0 } = seating.problem.parties[place] ?? {};
  put(seating, place, undefined);
  for (const { way, minutes } of seating.choices[place] ?? []) {
    const gain = loss - minutes * seats;
    if (gain <= leastGain) break;
    if (seating.book.fits(way, seats) || makeRoom(seating, { way, seats, gain })) {
      put(seating, place, way);
      return true;
    }
  }
  put(seating, place, before);
  return false;
}

/** Has one party move off a way, if what another one gains there is more than what it loses; tells whether there is room then. */
function makeRoom(
  seating: Seating,
  { way, seats, gain }: { readonly way: Way; readonly seats: number; readonly gain: number },
): boolean {
  const { book, sitting, ways, problem } = seating;
  const [full] = book.listFull(way, seats);
  if (full === undefined) return false;
  // A list of its own: who is asked is taken off the leg and comes back as its last one.
  for (const other of [...(sitting.get(full) ?? [])].slice(0, mostAsked)) {
    const { seats: othersSeats = 0 } = problem.parties[other] ?? {};
    const before = ways[other];
    put(seating, other, undefined);
    if (book.fits(way, seats)) {
      book.take(way, seats);
      const next = seating.choices[other]?.find((choice) => book.fits(choice.way, othersSeats))?.way;
      book.giveBack(way, seats);
      const lost = lossOf(seating, other, next) - lossOf(seating, other, before);
      if (gain - lost > leastGain) {
        put(seating, other, next);
        return true;
      }
    }
    put(seating, other, before);
  }
  return false;
}

/** Seats a party on a way, or nowhere, and takes it off the one before. */
function put({ problem, ways, book, sitting }: Seating, place: number, way: Way | undefined): void {
  const { seats = 0 } = problem.parties[place] ?? {};
  const before = ways[place];
  book.giveBack(before, seats);
  for (const leg of before?.legs ?? []) sitting.get(leg)?.delete(place);
  if (way !== undefined) book.take(way, seats);
  for (const leg of way?.legs ?? []) sitting.get(leg)?.add(place);
  ways[place] = way;
}

/** By how many minutes the people of a party are late together. */
function lossOf({ problem: { parties, refundMinutes } }: Seating, place: number, way: Way | undefined): number {
  const party = parties[place];
  if (party === undefined) return 0;
  return (
    party.seats * (way === undefined ? refundMinutes : Math.max(0, (way.arrivesAt - party.plannedArrival) / 60_000))
  );
}
