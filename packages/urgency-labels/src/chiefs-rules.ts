import { freezeRules, type StyleType, type UrgencyLabelRule } from './rule.ts';
import { daysLeftRule, defaultRule, endedRule, newRule } from './shared-rules.ts';

/**
 * Holds the ladder of a chiefs promotion, whole in itself: it takes nothing from the ordinary ladder.
 *
 * 1. `ended`: now is the end, or later.
 * 2. `endsSoon`: 8 days left or less, exactly 8 included.
 * 3. `daysLeft`: under 28 days left; shows the days.
 * 4. `new`: under 7 days since the start.
 * 5. `default`.
 *
 * Frozen.
 *
 * Source: docs/rules.md §4, special chiefs promotion, and §9, urgency thresholds.
 *
 * @example
 * ```ts
 * import { chiefsRules, urgencyLabel } from '@airline/urgency-labels';
 *
 * const promotion = { startsAt: new Date('2026-03-01T00:00:00Z'), endsAt: new Date('2026-05-01T00:00:00Z') };
 * urgencyLabel(promotion, new Date('2026-04-23T00:00:00Z'), chiefsRules)?.nativeText; // 'Termina pronto'
 * ```
 */
export const chiefsRules: readonly UrgencyLabelRule<StyleType>[] = /* @__PURE__ */ freezeRules<StyleType>([
  endedRule,
  {
    styleType: 'endsSoon',
    nativeText: 'Termina pronto',
    size: 'medium',
    i18nLabel: 'urgency.endsSoon',
    rule: { unit: 'days', remaining: 8, inclusive: true },
  },
  daysLeftRule,
  newRule,
  defaultRule,
]);
