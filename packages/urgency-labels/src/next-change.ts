import type { Timeline } from './promotion.ts';
import { type Reading, readLabel } from './read-label.ts';
import type { UrgencyLabelRule } from './rule.ts';
import { turnsAt } from './rule-timing.ts';

/** The last millisecond that a Date can hold (ECMA-262, time values and time range). */
const lastDateMilliseconds = 8.64e15;

/** Finds the first millisecond after `at` whose label is another one: it can only be a turn of a rule or of the number. */
export function nextChange(
  timeline: Timeline,
  at: number,
  rules: readonly UrgencyLabelRule[],
  now: Reading<string> | undefined,
): Date | undefined {
  const turns = [timeline.startsAt, timeline.endsAt, ...rules.map((rule) => turnsAt(rule, timeline))];
  if (now) turns.push(now.countTurnsAt);
  const change = turns
    .filter((turn) => turn > at && turn <= lastDateMilliseconds)
    .toSorted((one, other) => one - other)
    .find((turn) => !isSameLabel(now, readLabel(timeline, turn, rules)));
  return change === undefined ? undefined : new Date(change);
}

function isSameLabel(one: Reading<string> | undefined, other: Reading<string> | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (['styleType', 'i18nLabel', 'size', 'nativeText', 'count'] as const).every(
    (field) => one.label[field] === other.label[field],
  );
}
