import type { LabelSize } from './rule.ts';

/**
 * What a label's text is made of: the one number it names, floored, and the opt-in end with its zone where it names that.
 *
 * Source: docs/rules.md §4.
 *
 * @example
 * ```ts
 * import type { UrgencyLabelValues } from '@airline/urgency-labels';
 *
 * const values: UrgencyLabelValues = { days: 2, optInEndsAt: new Date('2026-05-03T04:59:59Z'), timeZone: 'America/Chicago' };
 * ```
 */
export interface UrgencyLabelValues {
  readonly minutes?: number;
  readonly hours?: number;
  readonly days?: number;
  readonly optInEndsAt?: Date;
  readonly timeZone?: string;
}

/**
 * The label of a promotion at one moment.
 *
 * - `nativeText` is ready to show in Spanish; `i18nLabel` and `values` make the same text in another language.
 * - `count` is the number in `values`, for the plural form of that language.
 * - `changesAt` is the first millisecond at which the label is another one; `undefined` only once the promotion has
 *   ended and nothing follows.
 *
 * Source: docs/rules.md §3 and §4.
 *
 * @example
 * ```ts
 * import type { UrgencyLabel } from '@airline/urgency-labels';
 *
 * const message = (label: UrgencyLabel) => ({ key: label.i18nLabel, count: label.count, ...label.values });
 * ```
 */
export interface UrgencyLabel<Style extends string = string> {
  readonly styleType: Style;
  readonly i18nLabel: string;
  readonly nativeText: string;
  readonly size: LabelSize;
  readonly values: UrgencyLabelValues;
  readonly count: number | undefined;
  readonly changesAt: Date | undefined;
}
