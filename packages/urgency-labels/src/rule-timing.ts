import type { Timeline } from './promotion.ts';
import { unitMilliseconds, type UrgencyLabelRule } from './rule.ts';

/** Checks whether a rule's condition holds at a time that is not before the start. */
export function applies({ rule }: UrgencyLabelRule, timeline: Timeline, at: number): boolean {
  const left = timeline.endsAt - at;
  if (rule !== undefined && 'past' in rule) return left <= -rule.past * unitMilliseconds[rule.unit];
  if (left <= 0) return false;
  if (rule === undefined) return true;
  const unit = unitMilliseconds[rule.unit];
  if ('startRemaining' in rule) return at - timeline.startsAt < rule.startRemaining * unit;
  return rule.inclusive === true ? left <= rule.remaining * unit : left < rule.remaining * unit;
}

/** Gives the first millisecond at which a rule's condition starts to hold, or stops to, beside the end. */
export function conditionChangesAt({ rule }: UrgencyLabelRule, timeline: Timeline): number {
  if (rule === undefined) return timeline.endsAt;
  const unit = unitMilliseconds[rule.unit];
  if ('past' in rule) return timeline.endsAt + rule.past * unit;
  if ('startRemaining' in rule) return timeline.startsAt + rule.startRemaining * unit;
  return timeline.endsAt - rule.remaining * unit + (rule.inclusive === true ? 0 : 1);
}
