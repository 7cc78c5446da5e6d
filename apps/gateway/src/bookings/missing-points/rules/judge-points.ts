import type { PointsRequest } from '@airline/contract';

import { isSamePerson } from '../../../accounts/identity/rules/person-name.ts';
import { type EarnedPoints, earnsPoints, pointsOfBounds } from '../../../loyalty/points/rules/earned-points.ts';
import type { BookedPassenger, BookedTrip } from '../../orders/rules/trip-view.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long after its last flight the points of a trip can be asked for. */
const askedForMs = 365 * dayMs;

/** Who asks, by what tells one person from another. */
export interface AskingMember {
  readonly accountNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
}

/** What a trip says of the points that it brings. */
export interface JudgedTrip extends Pick<BookedTrip, 'cancellation' | 'offer' | 'paidWith'> {
  readonly passengers: readonly (BookedPassenger & { readonly position: number })[];
}

/** What becomes of a request for points. */
export type PointsJudgement =
  | {
      readonly state: Extract<PointsRequest['state'], 'credited' | 'waiting'>;
      readonly reason?: 'otherNumber' | 'otherBirthDate';
      readonly position: number;
      readonly earned: readonly EarnedPoints[];
    }
  | { readonly refused: 'pointsNoneEarned' | 'pointsNotFlownYet' | 'pointsTooOld' | 'pointsCreditedAlready' };

/**
 * Judges a request for the points of a trip, by rules in this order:
 *
 * 1. a trip that was cancelled, that points paid, or on which nobody of the member's names has a ticket of their own fare, brings
 *    none;
 * 2. one whose points the member has already is refused;
 * 3. one whose last flight has not departed brings its points by itself, or can be asked for then;
 * 4. one that was flown more than 365 days ago is too old;
 * 5. a traveller who gave another number, or was born on another day, is looked at by people;
 * 6. all others are credited.
 */
export function judgePoints(
  trip: JudgedTrip,
  member: AskingMember,
  { hasEarned, now }: { readonly hasEarned: boolean; readonly now: Date },
): PointsJudgement {
  const traveller = findTraveller(trip, member);
  const earned = pointsOfBounds(trip.offer).filter(({ points }) => points > 0);
  if (trip.cancellation !== undefined || trip.paidWith === 'points' || traveller === undefined || earned.length === 0) {
    return { refused: 'pointsNoneEarned' };
  }
  if (hasEarned) return { refused: 'pointsCreditedAlready' };
  const flownAt = Math.max(...earned.map(({ countsFrom }) => Date.parse(countsFrom)));
  if (flownAt > now.getTime()) return { refused: 'pointsNotFlownYet' };
  if (now.getTime() - flownAt > askedForMs) return { refused: 'pointsTooOld' };
  const { position, frequentFlyerNumber, birthDate } = traveller;
  if (frequentFlyerNumber !== undefined && frequentFlyerNumber !== member.accountNumber) {
    return { state: 'waiting', reason: 'otherNumber', position, earned };
  }
  if (birthDate !== member.birthDate) return { state: 'waiting', reason: 'otherBirthDate', position, earned };
  return { state: 'credited', position, earned };
}

/** Finds who of a trip the member is: somebody of their names who has a ticket, rather of their birth date than of another one. */
function findTraveller({ offer, passengers }: JudgedTrip, { firstName, lastName, birthDate }: AskingMember) {
  if (firstName === null || lastName === null) return undefined;
  const found = passengers.filter(
    (passenger) =>
      passenger.ticketSerial !== undefined &&
      earnsPoints(offer, passenger.position) &&
      isSamePerson({ firstName, lastName }, passenger),
  );
  return found.find((passenger) => passenger.birthDate === birthDate) ?? found[0];
}
