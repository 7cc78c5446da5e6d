import { Page } from '@airline/app-shell';
import { changeEmail } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { currentLanguage } from '@airline/i18n';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useRefusal } from '../failure/use-refusal.ts';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import type { HelpPageProps, HelpSetting } from '../setting/help-setting.ts';

const schema = z.object({ email: z.string().check(z.trim(), z.email('badEmail'), z.maxLength(254, 'tooLong')) });

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
          <FormTextField
            form={form}
            name="email"
            label={t('changeEmail.label')}
            type="email"
            autoComplete="email"
            spellCheck={false}
          />
        </Card>
        <FormSubmitButton form={form} pendingLabel={t('request.pending')}>
          {t('changeEmail.submit')}
        </FormSubmitButton>
      </Form>
    </Page>
  );
}
