import type { Issue } from './issues.ts';
import type { PlacedIssues } from './place-issues.ts';

/** What is wrong with one field, or with the form as a whole. */
export interface FormError extends PlacedIssues {
  /** Who says so: the schema can be asked again, the server cannot. */
  readonly source: 'schema' | 'server';
  /** True when there is no answer at all: it is missing, whatever else a rule says of it. */
  readonly missing: boolean;
}

/** Makes errors of placed issues; `answerOf` gives a field's answer. */
export function formErrors(
  placed: readonly PlacedIssues[],
  source: FormError['source'],
  answerOf: (name: string) => unknown,
): readonly FormError[] {
  return placed.map(({ name, issues }) => ({
    name,
    issues,
    source,
    missing: source === 'schema' && name !== undefined && isMissing(answerOf(name)),
  }));
}

/**
 * Gives the errors that are left after a change: what is mended goes, nothing comes.
 *
 * 1. An error of the schema goes when the schema no longer finds it, and else says what is wrong now. So an error at one
 *    field goes when another field mends it: a postal code, when the country is changed.
 * 2. An error of the server goes when its own field is changed; one of the form as a whole stays until it is sent again.
 * 3. A field without an error gets none before the form is sent again: nobody is told off while typing.
 */
export function mendErrors(
  errors: readonly FormError[],
  now: readonly FormError[],
  changed: string,
): readonly FormError[] {
  return errors.flatMap((error) => {
    if (error.source === 'server') return isWithin(error.name, changed) ? [] : [error];
    return now.filter(({ name }) => name === error.name);
  });
}

/** Makes the error of a refusal that names no field: its own words, or the generic ones. */
export function refusal(text: string | undefined): Issue {
  return { code: 'refused', params: {}, path: [], ...(text === undefined ? {} : { text }) };
}

function isWithin(name: string | undefined, changed: string): boolean {
  return name === changed || (name?.startsWith(`${changed}.`) ?? false);
}

function isMissing(answer: unknown): boolean {
  return answer === undefined || answer === null || answer === false || answer === '';
}
