import { timerMilliseconds } from '@airline/urgency-labels/timer';
import { useEffect, useState } from 'react';

import { nextPromotionChange, type TimedPromotion } from './promotion-label.ts';

/**
 * Gives the time, anew at each instant at which the label of one of the promotions changes, or what can be done about it: one timer for
 * all of them. `now` is the gateway's clock, not the device's. A page that was asleep catches up when it is looked at again.
 *
 * @example
 * ```tsx
 * import type { Promotion } from '@airline/contract';
 * import { findPromotionLabel, usePromotionClock } from '@airline/promotion';
 *
 * export function Style({ promotion, now }: { promotion: Promotion; now: () => Date }) {
 *   return <p>{findPromotionLabel(promotion, usePromotionClock([promotion], now))?.styleType}</p>;
 * }
 * ```
 */
export function usePromotionClock(promotions: readonly TimedPromotion[], now: () => Date): Date {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const changes = promotions.flatMap((promotion) => nextPromotionChange(promotion, at)?.getTime() ?? []);
    if (changes.length === 0) return undefined;
    const look = () => setAt(now());
    const timer = setTimeout(look, timerMilliseconds(new Date(Math.min(...changes)), now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [promotions, now, at]);
  return at;
}
