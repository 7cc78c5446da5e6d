import { readFields } from './read-fields.ts';
import type { RuleProblem } from './rule-problem.ts';
import type { UrgencyLabelRule } from './rule.ts';

const counters: ReadonlySet<string> = new Set(['minutes', 'hours', 'days']);

/** Finds what is wrong with a rule's templates. */
export function checkTexts(rule: UrgencyLabelRule, index: number): readonly RuleProblem[] {
  const hasEnded = 'past' in readFields(rule.rule);
  const reasons = [
    ...findTextProblems(rule.nativeText, 'nativeText', hasEnded, false),
    ...(rule.withOptIn === undefined
      ? []
      : findTextProblems(readFields(rule.withOptIn)['nativeText'], 'withOptIn.nativeText', hasEnded, true)),
  ];
  return reasons.map((reason) => ({ index, code: 'badText', reason }));
}

function findTextProblems(text: unknown, field: string, hasEnded: boolean, optIn: boolean): readonly string[] {
  const forms = listForms(text);
  if (forms === undefined) return [`its ${field} is no text; give a text, or { one, other } and perhaps zero.`];

  const names = forms.map(findNames);
  const lastNames = names.slice(-1).flat();
  const all = [...new Set(names.flat())];
  const numbers = all.filter((name) => counters.has(name));
  const unknown = all.filter((name) => !counters.has(name) && name !== 'optInEndsAt');
  const reasons: string[] = [];
  if (unknown.length > 0) {
    reasons.push(
      `its ${field} names ${unknown.map((name) => `{{${name}}}`).join(', ')}, which is no value of a label.`,
    );
  }
  if (numbers.length > 1) {
    reasons.push(`its ${field} names ${numbers.join(' and ')}; a text has one number, so name one of them.`);
  }
  if (numbers.length > 0 && hasEnded) {
    reasons.push(
      `its ${field} names ${numbers.join(' and ')}, and after the end none are left; say it without a number.`,
    );
  }
  if (typeof text !== 'string' && !lastNames.some((name) => counters.has(name))) {
    reasons.push(
      `its ${field} has forms, but other names no number to choose by; name {{minutes}}, {{hours}} or {{days}}.`,
    );
  }
  if (optIn && !names.every((form) => form.includes('optInEndsAt'))) {
    reasons.push(`its ${field} has a form without {{optInEndsAt}}; name it in each form.`);
  }
  if (!optIn && all.includes('optInEndsAt')) {
    reasons.push(`its ${field} names {{optInEndsAt}}, which a promotion may lack; move that text to withOptIn.`);
  }
  return reasons;
}

/** The forms of a text, `other` last; nothing when it is no text. */
function listForms(text: unknown): readonly string[] | undefined {
  if (typeof text === 'string') return [text];
  const { zero, one, other } = readFields(text);
  const forms = zero === undefined ? [one, other] : [zero, one, other];
  return forms.every((form) => typeof form === 'string') ? forms : undefined;
}

function findNames(form: string): readonly string[] {
  return Array.from(form.matchAll(/\{\{.*?\}\}/g), ([placeholder]) => placeholder.slice(2, -2));
}
