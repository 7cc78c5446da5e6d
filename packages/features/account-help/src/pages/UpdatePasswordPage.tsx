import { RequireLogin } from '@airline/app/require-login';
import { Page } from '@airline/app-shell';
import { typedPassword, updatePassword } from '@airline/contract';
import { Form, FormPasswordField, FormSubmitButton, useForm } from '@airline/forms';
import { FormNewPasswordField } from '@airline/forms/new-password-field';
import { currentLanguage } from '@airline/i18n';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { passwordSchema } from '@airline/validation/schemas';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useFormRefusal } from '@airline/account/form-refusal';
import styles from '../help.module.css';
import { useHelp, type HelpContext } from '../setting/use-help.ts';

const schema = z.object({ currentPassword: typedPassword, newPassword: passwordSchema });
const fields = { passwordInvalid: '/newPassword', credentialsIncorrect: '/currentPassword' } as const;

/** Renders the change of the password of the person who is logged in. */
export function UpdatePasswordPage(): ReactNode {
  const help = useHelp();
  return (
    <RequireLogin>
      <UpdatePassword help={help} />
    </RequireLogin>
  );
}

function UpdatePassword({ help }: { readonly help: HelpContext }): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    schema,
    defaultValues: { currentPassword: '', newPassword: '' },
    onFailure: () => undefined,
    onSubmit: async (passwords) => {
      const outcome = await help.call(updatePassword, { body: { ...passwords, language: currentLanguage(i18n) } });
      if ('failure' in outcome) return refuse(outcome.failure, fields);
      setDone(true);
      return undefined;
    },
  });
  if (isDone) {
    return (
      <Page key="done" title={t('updatePassword.doneTitle')} lead={t('updatePassword.doneLead')}>
        <ButtonLink href={help.links.home}>{t('link.confirmErasure.home')}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={t('titles.updatePassword')} lead={t('updatePassword.lead')}>
      <Form form={form}>
        <Card>
          <div className={styles['fields']}>
            <FormPasswordField
              form={form}
              name="currentPassword"
              label={t('updatePassword.current')}
              autoComplete="current-password"
              messages={{
                credentialsIncorrect: t('updatePassword.incorrect'),
                mismatch: t('updatePassword.incorrect'),
              }}
            />
            <FormNewPasswordField
              form={form}
              name="newPassword"
              label={t('updatePassword.new')}
              messages={{ unchanged: t('updatePassword.unchanged') }}
            />
          </div>
        </Card>
        <FormSubmitButton form={form}>{t('updatePassword.submit')}</FormSubmitButton>
        <p>
          <Link href={help.links.resetPassword}>{t('updatePassword.forgot')}</Link>
        </p>
      </Form>
    </Page>
  );
}
