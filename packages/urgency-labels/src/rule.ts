/**
 * A unit of elapsed time: a day is 24 hours, whatever the clocks of a time zone do.
 *
 * Source: docs/rules.md §3, urgency label rule.
 *
 * @example
 * ```ts
 * import type { TimeUnit } from '@airline/urgency-labels';
 *
 * const unit: TimeUnit = 'hours';
 * ```
 */
export type TimeUnit = 'minutes' | 'hours' | 'days';

/**
 * The style of each label in the sets of this package; a set of your own may name others.
 *
 * Source: docs/rules.md §4, promotion urgency label by time left.
 *
 * @example
 * ```ts
 * import type { StyleType } from '@airline/urgency-labels';
 *
 * const colour: Partial<Record<StyleType, string>> = { lastHour: 'red', lastHours: 'red', ended: 'grey' };
 * ```
 */
export type StyleType =
  | 'ended'
  | 'lastHour'
  | 'lastHours'
  | 'lastDay'
  | 'lastDays'
  | 'daysLeft'
  | 'endsSoon'
  | 'new'
  | 'default';

/**
 * How large a label is drawn: the less time is left, the larger.
 *
 * Source: docs/rules.md §3 names the field; its values are this package's own.
 *
 * @example
 * ```ts
 * import type { LabelSize } from '@airline/urgency-labels';
 *
 * const size: LabelSize = 'large';
 * ```
 */
export type LabelSize = 'small' | 'medium' | 'large';

/**
 * A Spanish text for one, for several and, where it reads better, for none.
 *
 * Each form is a template. The number is the one that `other` names: `{{minutes}}`, `{{hours}}` or `{{days}}`. Without
 * `zero`, none reads as `other`.
 *
 * Source: Unicode CLDR plural rules for Spanish; its third form, for whole millions, cannot occur in a label.
 *
 * @example
 * ```ts
 * import type { PluralTexts } from '@airline/urgency-labels';
 *
 * const text: PluralTexts = { one: 'Queda {{days}} día', other: 'Quedan {{days}} días' };
 * ```
 */
export interface PluralTexts {
  readonly zero?: string;
  readonly one: string;
  readonly other: string;
}

/**
 * When a rule applies; the number is a count of `unit`.
 *
 * - `past`: that long since the end, or longer.
 * - `remaining`: time is left, and less than that; with `inclusive`, exactly that is enough.
 * - `startRemaining`: less than that since the start, and time is left.
 *
 * Source: docs/rules.md §3 and §4.
 *
 * @example
 * ```ts
 * import type { RuleCondition } from '@airline/urgency-labels';
 *
 * const lastEightDays: RuleCondition = { unit: 'days', remaining: 8, inclusive: true };
 * ```
 */
export type RuleCondition = { readonly unit: TimeUnit } & (
  | { readonly past: number }
  | { readonly remaining: number; readonly inclusive?: boolean }
  | { readonly startRemaining: number }
);

/**
 * One rule of a set: the label, and when it applies.
 *
 * - `nativeText` is a Spanish template; it may name one of `{{minutes}}`, `{{hours}}`, `{{days}}`, and the label then
 *   has that number in its `values`.
 * - `i18nLabel` is the key of the same text in a message catalogue.
 * - `withOptIn` replaces both until the promotion's opt-in end, if it has one; its texts name `{{optInEndsAt}}` too.
 * - Without `rule` it is the default: it applies whenever time is left.
 *
 * Source: docs/rules.md §3, urgency label rule.
 *
 * @example
 * ```ts
 * import type { UrgencyLabelRule } from '@airline/urgency-labels';
 *
 * const lastChance: UrgencyLabelRule = {
 *   styleType: 'lastChance',
 *   nativeText: 'Última oportunidad',
 *   size: 'large',
 *   i18nLabel: 'promotion.lastChance',
 *   rule: { unit: 'hours', remaining: 6 },
 * };
 * ```
 */
export interface UrgencyLabelRule<Style extends string = string> {
  readonly styleType: Style;
  readonly nativeText: string | PluralTexts;
  readonly size: LabelSize;
  readonly i18nLabel: string;
  readonly withOptIn?: { readonly nativeText: string | PluralTexts; readonly i18nLabel: string };
  readonly rule?: RuleCondition;
}

/** Milliseconds of elapsed time in each unit. */
export const unitMilliseconds: Readonly<Record<TimeUnit, number>> = {
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** Freezes a set and everything in it. */
export function freezeRules<Style extends string>(
  rules: readonly UrgencyLabelRule<Style>[],
): readonly UrgencyLabelRule<Style>[] {
  for (const rule of rules) {
    for (const part of [rule, rule.rule, rule.nativeText, rule.withOptIn, rule.withOptIn?.nativeText])
      Object.freeze(part);
  }
  return Object.freeze(rules);
}
