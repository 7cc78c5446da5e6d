import { checkCondition, type Span } from './check-condition.ts';
import { checkTexts } from './check-texts.ts';
import type { RuleProblem } from './rule-problem.ts';
import type { UrgencyLabelRule } from './rule.ts';

export type { RuleProblem } from './rule-problem.ts';

/**
 * Finds what is wrong with a set of rules: rules that can never apply, a wrong order, wrong numbers, wrong texts.
 *
 * Gives one entry for each problem, in the order of the rules; `[]` for a sound set. A rule with a wrong condition hides
 * no other one. Never throws for what JSON can hold in place of a rule's fields.
 *
 * 1. A condition is one unit with one of `past`, `remaining` and `startRemaining`.
 * 2. Its number is whole: 0 or more for `past`, 1 or more for the others; a smaller unit says a part.
 * 3. A rule applies at some moment of some promotion: no rule above it covers all of its time, so `remaining` and
 *    `startRemaining` go up from the top, and `past` goes down. Durations are compared, not units: 120 minutes are 2 hours.
 * 4. The default, the rule without a condition, comes last.
 * 5. A text names one of minutes, hours and days at most, and none after the end; a text with forms names one.
 * 6. The opt-in end is named in every form of `withOptIn`, and nowhere else.
 *
 * It does not ask for a label at every moment: a set may leave gaps, and `nextChangeAt` bridges them.
 *
 * Source: docs/rules.md §3 and §4.
 *
 * @example
 * ```ts
 * import { checkRules, defaultRules } from '@airline/urgency-labels';
 *
 * checkRules(defaultRules); // []
 * checkRules(defaultRules.toReversed()).map((problem) => problem.index); // [1, 2, 3, 4, 5, 6, 7]
 * ```
 */
export function checkRules(rules: readonly UrgencyLabelRule[]): readonly RuleProblem[] {
  const problems: RuleProblem[] = [];
  const above: Span[] = [];
  for (const [index, rule] of rules.entries()) {
    const checked = checkCondition(rule.rule, index);
    if ('code' in checked) {
      problems.push(checked);
    } else {
      problems.push(...hiddenBy(above, checked));
      above.push(checked);
    }
    problems.push(...checkTexts(rule, index));
  }
  return problems;
}

function hiddenBy(above: readonly Span[], span: Span): readonly RuleProblem[] {
  const { index } = span;
  const last = above.find(({ kind }) => kind === 'default');
  if (last) {
    const reason = `it stands below rule ${last.index}, ${last.text}, which applies whenever no rule above does; put the default last.`;
    return [{ index, code: 'afterDefault', reason }];
  }
  const cover = above.find(
    ({ kind, milliseconds }) =>
      kind === span.kind && (kind === 'past' ? milliseconds <= span.milliseconds : milliseconds >= span.milliseconds),
  );
  if (cover) {
    const reason = `it can never apply: rule ${cover.index} (${cover.text}) applies to all of its time (${span.text}) first; put it above rule ${cover.index}, or remove one of them.`;
    return [{ index, code: 'neverApplies', reason }];
  }
  return [];
}
