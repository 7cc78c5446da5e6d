import { defaultRules } from './default-rules.ts';
import type { UrgencyLabel } from './label.ts';
import { nextChange } from './next-change.ts';
import { optInDateFormat } from './opt-in-date.ts';
import { parseMilliseconds, type Promotion, type Timeline, parseTimeline } from './promotion.ts';
import { readLabel } from './read-label.ts';
import type { StyleType, UrgencyLabelRule } from './rule.ts';

export type { UrgencyLabel, UrgencyLabelValues } from './label.ts';
export type { Promotion } from './promotion.ts';
export type { StyleType, UrgencyLabelRule } from './rule.ts';

/**
 * Gives the label of a promotion at a moment, and when that label changes.
 *
 * 1. Before `startsAt` there is no label: `undefined`.
 * 2. The rules are read from the top; the first that applies is the label. Where none applies there is no label.
 * 3. From `endsAt` on only `past` rules apply, before it only the others.
 * 4. Time is elapsed time; a day is 24 hours. Numbers are floored.
 * 5. The opt-in end is named only before it.
 *
 * `now` is the server's clock, given. Throws a `TypeError` or `RangeError` that names the field for a missing or invalid
 * date or an unknown time zone. It does not check the rules (see `checkRules`), nor that the end comes after the start.
 *
 * Source: docs/rules.md §4.
 *
 * @example
 * ```ts
 * import { urgencyLabel } from '@airline/urgency-labels/label';
 *
 * const promotion = { startsAt: new Date('2026-05-01T00:00:00Z'), endsAt: new Date('2026-06-01T00:00:00Z') };
 * const label = urgencyLabel(promotion, new Date('2026-05-30T00:00:00Z'));
 * label?.nativeText; // 'Quedan 2 días'
 * label?.changesAt; // 2026-05-30T00:00:00.001Z
 * ```
 */
export function urgencyLabel<Style extends string = StyleType>(
  promotion: Promotion,
  now: Date,
  rules: readonly UrgencyLabelRule<Style>[] = defaultRules as readonly UrgencyLabelRule<never>[],
): UrgencyLabel<Style> | undefined {
  const { timeline, at } = read(promotion, now);
  const reading = readLabel(timeline, at, rules);
  return reading && Object.freeze({ ...reading.label, changesAt: nextChange(timeline, at, rules, reading) });
}

/**
 * Gives the first millisecond after `now` at which the label of a promotion is another one, or there is one, or there is
 * none any more; `undefined` when nothing changes again.
 *
 * It is `changesAt` of the label at `now`, and answers where there is no label too: before the start, and in a set of
 * rules that leaves a gap. Throws like `urgencyLabel`.
 *
 * Source: docs/rules.md §4.
 *
 * @example
 * ```ts
 * import { nextChangeAt } from '@airline/urgency-labels/label';
 *
 * const promotion = { startsAt: new Date('2026-05-01T00:00:00Z'), endsAt: new Date('2026-06-01T00:00:00Z') };
 * nextChangeAt(promotion, new Date('2026-04-01T00:00:00Z')); // 2026-05-01T00:00:00.000Z
 * ```
 */
export function nextChangeAt(
  promotion: Promotion,
  now: Date,
  rules: readonly UrgencyLabelRule[] = defaultRules,
): Date | undefined {
  const { timeline, at } = read(promotion, now);
  return nextChange(timeline, at, rules, readLabel(timeline, at, rules));
}

function read(promotion: Promotion, now: Date): { timeline: Timeline; at: number } {
  const timeline = parseTimeline(promotion);
  optInDateFormat(timeline.timeZone);
  return { timeline, at: parseMilliseconds(now, 'now') };
}
