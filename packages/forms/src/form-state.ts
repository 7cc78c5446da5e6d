import { useStore } from 'zustand';

import type { FormState } from './engine/form-engine.ts';
import { readPath } from './engine/form-values.ts';
import type { FieldPath, FieldPathValue } from './field-path.ts';
import { engineKey, type FormHandle } from './form-types.ts';

/** Gives what a form shows, and renders anew when it changes. */
export function useFormState<Values extends object>(form: FormHandle<Values>): FormState {
  return useStore(form[engineKey].engine.state);
}

/**
 * Gives the answer of one field and renders anew when it changes: for a field that depends on another.
 *
 * @example
 * ```tsx
 * import { useFormValue, type FormHandle } from '@airline/forms';
 *
 * export const Answer = ({ form }: { form: FormHandle<{ country: string }> }) => <p>{useFormValue(form, 'country')}</p>;
 * ```
 */
export function useFormValue<Values extends object, Name extends FieldPath<Values>>(
  form: FormHandle<Values>,
  name: Name,
): FieldPathValue<Values, Name> {
  return useAnswer(form, name) as FieldPathValue<Values, Name>;
}

/**
 * Changes an answer as if the person had: it is kept, and errors that it mends go.
 *
 * @example
 * ```ts
 * import { setFormValue, type FormHandle } from '@airline/forms';
 *
 * export function swap(form: FormHandle<{ from: string; to: string }>): void {
 *   const { from, to } = form.values();
 *   setFormValue(form, 'from', to);
 *   setFormValue(form, 'to', from);
 * }
 * ```
 */
export function setFormValue<Values extends object, Name extends FieldPath<Values>>(
  form: FormHandle<Values>,
  name: Name,
  value: FieldPathValue<Values, Name>,
): void {
  form[engineKey].engine.change(name, value);
}

/** Gives the answer at a name and renders anew when it changes. */
export function useAnswer<Values extends object>(form: FormHandle<Values>, name: string): unknown {
  return useStore(form[engineKey].engine.values.store, (values) => readPath(values, name));
}
