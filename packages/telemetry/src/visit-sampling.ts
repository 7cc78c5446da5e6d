import type { Monitoring } from '@airline/client-config/monitoring';

import { isMeasuringRefused } from './measuring-refused.ts';

/** What a browser says about being followed: `navigator`, whose two fields not every browser has. */
export interface PrivacySignals {
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: unknown;
  /** `'1'` in a browser that still has Do Not Track, and has it on. */
  readonly doNotTrack?: unknown;
}

/**
 * Returns whether a person asked not to be followed: by Global Privacy Control, by Do Not Track, or by their choice on this site.
 *
 * Source: W3C Global Privacy Control.
 *
 * @example
 * ```ts
 * import { isFollowingRefused } from '@airline/telemetry';
 *
 * console.log(isFollowingRefused({ doNotTrack: '1' })); // true
 * ```
 */
export function isFollowingRefused({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || isMeasuringRefused();
}

/**
 * Decides once a visit whether its steps and web vitals are measured: never for a person who asked not to be followed, by
 * Global Privacy Control, Do Not Track or a choice made here; else for the share of visits that the monitoring settings tell.
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
  if (isFollowingRefused(browser)) return false;
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
