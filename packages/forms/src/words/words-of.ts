import type { TFunction } from 'i18next';

import type { FormError } from '../engine/form-errors.ts';
import type { Issue } from '../engine/issues.ts';
import type { IssueMessages } from '../form-types.ts';

/** How a field is answered: by writing, by choosing one of several, by a tick. */
export type AnswerKind = 'text' | 'choice' | 'tick';

/** What the words about a field need to know of it. */
export interface FieldWords {
  /** What the field is called in an error. */
  readonly label: string;
  readonly kind: AnswerKind;
  readonly messages: IssueMessages | undefined;
}

/** Where a limit stands in an issue's params, by the code whose words name it. */
const limits: ReadonlyMap<string, readonly string[]> = new Map([
  ['tooShort', ['minLength', 'minimum', 'requirement']],
  ['tooLong', ['maxLength', 'maximum', 'requirement']],
  ['tooSmall', ['minimum', 'requirement']],
  ['tooLarge', ['maximum', 'requirement']],
]);

/**
 * Says what is wrong with a field and what to do, all of it in one line, for the field and for the summary.
 *
 * 1. A code with words of the caller's own is said in these.
 * 2. An answer that is missing is asked for, in the caller's words for `required` where there are any, instead of told by
 *    which rules it would be wrong.
 * 3. The rest is advice after the field's name: 'Contraseña: use 8 caracteres o más; incluya un número'.
 */
export function fieldWords(t: TFunction<'forms'>, error: FormError, field: FieldWords): string {
  const own = error.issues.map((issue) => ownWords(issue, field.messages));
  const rest = error.issues.filter((_, index) => own[index] === undefined);
  const sentences = own.filter((text) => text !== undefined);
  const missing = error.missing ? sentences.length === 0 : rest.some(({ code }) => code === 'required');
  if (missing) return [...sentences, requiredWords(t, field)].join('. ');
  if (rest.length === 0 || error.missing) return unique(sentences).join('. ');
  const advice = unique(rest.map((issue) => adviceFor(t, issue))).join('; ');
  return [...unique(sentences), t('field', { field: field.label, advice })].join('. ');
}

function requiredWords(t: TFunction<'forms'>, { kind, label, messages }: FieldWords): string {
  return messages?.['required'] ?? t(`required.${kind}`, { field: label });
}

/** Says what is wrong with the form as a whole: one line for each issue. */
export function formWords(
  t: TFunction<'forms'>,
  { issues }: FormError,
  messages: IssueMessages | undefined,
): readonly string[] {
  return unique(issues.map((issue) => ownWords(issue, messages) ?? wholeWords(t, issue)));
}

function ownWords({ text, code }: Issue, messages: IssueMessages | undefined): string | undefined {
  return text ?? (messages && Object.hasOwn(messages, code) ? messages[code] : undefined);
}

function wholeWords(t: TFunction<'forms'>, issue: Issue): string {
  if (issue.code === 'refused') return t('refused');
  if (issue.code === 'required') return t('required.unnamed');
  const advice = adviceFor(t, issue);
  return advice.charAt(0).toLocaleUpperCase() + advice.slice(1);
}

/** The advice of a code; `invalid`'s for a code that nobody has words for. */
function adviceFor(t: TFunction<'forms'>, { code, params }: Issue): string {
  const count = limits
    .get(code)
    ?.map((name) => params[name])
    .find((limit) => typeof limit === 'number');
  const values = count === undefined ? {} : { count };
  // The code comes from outside: whether it is a key shows when it is looked up.
  return t([`advice.${code as 'invalid'}`, 'advice.invalid'], values);
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
