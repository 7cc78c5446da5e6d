import { FormTextField, type FormHandle } from '@airline/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the choice of a username. */
export function UsernameField({ form }: { readonly form: FormHandle<{ username: string }> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <FormTextField
      form={form}
      name="username"
      label={t('credentials.username')}
      hint={t('credentials.usernameHint')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      messages={{
        required: t('credentials.missingUsername'),
        badUsername: t('credentials.badUsername'),
        reserved: t('credentials.reservedUsername'),
      }}
    />
  );
}
