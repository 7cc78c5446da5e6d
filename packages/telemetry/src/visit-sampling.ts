import type { Monitoring } from '@airline/client-config/monitoring';

/** What a browser says about being followed: `navigator`, whose two fields not every browser has. */
export interface PrivacySignals {
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: unknown;
  /** `'1'` in a browser that still has Do Not Track, and has it on. */
  readonly doNotTrack?: unknown;
}

/**
 * Decides once a visit whether its steps and web vitals are measured: never for a person who asked not to be followed, by
 * Global Privacy Control or Do Not Track; else for the share of visits that the monitoring settings tell.
 *
 * Reports of errors do not ask: they say nothing about the person, and a broken page has to be found.
 *
 * Source: docs/rules.md §9; W3C Global Privacy Control.
 *
 * @example
 * ```ts
 * import { monitoring } from '@airline/client-config/monitoring';
 * import { isVisitMeasured } from '@airline/telemetry';
 *
 * console.log(isVisitMeasured(monitoring, { globalPrivacyControl: true })); // false
 * ```
 */
export function isVisitMeasured(
  { samplingRatePercent }: Pick<Monitoring, 'samplingRatePercent'>,
  browser: PrivacySignals,
  random: () => number = Math.random,
): boolean {
  if (browser.globalPrivacyControl === true || browser.doNotTrack === '1') return false;
  return random() * 100 < samplingRatePercent;
}

/**
 * Decides once a visit whether a replay of it is recorded: for the share of measured visits that the monitoring settings tell, of which
 * there is none by default.
 *
 * @example
 * ```ts
 * import { monitoring } from '@airline/client-config/monitoring';
 * import { isVisitRecorded } from '@airline/telemetry';
 *
 * console.log(isVisitRecorded(monitoring, true)); // false
 * ```
 */
export function isVisitRecorded(
  { sessionReplayRatePercent }: Pick<Monitoring, 'sessionReplayRatePercent'>,
  isMeasured: boolean,
  random: () => number = Math.random,
): boolean {
  return isMeasured && random() * 100 < sessionReplayRatePercent;
}
