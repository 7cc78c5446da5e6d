import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import { answerLink, type LinkState, type RecoveryCheck } from '@airline/contract';
import { Form, FormSubmitButton, FormTextField, useForm, type FormHandle, type SubmitRefusal } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import type { Failure } from '@airline/gateway-client';
import { securityQuestions } from '@airline/reference-data/security-questions';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useRecoveryMessages, useFormRefusal } from '@airline/account/form-refusal';
import { useDateExample } from '../fields/use-date-example.ts';
import styles from '../help.module.css';
import { createAnswersSchema, noAnswers, toAnswers, type LinkAnswers } from './answers-form.ts';
import { endingOf } from './link-end.ts';
import type { LinkStepProps } from './link-step.ts';

const fields = {
  zipCodeMismatch: '/zipCode',
  dateOfBirthMismatch: '/dateOfBirth',
  emailMismatch: '/email',
  securityAnswersMismatch: '/securityAnswer',
} as const;

export interface LinkChecksProps extends LinkStepProps {
  readonly onAnswered: (state: LinkState) => Promise<void>;
}

/** Renders what the person is asked beside having the mail. */
export function LinkChecks({ help, token, state, onAnswered, onEnded }: LinkChecksProps): ReactNode {
  const { t } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const { checks } = state;
  const withTriesLeft = (failure: Failure): SubmitRefusal => {
    const refusal = refuse(failure, fields);
    const count = failure.kind === 'catalogue' ? failure.problem.triesLeft : undefined;
    return count === undefined ? refusal : { ...refusal, message: t('link.checks.triesLeft', { count }) };
  };
  const form = useForm({
    schema: createAnswersSchema(checks),
    defaultValues: noAnswers,
    keepIn: 'link-checks',
    messages: useRecoveryMessages(),
    onFailure: () => undefined,
    onSubmit: async (typed) => {
      const outcome = await help.call(answerLink, { body: { token, ...toAnswers(checks, typed) } });
      if ('value' in outcome) {
        await onAnswered(outcome.value);
        return undefined;
      }
      const ending = endingOf(outcome.failure);
      if (ending === undefined) return withTriesLeft(outcome.failure);
      onEnded(ending);
      return undefined;
    },
  });
  return (
    <Page key="checks" title={t('link.checks.title')} lead={t('link.checks.lead')}>
      <BesidePicture>
        <Form form={form}>
          <Card>
            <div className={styles['fields']}>
              {checks.map((check) => (
                <CheckField key={check.kind} form={form} check={check} />
              ))}
            </div>
          </Card>
          <FormSubmitButton form={form} pendingLabel={t('link.checks.pending')}>
            {t('link.checks.submit')}
          </FormSubmitButton>
        </Form>
      </BesidePicture>
    </Page>
  );
}

function CheckField({
  form,
  check,
}: {
  readonly form: FormHandle<LinkAnswers>;
  readonly check: RecoveryCheck;
}): ReactNode {
  const { t } = useTranslation('accountHelp');
  const dateExample = useDateExample();
  switch (check.kind) {
    case 'zipCode':
      return (
        <FormTextField
          form={form}
          name="zipCode"
          label={t('link.checks.zipCode')}
          width="short"
          autoComplete="postal-code"
        />
      );
    case 'dateOfBirth':
      return (
        <FormDateField
          form={form}
          name="dateOfBirth"
          label={t('link.checks.dateOfBirth')}
          hint={dateExample}
          autoComplete="bday"
          secret
        />
      );
    case 'email':
      return (
        <FormTextField
          form={form}
          name="email"
          label={t('link.checks.email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      );
    case 'securityQuestion': {
      const question = securityQuestions.find(({ id }) => id === check.questionId);
      return (
        <FormTextField
          form={form}
          name="securityAnswer"
          label={question === undefined ? t('credentials.questions') : t(question.plainLabelKey)}
          hint={t('link.checks.securityAnswerHint')}
          autoComplete="off"
          spellCheck={false}
          secret
        />
      );
    }
  }
}
