import type { ChangeDifference } from '@airline/contract';

import type { FlightsForTrip } from '../changes/rules/flights-for-trip.ts';

/** What watches leave for after their transactions, by the kinds of their jobs. None of it names a person. */
export interface FareWatchJobs {
  /** Mails the link that proves an address. */
  readonly fareWatchLinkMail: { readonly watchId: string; readonly id: string };
  /** Tells that a trip can be had for less, and what would come back. */
  readonly tripDropMail: {
    readonly watchId: string;
    readonly id: string;
    /** How often the flights of the order had been changed by then. */
    readonly version: number;
    readonly chosen: readonly FlightsForTrip[];
    readonly difference: ChangeDifference;
  };
  /** Tells that a search can be had for less: in cents, for all passengers. */
  readonly searchDropMail: {
    readonly watchId: string;
    readonly id: string;
    readonly before: number;
    readonly price: number;
  };
}

type FareWatchJob = {
  readonly [Kind in keyof FareWatchJobs]: {
    readonly kind: Kind;
    readonly key: string;
    readonly payload: FareWatchJobs[Kind];
  };
}[keyof FareWatchJobs];

/** Makes a job; its id makes one mail of it, however often it is sent. */
export function fareWatchJob<Kind extends keyof FareWatchJobs>(kind: Kind, payload: FareWatchJobs[Kind]): FareWatchJob {
  return { kind, key: payload.id, payload } as FareWatchJob;
}
