import { nextPromotionTurn, type Promotion } from '@airline/contract';
import { chiefsRules } from '@airline/urgency-labels/chiefs-rules';
import { defaultRules } from '@airline/urgency-labels/default-rules';
import { nextChangeAt, urgencyLabel, type UrgencyLabel } from '@airline/urgency-labels/label';

/** What of a promotion decides its label, and what can be done about it. */
export type TimedPromotion = Pick<Promotion, 'kind' | 'startsAt' | 'endsAt' | 'optInEndsAt' | 'timeZone'>;

const rulesOf = { default: defaultRules, chiefs: chiefsRules } as const;

/**
 * Finds the urgency label of a promotion at a moment; `undefined` before its start.
 *
 * @example
 * ```ts
 * import { findPromotionLabel } from '@airline/promotion';
 *
 * const times = { startsAt: '2026-12-01T06:00:00Z', endsAt: '2026-12-20T06:00:00Z', timeZone: 'America/Chicago' };
 * console.log(findPromotionLabel({ kind: 'default', ...times }, new Date('2026-12-20T05:30:00Z'))?.styleType); // lastHour
 * ```
 */
export function findPromotionLabel(promotion: TimedPromotion, at: Date): UrgencyLabel | undefined {
  return urgencyLabel(toTimes(promotion), at, rulesOf[promotion.kind]);
}

/**
 * Finds when the label of a promotion changes, or what can be done about it; `undefined` once nothing changes any more.
 *
 * @example
 * ```ts
 * import { nextPromotionChange } from '@airline/promotion';
 *
 * const times = { startsAt: '2026-12-01T06:00:00Z', endsAt: '2026-12-20T06:00:00Z', timeZone: 'America/Chicago' };
 * console.log(nextPromotionChange({ kind: 'default', ...times }, new Date(0))?.toISOString()); // 2026-12-01T06:00:00.000Z
 * ```
 */
export function nextPromotionChange(promotion: TimedPromotion, at: Date): Date | undefined {
  const changes = [
    nextChangeAt(toTimes(promotion), at, rulesOf[promotion.kind]),
    nextPromotionTurn(promotion, at),
  ].flatMap((change) => (change === undefined ? [] : [change.getTime()]));
  return changes.length === 0 ? undefined : new Date(Math.min(...changes));
}

function toTimes({ startsAt, endsAt, optInEndsAt, timeZone }: TimedPromotion) {
  return {
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    optInEndsAt: optInEndsAt === undefined ? undefined : new Date(optInEndsAt),
    timeZone,
  };
}
