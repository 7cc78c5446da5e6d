import type { FlightFact } from './rules/flight-fact.ts';

/** What alerts of flights leave for after their transactions, by the kinds of their jobs. None of it names a person. */
export interface FlightAlertJobs {
  /** Mails the link that proves an address, or begins the alerts of a trip again. */
  readonly flightAlertLinkMail: { readonly alertId: string; readonly id: string };
  /** Tells one person what happened to a leg: the facts of its news of this number. */
  readonly flightNewsMail: {
    readonly alertId: string;
    readonly legId: string;
    readonly news: number;
    readonly facts: readonly FlightFact[];
    /** A disruption of the trip that is mailed beside the facts, or without any. */
    readonly disruption?: string;
  };
}
