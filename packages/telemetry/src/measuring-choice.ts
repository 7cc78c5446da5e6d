import { measuringKey } from './measuring-refused.ts';
import { storedKeys } from './stored-keys.ts';

/**
 * Stores whether the person lets their visits be measured. Who does not is measured no more at once, and all that was stored for it is
 * deleted; who does is from the next page load on.
 *
 * @returns false where the browser does not let the site store it.
 *
 * @example
 * ```ts
 * import { chooseMeasuring } from '@airline/telemetry';
 *
 * const isStored = chooseMeasuring(false);
 * ```
 */
export function chooseMeasuring(isAllowed: boolean): boolean {
  const { experimentsSeen, visitor, campaign, bookingSteps } = storedKeys;
  try {
    if (isAllowed) localStorage.removeItem(measuringKey);
    else {
      localStorage.setItem(measuringKey, 'off');
      for (const key of [experimentsSeen, visitor]) localStorage.removeItem(key);
      for (const key of [campaign, bookingSteps]) sessionStorage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}
