import { mostNameCorrections, type TravellerCorrection } from '@airline/contract';

import type { FieldFault } from '../../../http/field-fault.ts';
import type { NamedRefusal, Refused } from '../../../http/refusal.ts';
import { checkPassengers } from '../../orders/rules/check-passengers.ts';
import type { MadeCorrection } from '../../orders/rules/correction.ts';
import { needsDocument } from '../../orders/rules/journey.ts';
import type { BookedPassenger, BookedTrip } from '../../orders/rules/trip-view.ts';
import { correctionTimes } from './correction-times.ts';
import { isNameCorrection, isSameName } from './name-correction.ts';
import { nameCorrectionsOf } from './travellers-view.ts';

/** What is asked of one traveller. */
export type AskedCorrection = Pick<
  TravellerCorrection,
  'traveller' | 'name' | 'document' | 'frequentFlyerNumber' | 'knownTravelerNumber'
>;

/** A traveller by their position in the order: once somebody left the trip, it is no longer their place in it. */
export type PositionedPassenger = BookedPassenger & { readonly position: number };

/** A trip with its travellers of now, in its order. */
type CorrectableTrip = Pick<BookedTrip, 'offer'> & { readonly passengers: readonly PositionedPassenger[] };

/** A traveller before and after a correction. */
export interface CorrectedTraveller {
  readonly before: PositionedPassenger;
  readonly after: PositionedPassenger;
  /** Whether the name is another one, which takes a new ticket. */
  readonly isRenamed: boolean;
}

/** The codes of {@link checkPassengers} that a correction can bring about, and where the request has what they are about. */
const faultyFields: ReadonlyMap<string, string> = new Map([
  ['expiresBeforeTravel', '/document/expiresOn'],
  ['duplicatePassenger', '/name/firstName'],
]);

/**
 * Corrects a traveller on paper, or says why not: the trip has no such traveller, its last flight has left, the name is another
 * person's, was corrected too often or too late, or what is left would not be booked either. Whose a member number is stands elsewhere.
 */
export function checkTravellerCorrection(
  { offer, passengers }: CorrectableTrip,
  corrections: readonly MadeCorrection[],
  asked: AskedCorrection,
  now: Date,
): CorrectedTraveller | Refused {
  const { namesUntil, correctionsUntil } = correctionTimes(offer.bounds);
  if (now >= correctionsUntil) return refusedByName('correctionsClosed');
  const before = passengers[asked.traveller];
  if (before === undefined) return refusedFields([{ pointer: '/traveller', code: 'travellerUnknown' }]);
  const after = correct(before, asked);
  const isRenamed = !isSameName(before, after) || before.suffix !== after.suffix;
  if (isRenamed) {
    const earlier = nameCorrectionsOf(corrections, before.position);
    if (now >= namesUntil) return refusedByName('nameCorrectionsClosed');
    if (earlier.length >= mostNameCorrections) return refusedByName('nameCorrectionsUsedUp');
    const first = earlier[0]?.correction;
    const booked = first?.kind === 'name' ? first.before : before;
    if (!isNameCorrection(booked, after)) return refusedByName('nameOfAnotherPerson');
  }
  const faults: FieldFault[] = [];
  if (asked.document !== undefined && !needsDocument(offer.bounds))
    faults.push({ pointer: '/document', code: 'documentNotNeeded' });
  faults.push(...checkAgain({ offer, passengers }, asked, after, now));
  return faults.length > 0 ? refusedFields(faults) : { before, after, isRenamed };
}

/** Finds what a booking would refuse of the travellers as they are then, and did not of those before. */
function checkAgain(
  { offer, passengers }: CorrectableTrip,
  { traveller }: AskedCorrection,
  after: PositionedPassenger,
  now: Date,
): readonly FieldFault[] {
  const found = checkPassengers(passengers.with(traveller, after), offer, now);
  const known = new Set(checkPassengers(passengers, offer, now).map(({ code, pointer }) => `${code} ${pointer}`));
  return found.flatMap((fault) => {
    const pointer = faultyFields.get(fault.code);
    return pointer === undefined || known.has(`${fault.code} ${fault.pointer}`) ? [] : [{ ...fault, pointer }];
  });
}

function correct(before: PositionedPassenger, asked: AskedCorrection): PositionedPassenger {
  const { name, document = before.document } = asked;
  const { firstName, middleName, lastName, suffix } = name ?? before;
  return {
    ...before,
    firstName,
    middleName,
    lastName,
    suffix,
    document,
    frequentFlyerNumber: answerOf(asked.frequentFlyerNumber, before.frequentFlyerNumber),
    knownTravelerNumber: answerOf(asked.knownTravelerNumber, before.knownTravelerNumber),
  };
}

/** What is absent stays, what is `null` goes. */
function answerOf(asked: string | null | undefined, before: string | undefined): string | undefined {
  return asked === undefined ? before : (asked ?? undefined);
}

function refusedByName(name: NamedRefusal['name']): Refused {
  return { refused: { kind: 'named', name } };
}

function refusedFields(errors: readonly FieldFault[]): Refused {
  return { refused: { kind: 'fields', errors, part: 'body' } };
}
