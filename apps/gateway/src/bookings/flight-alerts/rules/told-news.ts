/** What has been told of a leg: of each subject the last fact, and with which news of the leg it was told, counted from 1. */
export interface ToldNews {
  readonly operation?: { readonly isCancelled: boolean; readonly news: number };
  /** The time of departure that was told, in milliseconds since 1970 UTC. */
  readonly departure?: { readonly at: number; readonly news: number };
  readonly gate?: { readonly gate: string; readonly news: number };
  /** Where it was diverted to; null for one that was told to go to its destination again. */
  readonly diversion?: { readonly to: string | null; readonly news: number };
}
