import { Page } from '@airline/app-shell';
import { changeEmail, readUserInfo } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { currentLanguage } from '@airline/i18n';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useRefusal } from '../failure/use-refusal.ts';
import { emailAnswer } from '../fields/email-answer.ts';
import styles from '../help.module.css';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import type { HelpPageProps, HelpSetting } from '../setting/help-setting.ts';

const schema = z.object({ email: emailAnswer });

/**
 * Renders the change of the e-mail of whoever is logged in, and its confirmation by the link that was mailed there.
 *
 * @example
 * ```tsx
 * import { ChangeEmailPage, type HelpSetting } from '@airline/account-help';
 *
 * export const Example = ({ help }: { help: HelpSetting }) => <ChangeEmailPage help={help} />;
 * ```
 */
export function ChangeEmailPage({ help }: HelpPageProps): ReactNode {
  return (
    <LinkArrival help={help}>
      <help.Guard>
        <ChangeEmail help={help} />
      </help.Guard>
    </LinkArrival>
  );
}

function ChangeEmail({ help }: { readonly help: HelpSetting }): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useRefusal();
  const [sentTo, setSentTo] = useState<string>();
  const current = useCurrentEmail(help);
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
              <DescriptionList items={[{ id: 'current', term: t('changeEmail.current'), detail: current }]} />
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

/** Gives the address that the account has; the form does without where it cannot be read. */
function useCurrentEmail({ call }: HelpSetting): string | undefined {
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    call(readUserInfo, { signal: leaving.signal }).then(
      (outcome) => {
        if ('value' in outcome && !leaving.signal.aborted) setEmail(outcome.value.email);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [call]);
  return email;
}
