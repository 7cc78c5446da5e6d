import { useCallback, useLayoutEffect, useReducer } from 'react';
import { useStore } from 'zustand';

import { earlyAnswer } from './early-answer.ts';
import { useAnswer } from './form-state.ts';
import { engineKey, type FormHandle, type IssueMessages } from './form-types.ts';
import { useWords } from './words/use-words.ts';
import { fieldWords, type AnswerKind } from './words/words-of.ts';

/** What {@link useFormField} takes beside the form and the name. */
export interface FormFieldOptions {
  /** What errors call the field: its label. */
  readonly label: string;
  /** How it is answered, for the words of an answer that is missing; `text` by default. */
  readonly kind?: AnswerKind | undefined;
  /** Own words for codes at this field; they come before the form's. */
  readonly messages?: IssueMessages | undefined;
  /** Its answer is never kept through a reload: passwords, cards, codes. */
  readonly secret?: boolean | undefined;
}

/** What a control takes from its form: give `id`, `error` and `errorPrefix` to a field of `@airline/ui` as they are. */
export interface FormFieldState {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong and what to do, in the words of the summary. */
  readonly error: string | undefined;
  readonly errorPrefix: string;
}

/**
 * Ties any control to a field of a form: for those that have no `Form…` of their own.
 *
 * 1. The control with `id` must be able to take the focus: the summary's link leads there.
 * 2. `value` is what stands at `name`; the caller knows its type.
 * 3. While the component is on the page the field counts; once it is gone, its error is gone too.
 * 4. A control of the browser's own that carries the field's name hands over what was typed before the script came.
 *
 * @example
 * ```tsx
 * import { useFormField, type FormHandle } from '@airline/forms';
 * import { Field } from '@airline/ui/field';
 *
 * export function CommentField({ form, label }: { form: FormHandle<{ comment: string }>; label: string }) {
 *   const { id, name, value, onChange, error, errorPrefix } = useFormField(form, 'comment', { label });
 *   return (
 *     <Field id={id} label={label} error={error} errorPrefix={errorPrefix}>
 *       {(control) => (
 *         <textarea {...control} name={name} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)} />
 *       )}
 *     </Field>
 *   );
 * }
 * ```
 */
export function useFormField<Values extends object>(
  form: FormHandle<Values>,
  name: string,
  { label, kind = 'text', messages, secret = false }: FormFieldOptions,
): FormFieldState {
  const { engine, messages: formMessages } = form[engineKey];
  const t = useWords();
  const id = `${form.id}-${name}`;
  const value = useAnswer(form, name);
  const fault = useStore(engine.state, ({ errors }) => errors.find((error) => error.name === name));
  const error =
    fault === undefined ? undefined : fieldWords(t, fault, { label, kind, messages: { ...formMessages, ...messages } });
  useLayoutEffect(() => engine.enter(name, { id, secret, words: error }), [engine, name, id, secret, error]);
  useLayoutEffect(() => () => engine.leave(name, id), [engine, name, id]);
  const [, renderAnew] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    const early = earlyAnswer(id, name);
    if (early !== undefined) engine.change(name, early);
    // A page that was prerendered is taken over without haste, and its subscriptions come after the next paint: a key
    // that is pressed in between would have React put the first answer back. A render that cannot wait brings them at once.
    renderAnew();
  }, [engine, name, id]);
  const onChange = useCallback((next: unknown) => engine.change(name, next), [engine, name]);
  return { id, name, value, onChange, error, errorPrefix: t('errorPrefix') };
}
