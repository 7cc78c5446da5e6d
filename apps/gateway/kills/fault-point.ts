import type { PaymentProcessor } from '../src/bookings/payments/payment-processor.ts';

/** What people correct of trips that they booked. */
export type CorrectionDeed = 'nameCorrection' | 'documentCorrection' | 'contactCorrection' | 'contactUndo';

/** What people buy beside the fares of trips that they booked. */
export type PurchaseDeed = 'boardingPurchase' | 'seatPurchase' | 'declinedSeatPurchase';

/** What people do, or what a process does by itself, when it is killed. */
export type DeedName =
  | 'firstOffer'
  | 'booking'
  | 'bookingWithPoints'
  | 'declinedBooking'
  | 'cancellation'
  | 'partialCancellation'
  | 'change'
  | 'cheaperChange'
  | 'declinedChange'
  | PurchaseDeed
  | CorrectionDeed
  | 'enrolment'
  | 'enrolmentConfirmation'
  | 'passwordReset'
  | 'scheduleImport'
  | 'migration';

/** A step of the gateway's work. A statement counts once it changed or returned a row. */
export type Step =
  | { readonly statement: RegExp }
  /** The end of the transaction in which the statement ran. */
  | { readonly commitOf: RegExp }
  | { readonly processor: keyof PaymentProcessor }
  /** A mail that the next server took over, by what its Message-ID begins with. */
  | { readonly mail: RegExp };

/** A point at which a process ends itself by SIGKILL, as a power cut does. */
export interface FaultPoint {
  readonly name: string;
  readonly deed: DeedName;
  readonly when: 'before' | 'after';
  readonly step: Step;
}

/** Keeps the answer to a request under its key. */
export const storedResponse = /update "idempotency_key" set "status"/;
