import { RequireLogin } from '@airline/app/require-login';
import { Page } from '@airline/app-shell';
import { changeEmail } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { currentLanguage } from '@airline/i18n';
import { userInfoQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { EmailText } from '@airline/ui/email-text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useFormRefusal } from '@airline/account/form-refusal';
import { emailAnswer } from '../fields/email-answer.ts';
import styles from '../help.module.css';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { useHelp, type HelpContext } from '../setting/use-help.ts';

const schema = z.object({ email: emailAnswer });

/** Renders the change of the e-mail of the person who is logged in, and its confirmation by the link that was mailed there. */
export function ChangeEmailPage(): ReactNode {
  const help = useHelp();
  return (
    <LinkArrival help={help}>
      <RequireLogin>
        <ChangeEmail help={help} />
      </RequireLogin>
    </LinkArrival>
  );
}

function ChangeEmail({ help }: { readonly help: HelpContext }): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const [sentTo, setSentTo] = useState<string>();
  // The form does without where it cannot be read.
  const { data: { email: current } = {} } = useQuery({ ...userInfoQuery(useSession()), staleTime: 0 });
  const form = useForm({
    schema,
    defaultValues: { email: '' },
    keepIn: 'change-email',
    onFailure: () => undefined,
    onSubmit: async ({ email }) => {
      const body = { email, language: currentLanguage(i18n), surface: help.place.surface };
      const outcome = await help.call(changeEmail, { body });
      if ('failure' in outcome) return refuse(outcome.failure);
      setSentTo(email);
      return undefined;
    },
  });
  if (sentTo !== undefined) {
    return (
      <Page key="sent" title={t('changeEmail.sentTitle')} lead={t('changeEmail.sentLead', { email: sentTo })}>
        <Button onClick={() => setSentTo(undefined)}>{t('changeEmail.again')}</Button>
      </Page>
    );
  }
  return (
    <Page title={t('titles.changeEmail')} lead={t('changeEmail.lead')}>
      <Form form={form}>
        <Card>
          <div className={styles['fields']}>
            {current === undefined ? null : (
              <DescriptionList
                items={[{ id: 'current', term: t('changeEmail.current'), detail: <EmailText>{current}</EmailText> }]}
              />
            )}
            <FormTextField
              form={form}
              name="email"
              label={t('changeEmail.label')}
              type="email"
              autoComplete="email"
              spellCheck={false}
              messages={{ unchanged: t('changeEmail.unchanged') }}
            />
          </div>
        </Card>
        <FormSubmitButton form={form} pendingLabel={t('request.pending')}>
          {t('changeEmail.submit')}
        </FormSubmitButton>
      </Form>
    </Page>
  );
}
