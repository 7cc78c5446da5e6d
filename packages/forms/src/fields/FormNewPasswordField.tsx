import type { PasswordFieldProps } from '@airline/ui/password-field';
import { checkPassword, passwordFailures, passwordPolicy, type PasswordPolicy } from '@airline/validation/password';
import type { ReactNode } from 'react';

import { useAnswer } from '../form-state.ts';
import { useWords } from '../words/use-words.ts';
import { textOf, type FieldBinding, type FormsOwn } from './field-props.ts';
import { FormPasswordField } from './FormPasswordField.tsx';

/** What {@link FormNewPasswordField} takes beside a `FormPasswordField`'s own. */
export type FormNewPasswordFieldProps<Values extends object> = Omit<
  PasswordFieldProps,
  FormsOwn | 'texts' | 'autoComplete' | 'rules' | 'rulesTexts'
> &
  FieldBinding<Values, string> & {
    readonly label: string;
    /** The rules that are listed: the airline's by default. The schema checks by the same. */
    readonly policy?: PasswordPolicy | undefined;
  };

/**
 * Renders a field in which a password is chosen, with the rules listed under it and marked as they are kept.
 *
 * The list follows what is typed and is no error: the check is the schema's (`@airline/validation/schemas`), at the submit.
 *
 * @example
 * ```tsx
 * import type { FormHandle } from '@airline/forms';
 * import { FormNewPasswordField } from '@airline/forms/new-password-field';
 *
 * export const Example = ({ form }: { form: FormHandle<{ password: string }> }) => (
 *   <FormNewPasswordField form={form} name="password" label="Contraseña nueva" />
 * );
 * ```
 */
export function FormNewPasswordField<Values extends object>({
  policy = passwordPolicy,
  ...field
}: FormNewPasswordFieldProps<Values>): ReactNode {
  const t = useWords();
  const password = textOf(useAnswer(field.form, field.name));
  const broken = new Set(checkPassword(password, policy));
  const { minLength, maxLength } = policy;
  return (
    <FormPasswordField
      {...field}
      autoComplete="new-password"
      rules={passwordFailures.map((failure) => ({
        id: failure,
        label: t(`password.rules.${failure}`, { minLength, maxLength }),
        // Nothing typed breaks some rules and keeps none.
        met: broken.has(failure) ? false : password === '' ? undefined : true,
      }))}
      rulesTexts={{
        title: t('password.rules.title'),
        met: t('password.rules.met'),
        unmet: t('password.rules.unmet'),
      }}
    />
  );
}
