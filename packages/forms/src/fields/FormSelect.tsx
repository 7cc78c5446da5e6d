import { Select, type SelectProps } from '@airline/ui/select';
import type { ReactNode } from 'react';

import { useFormField } from '../use-form-field.ts';
import { useWords } from '../words/use-words.ts';
import {
  nameInErrors,
  textOf,
  type FieldBinding,
  type FieldLabel,
  type FormsOwn,
  type OptionalField,
} from './field-props.ts';

/** What {@link FormSelect} takes beside a `Select`'s own. */
export type FormSelectProps<Values extends object> = Omit<SelectProps, FormsOwn> &
  FieldBinding<Values, string> &
  FieldLabel &
  OptionalField;

/**
 * Renders a choice of one out of a list. Give a `placeholder` where none is chosen yet (`''`).
 *
 * @example
 * ```tsx
 * import { FormSelect, type FormHandle } from '@airline/forms';
 *
 * const countries = [{ value: 'PR', label: 'Puerto Rico' }, { value: 'MX', label: 'México' }];
 * export const Example = ({ form }: { form: FormHandle<{ country: string }> }) => (
 *   <FormSelect form={form} name="country" label="País" placeholder="Elija un país" options={countries} />
 * );
 * ```
 */
export function FormSelect<Values extends object>({
  form,
  name,
  label,
  errorLabel,
  messages,
  optional = false,
  ...attributes
}: FormSelectProps<Values>): ReactNode {
  const t = useWords();
  const { value, onChange, ...field } = useFormField(form, name, {
    label: nameInErrors({ label, errorLabel } as FieldLabel),
    kind: 'choice',
    messages,
  });
  return (
    <Select
      {...attributes}
      {...field}
      label={label}
      optionalLabel={optional ? t('optional') : undefined}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
