import { Page } from '@airline/app-shell';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { FormNewPasswordField } from '@airline/forms/new-password-field';
import { Card } from '@airline/ui/card';
import { passwordSchema } from '@airline/validation/schemas';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { useRecoveryMessages } from '@airline/account/form-refusal';
import {
  noQuestions,
  questionAnswers,
  questionPointer,
  toSecurityAnswers,
  twoQuestions,
  usernameAnswer,
} from '../fields/credentials-schema.ts';
import { SecurityQuestionFields } from '../fields/SecurityQuestionFields.tsx';
import { UsernameField } from '../fields/UsernameField.tsx';
import styles from '../help.module.css';
import type { LinkWorkProps } from './link-step.ts';
import { LinkTimeLimit } from './LinkTimeLimit.tsx';
import { useLinkWork } from './use-link-work.ts';

const schema = z
  .object({ username: usernameAnswer, newPassword: passwordSchema, ...questionAnswers.shape })
  .check(twoQuestions);

/** Renders the first choice of username, password and security questions, for an account that somebody else opened. */
export function SetupStep(step: LinkWorkProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const work = useLinkWork(step);
  const form = useForm({
    schema,
    defaultValues: { username: '', newPassword: '', ...noQuestions },
    keepIn: 'complete-setup',
    messages: useRecoveryMessages(),
    onFailure: () => undefined,
    onSubmit: async ({ username, newPassword, ...questions }) => {
      const refusal = await work({
        token: step.token,
        purpose: 'completeSetup',
        username,
        newPassword,
        securityAnswers: [...toSecurityAnswers(questions)],
      });
      return (
        refusal && {
          ...refusal,
          errors: refusal.errors?.map((error) => ({ ...error, pointer: questionPointer(error.pointer) })),
        }
      );
    },
  });
  return (
    <Page key="work" title={t('link.completeSetup.title')} lead={t('link.completeSetup.lead')}>
      <Form form={form}>
        <Card>
          <div className={styles['fields']}>
            <UsernameField form={form} />
            <FormNewPasswordField
              form={form}
              name="newPassword"
              label={t('credentials.password')}
              messages={{ required: t('credentials.missingPassword') }}
            />
          </div>
        </Card>
        <Card title={t('credentials.questions')}>
          <SecurityQuestionFields form={form} />
        </Card>
        <FormSubmitButton form={form}>{t('link.completeSetup.submit')}</FormSubmitButton>
        <LinkTimeLimit expiresAt={step.state.expiresAt} />
      </Form>
    </Page>
  );
}
