/**
 * Which share of visits is monitored, and of which a replay is recorded: percent, from 0 (off) to 100 (all).
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import type { Monitoring } from '@airline/client-config/monitoring';
 *
 * const halfOfThem: Monitoring = { samplingRatePercent: 50, sessionReplayRatePercent: 0 };
 * ```
 */
export interface Monitoring {
  readonly samplingRatePercent: number;
  readonly sessionReplayRatePercent: number;
}

/**
 * Holds the monitoring rates: every visit, no replay. Frozen.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import { monitoring } from '@airline/client-config/monitoring';
 *
 * const isSampled = (random: number) => random * 100 < monitoring.samplingRatePercent;
 * ```
 */
export const monitoring: Monitoring = /* @__PURE__ */ Object.freeze({
  samplingRatePercent: 100,
  sessionReplayRatePercent: 0,
});
