/** The gateway's time, as well as its answers tell it. */
export interface ServerClock {
  /** Gives the gateway's time now; the browser's own until an answer came. */
  now(): Date;
  /** Learns from an answer: its `Date` header, and when it was asked and had, in milliseconds of the browser's clock. */
  learn(dateHeader: string | null, askedAtMs: number, answeredAtMs: number): void;
}

/** A `Date` header has whole seconds: half of one is the best guess of what it leaves out. */
const halfSecondMs = 500;

/**
 * Makes a clock that follows the gateway's, so that deadlines do not depend on how a person's device is set.
 *
 * The offset of the quickest answer counts: the shorter the way, the less it can be wrong. It is good to about a second.
 */
export function createServerClock(browserNow: () => number): ServerClock {
  let offsetMs = 0;
  let shortestWayMs = Infinity;
  return {
    now: () => new Date(browserNow() + offsetMs),
    learn(dateHeader, askedAtMs, answeredAtMs) {
      const serverMs = Date.parse(dateHeader ?? '');
      const wayMs = answeredAtMs - askedAtMs;
      if (Number.isNaN(serverMs) || wayMs < 0 || wayMs > shortestWayMs) return;
      shortestWayMs = wayMs;
      offsetMs = serverMs + halfSecondMs - (askedAtMs + answeredAtMs) / 2;
    },
  };
}
