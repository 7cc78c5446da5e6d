/**
 * What is wrong with one rule of a set.
 *
 * `index` counts from 0. `code` is for programs, `reason` for the developer who wrote the rule:
 *
 * - `badCondition`: it is not one known unit with one of `past`, `remaining` and `startRemaining`.
 * - `badThreshold`: its number is no whole number, is out of range, or leaves no moment at which it applies.
 * - `neverApplies`: a rule above it applies to all of its time first.
 * - `afterDefault`: it stands below the rule without a condition, which comes last.
 * - `badText`: a template names a value that it cannot have, or lacks one that it needs.
 *
 * Source: docs/rules.md §3 and §4; the checks are this package's own.
 *
 * @example
 * ```ts
 * import type { RuleProblem } from '@airline/urgency-labels/check-rules';
 *
 * const format = (problem: RuleProblem) => `rules[${problem.index}]: ${problem.reason}`;
 * ```
 */
export interface RuleProblem {
  readonly index: number;
  readonly code: 'badCondition' | 'badThreshold' | 'neverApplies' | 'afterDefault' | 'badText';
  readonly reason: string;
}
