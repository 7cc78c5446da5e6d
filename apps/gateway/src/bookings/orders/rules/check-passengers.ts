import {
  ageOn,
  kindOfAge,
  type OfferBound,
  type Party,
  type Passenger,
  type PassengerKind,
  type Problem,
} from '@airline/contract';

import { departureDate, listLegs } from './journey.ts';
import { foldName } from '../../../accounts/identity/rules/person-name.ts';

/** What is wrong with a field: a pointer into the order, and a code whose words stand in i18n. */
export type PassengerFault = NonNullable<Problem['errors']>[number];

const wrongKind = {
  adult: 'notAnAdult',
  child: 'notAChild',
  lapInfant: 'notALapInfant',
} as const satisfies Record<PassengerKind, string>;

/** The clocks that are farthest ahead of UTC: a child may have been born there on a date that UTC has not reached. */
const farthestAheadMs = 14 * 60 * 60 * 1000;

/**
 * Checks who flies against what was offered, and gives every fault:
 *
 * 1. as many of each kind as the offer's party: `partyMismatch`;
 * 2. nobody is born after today: `birthDateInFuture`;
 * 3. each is of their kind on the local date of each departure: `notAnAdult`, `notAChild`, `notALapInfant`, with the
 *    first `date` on which they are not;
 * 4. a passport that is given is valid until the last arrival: `expiresBeforeTravel`, with that `date`;
 * 5. nobody stands there twice, by names and birth date: `duplicatePassenger`.
 */
export function checkPassengers(
  passengers: readonly Passenger[],
  { bounds, party }: { readonly bounds: readonly OfferBound[]; readonly party: Party },
  now: Date,
): PassengerFault[] {
  const legs = listLegs(bounds);
  const departures = legs.map(departureDate).toSorted();
  const lastArrival = legs
    .map(({ arrivesAt }) => arrivesAt.slice(0, 'YYYY-MM-DD'.length))
    .toSorted()
    .at(-1);
  const today = new Date(now.getTime() + farthestAheadMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const people = passengers.map(toPersonKey);
  return [
    ...checkCounts(passengers, party),
    ...passengers.flatMap((passenger, index) => {
      const faults = [checkBirthDate(passenger, departures, today), checkDocument(passenger, lastArrival)];
      if (people.indexOf(toPersonKey(passenger)) < index)
        faults.push({ field: 'firstName', code: 'duplicatePassenger' });
      return faults.flatMap((fault) =>
        fault === undefined ? [] : [toProblemEntry(`/passengers/${index}/${fault.field}`, fault)],
      );
    }),
  ];
}

interface FieldFault {
  readonly field: string;
  readonly code: string;
  readonly date?: string;
}

function toProblemEntry(pointer: string, { code, date }: FieldFault): PassengerFault {
  return { pointer, code, ...(date === undefined ? {} : { params: { date } }) };
}

function checkCounts(passengers: readonly Passenger[], party: Party): readonly PassengerFault[] {
  const countOf = (kind: PassengerKind): number => passengers.filter((passenger) => passenger.kind === kind).length;
  const isParty =
    countOf('adult') === party.adults &&
    countOf('child') === party.children &&
    countOf('lapInfant') === party.lapInfants;
  return isParty ? [] : [{ pointer: '/passengers', code: 'partyMismatch' }];
}

function checkBirthDate(
  { kind, birthDate }: Passenger,
  departures: readonly string[],
  today: string,
): FieldFault | undefined {
  if (birthDate > today) return { field: 'birthDate', code: 'birthDateInFuture' };
  const date = departures.find((departure) => kindOfAge(ageOn(birthDate, departure)) !== kind);
  return date === undefined ? undefined : { field: 'birthDate', code: wrongKind[kind], date };
}

function checkDocument({ document }: Passenger, lastArrival: string | undefined): FieldFault | undefined {
  if (document === undefined || lastArrival === undefined || document.expiresOn >= lastArrival) return undefined;
  return { field: 'document/expiresOn', code: 'expiresBeforeTravel', date: lastArrival };
}

function toPersonKey({ firstName, middleName, lastName, suffix, birthDate }: Passenger): string {
  return [firstName, middleName ?? '', lastName, suffix ?? ''].map(foldName).concat(birthDate).join('|');
}
