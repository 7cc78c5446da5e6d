const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How many orders may hold seats without money, and how many payments may be declined before no other one is tried. */
export const holdLimits = {
  /** Held orders of one account, or of one e-mail address where nobody is logged in: a person buys one trip at a time. */
  heldByBooker: 3,
  /** Held orders from one network address: an order waits for its bank a few minutes, and an office has one address. */
  heldByAddress: 10,
  /** Orders that wait for the consent to payments by one card. */
  heldByCard: 3,
  /** Payments of one account or e-mail address that were declined within the hour. */
  declinedOfBooker: 5,
  /** Payments from one network address that were declined within the hour. */
  declinedOfAddress: 10,
  declinedWithinMs: hourMs,
} as const;

/** How long seats are held from the order on, once the bank asks the person or the processor says that it is at work. */
export const longestHoldMs = 15 * minuteMs;

/** Within so many seconds a limit that is reached lets the next order through: its oldest hold or decline counts no more then. */
export const limitSeconds = {
  tooManyHolds: longestHoldMs / 1000,
  tooManyDeclines: holdLimits.declinedWithinMs / 1000,
} as const;

/** A party of eight can wait for its bank on any aircraft. */
const smallestShare = 8;

/**
 * Returns how many of a leg's seats may wait for banks' consents at the same time: a fifth of them, so that most are always left to
 * who pays at once.
 */
export function consentShare(seats: number): number {
  return Math.max(smallestShare, Math.floor(seats / 5));
}
