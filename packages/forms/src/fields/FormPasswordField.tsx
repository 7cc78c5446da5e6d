import { PasswordField, type PasswordFieldProps } from '@airline/ui/password-field';
import type { ReactNode } from 'react';

import { useFormField } from '../use-form-field.ts';
import { useWords } from '../words/use-words.ts';
import { nameInErrors, textOf, type FieldBinding, type FieldLabel, type FormsOwn } from './field-props.ts';

/** What {@link FormPasswordField} takes beside a `PasswordField`'s own. */
export type FormPasswordFieldProps<Values extends object> = Omit<PasswordFieldProps, FormsOwn | 'texts'> &
  FieldBinding<Values, string> &
  FieldLabel;

/**
 * Renders a password field of a form. It is secret: nothing of it is kept through a reload.
 *
 * With `rules` it lists them; `FormNewPasswordField` of `@airline/forms/new-password-field` does so with the airline's own.
 *
 * @example
 * ```tsx
 * import { FormPasswordField, type FormHandle } from '@airline/forms';
 *
 * export const Example = ({ form }: { form: FormHandle<{ password: string }> }) => (
 *   <FormPasswordField form={form} name="password" label="Contraseña" autoComplete="current-password" />
 * );
 * ```
 */
export function FormPasswordField<Values extends object>({
  form,
  name,
  label,
  errorLabel,
  messages,
  ...attributes
}: FormPasswordFieldProps<Values>): ReactNode {
  const t = useWords();
  const { value, onChange, ...field } = useFormField(form, name, {
    label: nameInErrors({ label, errorLabel } as FieldLabel),
    messages,
    secret: true,
  });
  return (
    <PasswordField
      {...attributes}
      {...field}
      label={label}
      texts={{
        show: t('password.show'),
        hide: t('password.hide'),
        shown: t('password.shown'),
        hidden: t('password.hidden'),
      }}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
