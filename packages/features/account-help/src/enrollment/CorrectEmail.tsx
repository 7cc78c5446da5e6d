import { Page } from '@airline/app-shell';
import { correctEnrollmentEmail, typedPassword } from '@airline/contract';
import { Form, FormPasswordField, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { currentLanguage } from '@airline/i18n';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useFormRefusal } from '@airline/account/form-refusal';
import { emailAnswer } from '../fields/email-answer.ts';
import styles from '../help.module.css';
import type { HelpContext } from '../setting/use-help.ts';

const schema = z.object({ email: emailAnswer, password: typedPassword });
const fields = { credentialsIncorrect: '/password' } as const;

export interface CorrectEmailProps {
  readonly help: HelpContext;
  readonly username: string;
  readonly onCorrected: (email: string) => void;
  readonly onBack: () => void;
}

/** Renders the correction of the address of an application: nothing else is typed again but the password, which proves who asks. */
export function CorrectEmail({ help, username, onCorrected, onBack }: CorrectEmailProps): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const form = useForm({
    schema,
    defaultValues: { email: '', password: '' },
    onFailure: () => undefined,
    onSubmit: async ({ email, password }) => {
      const { surface } = help.place;
      const body = { username, password, email, language: currentLanguage(i18n), surface };
      const outcome = await help.call(correctEnrollmentEmail, { body });
      if ('failure' in outcome) return refuse(outcome.failure, fields);
      onCorrected(email);
      return undefined;
    },
  });
  return (
    <Page key="correct" title={t('enroll.correctTitle')} lead={t('enroll.correctLead')}>
      <Form form={form}>
        <Card>
          <div className={styles['fields']}>
            <FormTextField
              form={form}
              name="email"
              label={t('enroll.email')}
              type="email"
              autoComplete="email"
              spellCheck={false}
            />
            <FormPasswordField
              form={form}
              name="password"
              label={t('enroll.correctPassword')}
              hint={t('enroll.correctPasswordHint')}
              autoComplete="current-password"
              messages={{ credentialsIncorrect: t('enroll.correctWrong', { username }) }}
            />
          </div>
        </Card>
        <div className={styles['actions']}>
          <FormSubmitButton form={form} pendingLabel={t('request.pending')}>
            {t('enroll.correctSubmit')}
          </FormSubmitButton>
          <Button variant="quiet" onClick={onBack}>
            {t('enroll.correctBack')}
          </Button>
        </div>
      </Form>
    </Page>
  );
}
