import { areBeside, type CabinView, type SeatKind } from '@airline/contract';

import { listSeats } from './cabins.ts';

/** Somebody of a party who is given a seat, or has one. */
export interface SeatedPassenger {
  /** The traveller's position in the order. */
  readonly passenger: number;
  readonly isYoung: boolean;
  readonly mayUseExit: boolean;
  /** The seat that they have. */
  readonly seat?: string | undefined;
}

/** Plain seats first, then those that cost more: somebody who paid for one finds it free as long as there are others. */
const kindsInTurn: readonly SeatKind[] = ['plain', 'extra', 'exit'];

/**
 * Gives seats to those of a party who have none, on a flight at whose check-in they are:
 *
 * 1. who is 13 or younger sits beside somebody older of the party, as long as there are two such seats, or one beside who has a seat;
 * 2. the others sit in front of the cabin's free seats in their order, so that parties stay close to each other;
 * 3. plain seats first; an exit row only to who may sit there.
 *
 * Who finds no seat has no entry: the aircraft is full, and the gate sees to it.
 */
export function assignSeats(
  cabin: CabinView,
  taken: ReadonlySet<string>,
  party: readonly SeatedPassenger[],
): ReadonlyMap<number, string> {
  const seats = kindsInTurn.flatMap((kind) => listSeats(cabin).filter((seat) => seat.kind === kind));
  const free = new Set(seats.map(({ id }) => id).filter((id) => !taken.has(id)));
  const kinds = new Map(seats.map(({ id, kind }) => [id, kind]));
  const given = new Map<number, string>();
  const seatOf = ({ passenger, seat }: SeatedPassenger): string | undefined => given.get(passenger) ?? seat;
  const give = ({ passenger }: SeatedPassenger, seat: string): void => {
    given.set(passenger, seat);
    free.delete(seat);
  };
  const isFor = ({ mayUseExit }: SeatedPassenger, seat: string): boolean => mayUseExit || kinds.get(seat) !== 'exit';
  const freeFor = (each: SeatedPassenger, beside?: string): string | undefined =>
    [...free].find((seat) => isFor(each, seat) && (beside === undefined || areBeside(cabin, seat, beside)));
  const older = party.filter(({ isYoung }) => !isYoung);
  for (const child of party.filter((each) => each.isYoung && each.seat === undefined)) {
    const besideSeated = older
      .flatMap((each) => seatOf(each) ?? [])
      .map((seat) => freeFor(child, seat))
      .find((seat) => seat !== undefined);
    if (besideSeated !== undefined) {
      give(child, besideSeated);
      continue;
    }
    const unseated = older.find((each) => seatOf(each) === undefined);
    const childrenLeft = party.filter((each) => each.isYoung && seatOf(each) === undefined).length;
    const allowed = [...free].filter((seat) => isFor(child, seat));
    const pair = unseated === undefined ? undefined : findPair(cabin, allowed, childrenLeft > 1);
    if (unseated === undefined || pair === undefined) continue;
    give(unseated, pair[0]);
    give(child, pair[1]);
  }
  for (const each of party) {
    if (seatOf(each) !== undefined) continue;
    const seat = freeFor(each);
    if (seat !== undefined) give(each, seat);
  }
  return given;
}

/** Finds two seats beside each other, of an adult and a child; with another child to seat, such that the adult's other side is free too. */
function findPair(
  cabin: CabinView,
  free: readonly string[],
  needsThird: boolean,
): readonly [string, string] | undefined {
  const pairs = free.flatMap((one) =>
    free.filter((other) => areBeside(cabin, one, other)).map((other) => [one, other] as const),
  );
  const isOpenEnded = ([adult, child]: readonly [string, string]): boolean =>
    free.some((third) => third !== child && areBeside(cabin, adult, third));
  return (needsThird ? pairs.find(isOpenEnded) : undefined) ?? pairs[0];
}
