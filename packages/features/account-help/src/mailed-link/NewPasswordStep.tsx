import { Page } from '@airline/app-shell';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { FormNewPasswordField } from '@airline/forms/new-password-field';
import { Card } from '@airline/ui/card';
import { passwordSchema } from '@airline/validation/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import type { LinkWorkProps } from './link-step.ts';
import { LinkTimeLimit } from './LinkTimeLimit.tsx';
import { useLinkWork } from './use-link-work.ts';

const schema = z.object({ newPassword: passwordSchema });

/** Renders the choice of a new password. */
export function NewPasswordStep(step: LinkWorkProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const work = useLinkWork(step);
  const form = useForm({
    schema,
    defaultValues: { newPassword: '' },
    onFailure: () => undefined,
    onSubmit: ({ newPassword }) => work({ token: step.token, purpose: 'resetPassword', newPassword }),
  });
  return (
    <Page key="work" title={t('link.resetPassword.title')} lead={t('link.resetPassword.lead')}>
      <Form form={form}>
        <Card>
          <FormNewPasswordField
            form={form}
            name="newPassword"
            label={t('link.resetPassword.password')}
            messages={{ unchanged: t('link.resetPassword.unchanged') }}
          />
        </Card>
        <FormSubmitButton form={form}>{t('link.resetPassword.submit')}</FormSubmitButton>
        <LinkTimeLimit expiresAt={step.state.expiresAt} />
      </Form>
    </Page>
  );
}
