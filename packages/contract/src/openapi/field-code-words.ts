import { limits } from '@airline/client-config/limits';

import type { FieldCode } from '../field-codes.ts';

const { maximumTicketedPassengers, maximumLapInfantsPerAdult, childUnderAgeYears, infantUnderAgeYears } = limits;

/** What each code of a rejected field means to a developer. */
export const fieldCodeWords: Readonly<Record<FieldCode, string>> = {
  noAdult: 'A party has one adult at least.',
  tooManyTickets: `A party has ${maximumTicketedPassengers} passengers with a ticket at most: adults and children together.`,
  tooManyLapInfants: `A party has ${maximumLapInfantsPerAdult} lap infant for each adult at most.`,
  unknownPlace: 'No station and no group has this code.',
  placeNotServed: 'No flight goes there now.',
  samePlace: 'Origin and destination are one place.',
  notADate: 'No calendar has this date.',
  dateOutsideSchedule: 'The date is not on sale; `first` and `last` are the dates that are.',
  nothingScheduled: 'No flight departs on these days: List schedules names the nearest dates with one.',
  datesOutOfOrder: 'A direction is dated before the one in front of it; `previous` is that date.',
  unknownItinerary: 'No itinerary of this id flies on this date, or its connections break a rule.',
  departsTooSoon: 'A direction departs less than `leastMinutes` after the one in front of it has landed.',
  partyMismatch: 'The passengers are not as many of each kind as the offer’s party.',
  birthDateInFuture: 'Nobody is born yet on this date.',
  notAnAdult: `An adult is ${childUnderAgeYears} or older on each departure; \`date\` is the first on which this one is not.`,
  notAChild: `A child is ${infantUnderAgeYears} to ${childUnderAgeYears - 1} on each departure; \`date\` is the first on which this one is not.`,
  notALapInfant: `A lap infant is under ${infantUnderAgeYears} on each departure; \`date\` is the first on which this one is not.`,
  expiresBeforeTravel: 'A passport is valid until the last arrival, which is on `date`.',
  duplicatePassenger: 'Nobody travels twice: names and birth date are those of a passenger before.',
  pointsNotAsOffered: 'The offer asks for another number of points, `points`.',
  moreThanDue: 'This is more than what is left to pay.',
  nothingLeftToPay: 'The other payments pay everything: nothing is left for this one.',
  notPaidInFull: 'The payments do not pay the whole price.',
  reportEndsBeforeStart: 'The last day is before the first one.',
  rangeTooLong: 'The days are more than a report covers: ask for 366 at most.',
  cursorUnknown: 'The cursor is not one that a page of this report gave.',
  filterUnknown: 'This report cannot be narrowed by that.',
  boundNotInTrip: 'The trip has no such direction.',
  passengerNotInTrip: 'The trip has no such traveller.',
  flightNotInTrip: 'The direction has no such flight, or the extra is for a whole direction.',
  seatNotInCabin: 'The aircraft of the flight has no such seat, or none is named where one must be.',
  seatNotAllowed:
    'The traveller may not sit there: an exit is for who is 15 or older, needs no assistance and has no lap infant along.',
  extraTwice: 'The same extra is named twice: give its count.',
  adultNotCheckedIn: 'A child or a lap infant needs an adult of the trip who checks in too, or did.',
  boundUnknown: 'The trip has no such direction, or it is named twice, or the offer has another number of them.',
  travellerUnknown: 'The trip has no such traveller.',
  memberUnknown: 'No member has this number and the name of the traveller: which of both is wrong is not told.',
  documentNotNeeded: 'The trip touches no station abroad: it needs no passport.',
  superseded: 'Another version of this document is in force, `version`: it has to be shown and agreed to.',
  dateWithoutStatus: 'Flights of this date have no status now; `first` and `last` are the dates that have.',
  saidInFuture: 'Nobody has said this yet: it is later than the gateway’s clock.',
  badMessage: 'A line of the text is not what its message has there: `line` counts from 1, `fault` says what it is.',
  endsBeforeStart: 'A promotion ends after it starts.',
  optInOutside: 'Registration ends after the start of the promotion, and not after its end.',
  unknownZone: 'No time zone has this IANA name.',
  rewardNeedsMembers: 'A reward is for members: its audience names no role and no access level of a company.',
  clientUnknown: 'Read login settings names no login client of this id.',
  responseTypeWrong: 'The login client asks for other words: Read login settings says which.',
};

/** What each code of a field that is not what its schema says means to a developer. */
export const schemaCodes = {
  required: 'it is missing',
  invalid_type: 'it is of another type',
  invalid_format: 'it does not have its format, or does not match its pattern',
  invalid_value: 'it is none of the allowed values, which `params.allowed` lists where they are few',
  too_small: 'it is less, or shorter, than the least that is allowed',
  too_big: 'it is more, or longer, than the most that is allowed',
  unrecognized_keys: 'there is no such field',
  invalid: 'it is not what its description says',
  custom: 'the same',
  nulCharacter: 'its text has a NUL',
  loneSurrogate: 'its text has half of a surrogate pair',
  repeated: 'it stands twice',
} as const;
