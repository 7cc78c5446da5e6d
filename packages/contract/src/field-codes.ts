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

/** The codes of a login client that cannot be asked for. */
export const loginClientFieldCodes = ['clientUnknown', 'responseTypeWrong'] as const;

/** Names a code of a rejected field that is a rule of the gateway. */
export type FieldCode = (
  | typeof partyFieldCodes
  | typeof boundFieldCodes
  | typeof journeyFieldCodes
  | typeof passengerFieldCodes
  | typeof loginClientFieldCodes
)[number];
