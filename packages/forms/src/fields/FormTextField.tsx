import { TextField, type TextFieldProps } from '@airline/ui/text-field';
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
import { isSecretAutocomplete } from './is-secret.ts';

/** What {@link FormTextField} takes beside a `TextField`'s own. */
export type FormTextFieldProps<Values extends object> = Omit<TextFieldProps, FormsOwn> &
  FieldBinding<Values, string> &
  FieldLabel &
  OptionalField & {
    /** Its answer is never kept through a reload. A card's fields and one-time codes are secret by their `autoComplete`. */
    readonly secret?: boolean | undefined;
  };

/**
 * Renders a text field of a form.
 *
 * Nothing is trimmed or cut on the way: that is the schema's.
 *
 * @example
 * ```tsx
 * import { FormTextField, type FormHandle } from '@airline/forms';
 *
 * export const Example = ({ form }: { form: FormHandle<{ email: string }> }) => (
 *   <FormTextField form={form} name="email" label="Correo electrónico" type="email" autoComplete="email"
 *     messages={{ badFormat: 'Escriba un correo con @, por ejemplo ines@example.com' }} />
 * );
 * ```
 */
export function FormTextField<Values extends object>({
  form,
  name,
  label,
  errorLabel,
  messages,
  optional = false,
  secret = false,
  ...attributes
}: FormTextFieldProps<Values>): ReactNode {
  const t = useWords();
  const { value, onChange, ...field } = useFormField(form, name, {
    label: nameInErrors({ label, errorLabel } as FieldLabel),
    messages,
    secret: secret || isSecretAutocomplete(attributes.autoComplete),
  });
  return (
    <TextField
      {...attributes}
      {...field}
      label={label}
      optionalLabel={optional ? t('optional') : undefined}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
