import { useFormRefusal, useRecoveryMessages } from '@airline/account/form-refusal';
import { completeCompanySignup, currentTermsOfUse, newUsername } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FormNewPasswordField } from '@airline/forms/new-password-field';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { passwordSchema } from '@airline/validation/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import styles from './Welcome.module.css';

/** A company that was opened, and by whom. */
export type OpenedCompany = z.infer<typeof completeCompanySignup.answer>;

const schema = z.object({
  username: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    // Of an answer that is missing nothing else is said.
    z.refine((username) => username === '' || newUsername.safeParse(username).success, 'badUsername'),
  ),
  password: passwordSchema,
});

/** Renders the last step of a sign-up: the username and the password of the first administrator. */
export function AccessForm({
  token,
  onOpened,
}: {
  readonly token: string;
  readonly onOpened: (opened: OpenedCompany) => void;
}): ReactNode {
  const { t } = useTranslation('companyWelcome');
  const session = useSession();
  const refuse = useFormRefusal();
  const form = useForm({
    schema,
    defaultValues: { username: '', password: '' },
    messages: useRecoveryMessages(),
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      const body = { token, ...answers, termsVersion: currentTermsOfUse };
      const outcome = await session.call(completeCompanySignup, { body });
      if ('failure' in outcome) return refuse(outcome.failure);
      onOpened(outcome.value);
      return undefined;
    },
  });
  return (
    <Card>
      <Form form={form}>
        <div className={styles['fields']}>
          <FormTextField
            form={form}
            name="username"
            label={t('access.username')}
            hint={t('access.usernameHint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            messages={{ required: t('access.usernameMissing'), badUsername: t('access.usernameBad') }}
          />
          <FormNewPasswordField
            form={form}
            name="password"
            label={t('access.password')}
            messages={{ required: t('access.passwordMissing') }}
          />
          <p>
            {t('access.terms')} <Link href={buildPath('terms-of-use')}>{t('access.termsLink')}</Link>.
          </p>
          <FormSubmitButton form={form} pendingLabel={t('access.sending')}>
            {t('access.submit')}
          </FormSubmitButton>
        </div>
      </Form>
    </Card>
  );
}
