/**
 * Lists the log levels from the most talkative to the quietest. Frozen.
 *
 * Source: docs/rules.md §9 names ERROR; the others are the usual ones.
 *
 * @example
 * ```ts
 * import { logLevels } from '@airline/client-config/metadata-flags';
 *
 * logLevels.indexOf('ERROR') > logLevels.indexOf('WARN'); // true
 * ```
 */
export const logLevels = /* @__PURE__ */ Object.freeze(['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR'] as const);

/**
 * The level below which nothing is reported.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import type { LogLevel } from '@airline/client-config/metadata-flags';
 *
 * const level: LogLevel = 'WARN';
 * ```
 */
export type LogLevel = (typeof logLevels)[number];

/**
 * Lists the flags that turn a feature on or off. Frozen.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import { featureFlags, metadataFlags } from '@airline/client-config/metadata-flags';
 *
 * featureFlags.filter((flag) => metadataFlags[flag]); // ['earlyBirdService', 'payPalForEarlyBird']
 * ```
 */
export const featureFlags = /* @__PURE__ */ Object.freeze([
  'earlyBirdService',
  'payPalForEarlyBird',
  'lowFareCalendar',
  'miniCart',
  'frequentTravelers',
] as const);

/**
 * One of the flags that turn a feature on or off.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import type { FeatureFlag } from '@airline/client-config/metadata-flags';
 *
 * const flag: FeatureFlag = 'miniCart';
 * ```
 */
export type FeatureFlag = (typeof featureFlags)[number];

/**
 * The flags that come with a page: timeouts, logging, and which features are on.
 *
 * - `branchTimeoutMilliseconds`, `experimentBoxDefaultTimeoutMilliseconds`: then the default shows, and a late answer
 *   counts no more.
 * - `logReportIntervalMilliseconds`, `maximumQueuedLogMessages`: messages wait that long, and so many of them; a
 *   further one drops the oldest.
 * - a feature that is off is not offered, and its page says that it is not available.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import { type MetadataFlags, metadataFlags } from '@airline/client-config/metadata-flags';
 *
 * const withCalendar: MetadataFlags = { ...metadataFlags, lowFareCalendar: true };
 * ```
 */
export interface MetadataFlags extends Readonly<Record<FeatureFlag, boolean>> {
  readonly branchTimeoutMilliseconds: number;
  readonly experimentBoxDefaultTimeoutMilliseconds: number;
  readonly logLevel: LogLevel;
  readonly logReportIntervalMilliseconds: number;
  readonly maximumQueuedLogMessages: number;
}

/**
 * Holds the flags as they are without a deployment's own settings. Frozen.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import { metadataFlags } from '@airline/client-config/metadata-flags';
 *
 * metadataFlags.earlyBirdService; // true
 * metadataFlags.miniCart; // false
 * ```
 */
export const metadataFlags: MetadataFlags = /* @__PURE__ */ Object.freeze({
  branchTimeoutMilliseconds: 2500,
  experimentBoxDefaultTimeoutMilliseconds: 2000,
  logLevel: 'ERROR',
  logReportIntervalMilliseconds: 15_000,
  maximumQueuedLogMessages: 20,
  earlyBirdService: true,
  payPalForEarlyBird: true,
  lowFareCalendar: false,
  miniCart: false,
  frequentTravelers: false,
});
