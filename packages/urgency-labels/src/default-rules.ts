import { freezeRules, type StyleType, type UrgencyLabelRule } from './rule.ts';
import { daysLeftRule, defaultRule, endedRule, newRule } from './shared-rules.ts';

/**
 * Holds the ladder of an ordinary promotion, read from the top; the first rule that applies is the label.
 *
 * 1. `ended`: now is the end, or later.
 * 2. `lastHour`: under 60 minutes left; shows the minutes, or 'menos de un minuto'.
 * 3. `lastHours`: under 120 minutes left.
 * 4. `lastDay`: under 24 hours left; shows the hours.
 * 5. `lastDays`: under 3 days left; shows the days, and the date of an opt-in end that has not passed.
 * 6. `daysLeft`: under 28 days left; shows the days.
 * 7. `new`: under 7 days since the start.
 * 8. `default`.
 *
 * Every `under` is strict: exactly 60 minutes left is `lastHours`. Frozen.
 *
 * Source: docs/rules.md §4 and §9, urgency thresholds.
 *
 * @example
 * ```ts
 * import { defaultRules } from '@airline/urgency-labels/default-rules';
 *
 * defaultRules.map((rule) => rule.styleType).indexOf('lastDay'); // 3
 * ```
 */
export const defaultRules: readonly UrgencyLabelRule<StyleType>[] = /* @__PURE__ */ freezeRules<StyleType>([
  endedRule,
  {
    styleType: 'lastHour',
    nativeText: {
      zero: 'Queda menos de un minuto',
      one: 'Queda {{minutes}} minuto',
      other: 'Quedan {{minutes}} minutos',
    },
    size: 'large',
    i18nLabel: 'urgency.lastHour',
    rule: { unit: 'minutes', remaining: 60 },
  },
  {
    styleType: 'lastHours',
    nativeText: 'Quedan menos de 2 horas',
    size: 'large',
    i18nLabel: 'urgency.lastHours',
    rule: { unit: 'minutes', remaining: 120 },
  },
  {
    styleType: 'lastDay',
    nativeText: { one: 'Queda {{hours}} hora', other: 'Quedan {{hours}} horas' },
    size: 'medium',
    i18nLabel: 'urgency.lastDay',
    rule: { unit: 'hours', remaining: 24 },
  },
  {
    styleType: 'lastDays',
    nativeText: { one: 'Queda {{days}} día', other: 'Quedan {{days}} días' },
    size: 'medium',
    i18nLabel: 'urgency.lastDays',
    withOptIn: {
      nativeText: {
        one: 'Queda {{days}} día. Inscripción hasta el {{optInEndsAt}}',
        other: 'Quedan {{days}} días. Inscripción hasta el {{optInEndsAt}}',
      },
      i18nLabel: 'urgency.lastDaysWithOptIn',
    },
    rule: { unit: 'days', remaining: 3 },
  },
  daysLeftRule,
  newRule,
  defaultRule,
]);
