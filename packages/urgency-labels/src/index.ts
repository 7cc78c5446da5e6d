export { checkRules } from './check-rules.ts';
export { chiefsRules } from './chiefs-rules.ts';
export { defaultRules } from './default-rules.ts';
export type { UrgencyLabel, UrgencyLabelValues } from './label.ts';
export type { Promotion } from './promotion.ts';
export type { RuleProblem } from './rule-problem.ts';
export type { LabelSize, PluralTexts, RuleCondition, StyleType, TimeUnit, UrgencyLabelRule } from './rule.ts';
export { timerMilliseconds } from './timer.ts';
export { nextChangeAt, urgencyLabel } from './urgency-label.ts';
