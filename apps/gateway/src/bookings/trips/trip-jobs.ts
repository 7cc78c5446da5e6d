import type { NamedLocator } from '../orders/trip-name-store.ts';

/** What trips leave for after an answer, by the kinds of its jobs. Payloads hold personal data. */
export interface TripJobs {
  /** Finds out whether there is such a trip, and mails a code to its contact. */
  readonly tripCodeMail: NamedLocator;
}
