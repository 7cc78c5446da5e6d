import type { UrgencyLabelRule } from './rule.ts';

const newPromotion = 'Nueva promoción';
const daysLeft = { one: 'Queda {{days}} día', other: 'Quedan {{days}} días' } as const;

/** First in every set. */
export const endedRule = {
  styleType: 'ended',
  nativeText: 'La promoción finalizó',
  size: 'small',
  i18nLabel: 'urgency.ended',
  rule: { unit: 'minutes', past: 0 },
} as const satisfies UrgencyLabelRule;

/** The days left, once less than four weeks are. */
export const daysLeftRule = {
  styleType: 'daysLeft',
  nativeText: daysLeft,
  size: 'small',
  i18nLabel: 'urgency.daysLeft',
  rule: { unit: 'days', remaining: 28 },
} as const satisfies UrgencyLabelRule;

/** The first week of a promotion that has a long way to go. */
export const newRule = {
  styleType: 'new',
  nativeText: newPromotion,
  size: 'small',
  i18nLabel: 'urgency.new',
  rule: { unit: 'days', startRemaining: 7 },
} as const satisfies UrgencyLabelRule;

/** Last in every set; the rules give it the same words as a new promotion. */
export const defaultRule = {
  styleType: 'default',
  nativeText: newPromotion,
  size: 'small',
  i18nLabel: 'urgency.default',
} as const satisfies UrgencyLabelRule;
