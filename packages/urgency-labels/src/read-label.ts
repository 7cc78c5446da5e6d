import type { UrgencyLabel } from './label.ts';
import { optInDateFormat } from './opt-in-date.ts';
import type { Timeline } from './promotion.ts';
import { unitMilliseconds, type UrgencyLabelRule } from './rule.ts';
import { applies } from './rule-timing.ts';
import { fillText, findCounter } from './template.ts';

/** A label without its next change, and the first millisecond at which its number is one less. */
export interface Reading<Style extends string> {
  readonly label: Omit<UrgencyLabel<Style>, 'changesAt'>;
  readonly countChangesAt: number;
}

/** Reads the rules from the top and makes the label of the first that applies. */
export function readLabel<Style extends string>(
  timeline: Timeline,
  at: number,
  rules: readonly UrgencyLabelRule<Style>[],
): Reading<Style> | undefined {
  if (at < timeline.startsAt) return undefined;
  const rule = rules.find((candidate) => applies(candidate, timeline, at));
  if (rule === undefined) return undefined;

  const { styleType, size } = rule;
  const { endsAt, optInEndsAt, timeZone } = timeline;
  const variant = optInEndsAt !== undefined && at < optInEndsAt ? rule.withOptIn : undefined;
  const { nativeText, i18nLabel } = variant ?? rule;
  const unit = findCounter(nativeText);
  const count = unit && Math.max(0, Math.floor((endsAt - at) / unitMilliseconds[unit]));
  const values = {
    ...(unit && { [unit]: count }),
    ...(variant && { optInEndsAt: new Date(Number(optInEndsAt)), timeZone }),
  };
  const date = variant ? optInDateFormat(timeZone).format(optInEndsAt) : '';
  return {
    label: {
      styleType,
      i18nLabel,
      nativeText: fillText(nativeText, count, date),
      size,
      values: Object.freeze(values),
      count,
    },
    countChangesAt: unit === undefined ? endsAt : endsAt - Number(count) * unitMilliseconds[unit] + 1,
  };
}
