import { RadioGroup, type RadioGroupProps } from '@airline/ui/radio-group';
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

/** What {@link FormRadioGroup} takes beside a `RadioGroup`'s own: its `legend` is the `label` here, as in every field. */
export type FormRadioGroupProps<Values extends object> = Omit<RadioGroupProps, FormsOwn | 'legend'> &
  FieldBinding<Values, string> &
  FieldLabel &
  OptionalField;

/**
 * Renders a question with one answer out of a few, none chosen while the answer is `''`.
 *
 * @example
 * ```tsx
 * import { FormRadioGroup, type FormHandle } from '@airline/forms';
 *
 * const options = [{ value: 'mail', label: 'Por correo' }, { value: 'text', label: 'Por mensaje' }];
 * export const Example = ({ form }: { form: FormHandle<{ channel: string }> }) => (
 *   <FormRadioGroup form={form} name="channel" label="¿Cómo quiere recibir el código?" options={options}
 *     messages={{ required: 'Elija cómo quiere recibir el código' }} />
 * );
 * ```
 */
export function FormRadioGroup<Values extends object>({
  form,
  name,
  label,
  errorLabel,
  messages,
  optional = false,
  ...attributes
}: FormRadioGroupProps<Values>): ReactNode {
  const t = useWords();
  const { value, onChange, ...field } = useFormField(form, name, {
    label: nameInErrors({ label, errorLabel } as FieldLabel),
    kind: 'choice',
    messages,
  });
  return (
    <RadioGroup
      {...attributes}
      {...field}
      legend={label}
      optionalLabel={optional ? t('optional') : undefined}
      value={textOf(value)}
      onChange={onChange}
    />
  );
}
