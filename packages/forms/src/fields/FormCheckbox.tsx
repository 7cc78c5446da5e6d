import { Checkbox, type CheckboxProps } from '@airline/ui/checkbox';
import type { ReactNode } from 'react';

import { useFormField } from '../use-form-field.ts';
import { nameInErrors, type FieldBinding, type FieldLabel, type FormsOwn } from './field-props.ts';

/** What {@link FormCheckbox} takes beside a `Checkbox`'s own. */
export type FormCheckboxProps<Values extends object> = Omit<CheckboxProps, FormsOwn> &
  FieldBinding<Values, boolean> &
  FieldLabel;

/**
 * Renders one box to tick, `true` when it is. Where it must be ticked the schema says so with the code `required`.
 *
 * A label with a link in it needs an `errorLabel`.
 *
 * @example
 * ```tsx
 * import { FormCheckbox, type FormHandle } from '@airline/forms';
 *
 * export const Example = ({ form }: { form: FormHandle<{ terms: boolean }> }) => (
 *   <FormCheckbox form={form} name="terms" label={<>Acepto las <a href="/terms/">condiciones</a></>}
 *     errorLabel="Acepto las condiciones" />
 * );
 * ```
 */
export function FormCheckbox<Values extends object>({
  form,
  name,
  label,
  errorLabel,
  messages,
  ...attributes
}: FormCheckboxProps<Values>): ReactNode {
  const { value, onChange, ...field } = useFormField(form, name, {
    label: nameInErrors({ label, errorLabel } as FieldLabel),
    kind: 'tick',
    messages,
  });
  return (
    <Checkbox
      {...attributes}
      {...field}
      label={label}
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
