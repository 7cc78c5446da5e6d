import { enrollMember } from '@airline/contract';
import { Form, FormSubmitButton, useForm, useFormValue } from '@airline/forms';
import { FormNewPasswordField } from '@airline/forms/new-password-field';
import { useIntentKey } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useRecoveryMessages, useFormRefusal } from '@airline/account/form-refusal';
import { SecurityQuestionFields } from '../fields/SecurityQuestionFields.tsx';
import { UsernameField } from '../fields/UsernameField.tsx';
import styles from '../help.module.css';
import type { SentEnrollment } from '@airline/account/remembered';
import type { HelpContext } from '../setting/use-help.ts';
import { AddressFields } from './AddressFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { noEnrollAnswers } from './enroll-answers.ts';
import { createEnrollSchema } from './enroll-schema.ts';
import { PersonFields } from './PersonFields.tsx';
import { TermsFields } from './TermsFields.tsx';
import { asksConsents, enrollPointer, toEnrollment } from './to-enrollment.ts';

const fields = { usernameTaken: '/username', passwordInvalid: '/password' } as const;

export interface EnrollFormProps {
  readonly help: HelpContext;
  readonly onSent: (application: SentEnrollment) => void;
}

/** Renders the application for membership. */
export function EnrollForm({ help, onSent }: EnrollFormProps): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const refuse = useFormRefusal();
  const keyFor = useIntentKey();
  const [schema] = useState(() => createEnrollSchema(new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)));
  const form = useForm({
    schema,
    defaultValues: noEnrollAnswers,
    keepIn: 'enroll',
    messages: useRecoveryMessages(),
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      const origin = { language: currentLanguage(i18n), surface: help.place.surface };
      const body = toEnrollment(answers, origin);
      const outcome = await help.call(enrollMember, { body, idempotencyKey: keyFor(body) });
      if ('value' in outcome) {
        onSent({ username: answers.username, email: answers.email });
        return undefined;
      }
      const refusal = refuse(outcome.failure, fields);
      return {
        ...refusal,
        errors: refusal.errors?.map((error) => ({ ...error, pointer: enrollPointer(error.pointer) })),
      };
    },
  });
  const country = useFormValue(form, 'countryCode');
  return (
    <Form form={form}>
      <Card title={t('enroll.person')}>
        <PersonFields form={form} />
      </Card>
      <Card title={t('enroll.address')}>
        <AddressFields form={form} />
      </Card>
      <Card title={t('enroll.access')}>
        <div className={styles['fields']}>
          <UsernameField form={form} />
          <FormNewPasswordField
            form={form}
            name="password"
            label={t('credentials.password')}
            messages={{ required: t('credentials.missingPassword') }}
          />
        </div>
      </Card>
      <Card title={t('credentials.questions')}>
        <SecurityQuestionFields form={form} />
      </Card>
      {asksConsents(country) ? (
        <Card title={t('enroll.consents')}>
          <ConsentFields form={form} lead={t('enroll.consentsLead')} />
        </Card>
      ) : null}
      <Card title={t('enroll.terms')}>
        <TermsFields form={form} />
      </Card>
      <FormSubmitButton form={form} pendingLabel={t('enroll.pending')}>
        {t('enroll.submit')}
      </FormSubmitButton>
    </Form>
  );
}
