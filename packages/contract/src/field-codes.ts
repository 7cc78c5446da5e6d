/*
 * The codes of rejected fields that are rules of the gateway; what each one means stands in `openapi/field-code-words.ts`.
 *
 * A field that is not what its schema says has one of `schemaCodes` in `openapi/field-code-words.ts` instead.
 */

/** The codes of a party that cannot be booked. */
export const partyFieldCodes = ['noAdult', 'tooManyTickets', 'tooManyLapInfants'] as const;

/** The codes of places and a date between which nothing can be searched. */
export const boundFieldCodes = [
  'unknownPlace',
  'placeNotServed',
  'samePlace',
  'notADate',
  'dateOutsideSchedule',
] as const;

/** The codes of days on which nothing flies, where a file of what flies is asked for. */
export const scheduleFieldCodes = ['nothingScheduled'] as const;

/** The codes of directions that cannot be booked one after the other. */
export const journeyFieldCodes = ['datesOutOfOrder', 'unknownItinerary', 'departsTooSoon'] as const;

/** The codes of passengers who cannot fly as they were offered. */
export const passengerFieldCodes = [
  'partyMismatch',
  'birthDateInFuture',
  'notAnAdult',
  'notAChild',
  'notALapInfant',
  'expiresBeforeTravel',
  'duplicatePassenger',
] as const;

/** The codes of documents that were agreed to in a version that is not in force. */
export const agreementFieldCodes = ['superseded'] as const;

/** The codes of payments that do not pay a price to the cent. */
export const paymentFieldCodes = ['pointsNotAsOffered', 'moreThanDue', 'nothingLeftToPay', 'notPaidInFull'] as const;

/** The codes of a change that does not fit its trip. */
export const changeFieldCodes = ['boundUnknown'] as const;

/** The codes of a part of a trip that it does not have. */
export const partFieldCodes = ['boundNotInTrip', 'passengerNotInTrip'] as const;
/** The codes of extras that do not fit their trip. */
export const extraFieldCodes = ['flightNotInTrip', 'extraTwice'] as const;

/** The codes of a seat that cannot be had. */
export const seatFieldCodes = ['seatNotInCabin', 'seatNotAllowed'] as const;

/** The codes of extras that somebody wants: for whom, of which direction and flight, and which seat. */
export const wantedExtraFieldCodes = [
  'boundNotInTrip',
  'passengerNotInTrip',
  ...extraFieldCodes,
  ...seatFieldCodes,
] as const;

/** The codes of who checks in. */
export const checkInFieldCodes = ['adultNotCheckedIn', 'notCheckedIn'] as const;

/** The codes of the days and the page of a report. */
export const reportFieldCodes = ['reportEndsBeforeStart', 'rangeTooLong', 'cursorUnknown', 'filterUnknown'] as const;

/** The codes of the correction of a traveller. */
export const correctionFieldCodes = ['travellerUnknown', 'memberUnknown', 'documentNotNeeded'] as const;

/** The codes of a promotion that cannot be as it is written. */
export const promotionFieldCodes = ['endsBeforeStart', 'optInOutside', 'unknownZone', 'rewardNeedsMembers'] as const;

/** The codes of a login client that cannot be asked for. */
export const loginClientFieldCodes = ['clientUnknown', 'responseTypeWrong'] as const;

/** The codes of a date without a status of flights, and of what is reported of them. */
export const flightStatusFieldCodes = ['dateWithoutStatus', 'saidInFuture', 'badMessage'] as const;

/** The codes of a person who cannot be a member’s companion. */
export const companionFieldCodes = ['companionIsMember'] as const;

/** Names a code of a rejected field that is a rule of the gateway. */
export type FieldCode = (
  | typeof partyFieldCodes
  | typeof boundFieldCodes
  | typeof scheduleFieldCodes
  | typeof journeyFieldCodes
  | typeof passengerFieldCodes
  | typeof agreementFieldCodes
  | typeof paymentFieldCodes
  | typeof changeFieldCodes
  | typeof partFieldCodes
  | typeof correctionFieldCodes
  | typeof checkInFieldCodes
  | typeof extraFieldCodes
  | typeof seatFieldCodes
  | typeof reportFieldCodes
  | typeof promotionFieldCodes
  | typeof loginClientFieldCodes
  | typeof flightStatusFieldCodes
  | typeof companionFieldCodes
)[number];
