import { useRecoveryMessages } from '@airline/account/form-refusal';
import { type MemberProfile, newUsername, updateUsername } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { buildPath } from '@airline/links';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { EmailText } from '@airline/ui/email-text';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';

const schema = z.object({
  username: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((username) => username === '' || newUsername.safeParse(username).success, 'badUsername'),
  ),
});

/** Renders what a member logs in by: the username to change here, the address by a mailed link. */
export function LoginCard({ profile }: { readonly profile: MemberProfile }): ReactNode {
  const { t } = useTranslation('myAccount');
  const { t: words } = useTranslation('accountHelp');
  const recovery = useRecoveryMessages();
  const save = useSave();
  const [savedName, setSavedName] = useState<string>();
  const form = useForm({
    schema,
    defaultValues: { username: profile.username ?? '' },
    keepIn: 'profile-username',
    onFailure: () => undefined,
    onSubmit: async ({ username }) => {
      setSavedName(undefined);
      const refusal = await save(updateUsername, { body: { username } }, { usernameTaken: '/username' });
      if (refusal === undefined) setSavedName(username);
      return refusal;
    },
  });
  return (
    <Card title={t('personal.login')}>
      <div className={styles['stack']}>
        <Form form={form}>
          <FormTextField
            form={form}
            name="username"
            label={words('credentials.username')}
            hint={words('credentials.usernameHint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            messages={{
              ...recovery,
              required: words('credentials.missingUsername'),
              badUsername: words('credentials.badUsername'),
            }}
          />
          <FormSubmitButton form={form} variant="secondary" pendingLabel={t('saving')}>
            {t('personal.saveUsername')}
          </FormSubmitButton>
          {savedName === undefined ? null : (
            <Banner tone="success" title={t('personal.usernameSaved', { username: savedName })} live="polite" />
          )}
        </Form>
        <DescriptionList
          items={[
            {
              id: 'email',
              term: t('snapshot.email'),
              detail: profile.email === undefined ? t('personal.notKnown') : <EmailText>{profile.email}</EmailText>,
            },
          ]}
        />
        <div className={styles['buttons']}>
          <ButtonLink href={buildPath('account-help-change-email')}>{t('personal.changeEmail')}</ButtonLink>
          <ButtonLink href={buildPath('account-help-update-password')}>{t('snapshot.changePassword')}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
