import type { Limit } from './limits.ts';

/** What a limit has counted within its window. */
export interface Count {
  /** The new ones among them. */
  readonly count: number;
  /** Until the window is over, in milliseconds. */
  readonly leftMs: number;
}

/** Counts for limits, on all instances of the gateway together. */
export interface RateCounters {
  /** Counts so many more, in a new window where the last one is over; no two are counted as one. */
  count(key: string, limit: Limit, more: number): Promise<Count>;
  /** Returns what was counted in the window that is not over, 0 where there is none. */
  readCount(key: string, limit: Limit): Promise<Count>;
  forgetCount(key: string): Promise<void>;
}
