/**
 * The limits of a booking and of a login.
 *
 * - A party has at most `maximumTicketedPassengers` with a ticket and so many lap infants for each adult; its passenger
 *   pages are numbered from 0 to `passengerPages - 1`.
 * - Ages count at each flight: under `infantUnderAgeYears` an infant, from there to under `childUnderAgeYears` a child.
 * - Hours and minutes before departure are elapsed time. Check-in is open from `checkInOpensHoursBeforeDeparture` until
 *   `checkInClosesMinutesBeforeDeparture`.
 * - A booking made `freeCancellationBookedAheadDays` or more before departure is cancelled free of charge for
 *   `freeCancellationHours`.
 * - A trip can be cancelled until `cancellationClosesMinutesBeforeDeparture` of its first flight; a travel credit that this
 *   gives is good for `travelCreditValidMonths` calendar months.
 *
 * A deployment sets the first two (`AppSettings`). The others stand in the contract of carriage that a booking was agreed to by, or in law: a booking is
 * held to what it was sold with, whatever a setting says later.
 *
 * Source: docs/rules.md §2 (passenger pages 0 to 18); the rest is decided by this product.
 *
 * @example
 * ```ts
 * import { limits, type Limits } from '@airline/client-config/limits';
 *
 * const small: Limits = { ...limits, maximumTicketedPassengers: 4 };
 * ```
 */
export interface Limits {
  readonly maximumTicketedPassengers: number;
  readonly maximumLapInfantsPerAdult: number;
  readonly passengerPages: number;
  readonly infantUnderAgeYears: number;
  readonly childUnderAgeYears: number;
  readonly freeCancellationHours: number;
  readonly freeCancellationBookedAheadDays: number;
  readonly cancellationClosesMinutesBeforeDeparture: number;
  readonly travelCreditValidMonths: number;
  readonly checkInOpensHoursBeforeDeparture: number;
  readonly checkInClosesMinutesBeforeDeparture: number;
  readonly earlyBirdClosesHoursBeforeDeparture: number;
  readonly loginAssertionLifetimeSeconds: number;
}

/**
 * Holds the limits of a booking and of a login. Frozen.
 *
 * Source: docs/rules.md §2; the rest is decided by this product.
 *
 * @example
 * ```ts
 * import { limits } from '@airline/client-config/limits';
 *
 * const isPartyTooLarge = (tickets: number) => tickets > limits.maximumTicketedPassengers;
 * ```
 */
export const limits: Limits = /* @__PURE__ */ Object.freeze({
  maximumTicketedPassengers: 8,
  maximumLapInfantsPerAdult: 1,
  passengerPages: 19,
  infantUnderAgeYears: 2,
  childUnderAgeYears: 12,
  freeCancellationHours: 24,
  freeCancellationBookedAheadDays: 7,
  cancellationClosesMinutesBeforeDeparture: 10,
  travelCreditValidMonths: 12,
  checkInOpensHoursBeforeDeparture: 24,
  checkInClosesMinutesBeforeDeparture: 60,
  earlyBirdClosesHoursBeforeDeparture: 36,
  loginAssertionLifetimeSeconds: 60,
});
