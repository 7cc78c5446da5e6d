import type { Limit } from './limits.ts';

/** What a limit has counted within its window. */
export interface Count {
  /** The new one among them. */
  readonly count: number;
  /** Until the window is over, in milliseconds. */
  readonly leftMs: number;
}

/** Counts for limits, on all instances of the gateway together. */
export interface RateCounters {
  /** Counts one more, in a new window where the last one is over; no two are counted as one. */
  countOne(key: string, limit: Limit): Promise<Count>;
  /** Gives what was counted in the window that is not over, 0 where there is none. */
  readCount(key: string, limit: Limit): Promise<Count>;
  forgetCount(key: string): Promise<void>;
}
