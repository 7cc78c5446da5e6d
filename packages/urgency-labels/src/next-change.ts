import type { Timeline } from './promotion.ts';
import { type Reading, readLabel } from './read-label.ts';
import type { UrgencyLabelRule } from './rule.ts';
import { conditionChangesAt } from './rule-timing.ts';

/** The last millisecond that a Date can hold (ECMA-262, time values and time range). */
const lastDateMilliseconds = 8.64e15;

/**
 * Finds the first millisecond after `at` whose label is another one. Only five moments can be: the start, the end, the
 * end of the opt-in, a change of a rule's condition, and a change of the number.
 */
export function nextChange(
  timeline: Timeline,
  at: number,
  rules: readonly UrgencyLabelRule[],
  now: Reading<string> | undefined,
): Date | undefined {
  const { startsAt, endsAt, optInEndsAt } = timeline;
  const candidates = [startsAt, endsAt, ...rules.map((rule) => conditionChangesAt(rule, timeline))];
  if (optInEndsAt !== undefined) candidates.push(optInEndsAt);
  if (now) candidates.push(now.countChangesAt);
  const change = candidates
    .filter((moment) => moment > at && moment <= lastDateMilliseconds)
    .toSorted((one, other) => one - other)
    .find((moment) => !isSameLabel(now, readLabel(timeline, moment, rules)));
  return change === undefined ? undefined : new Date(change);
}

function isSameLabel(one: Reading<string> | undefined, other: Reading<string> | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const namesOptInEnd = (reading: Reading<string>) => reading.label.values.optInEndsAt !== undefined;
  return (
    namesOptInEnd(one) === namesOptInEnd(other) &&
    (['styleType', 'i18nLabel', 'size', 'nativeText', 'count'] as const).every(
      (field) => one.label[field] === other.label[field],
    )
  );
}
