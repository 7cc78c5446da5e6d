import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { Banner } from '@airline/ui/banner';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ContactFields } from './ContactFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { ExtraFields } from './ExtraFields.tsx';
import { FieldCard } from './FieldCard.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { NameFields } from './NameFields.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { emptyAnswers, type PassengerAnswers } from './passenger-answers.ts';
import type { PassengerRules } from './passenger-rules.ts';
import { createPassengerSchema, isComplete } from './passenger-schema.ts';
import styles from './PassengerForm.module.css';

export interface PassengerFormProps {
  readonly index: number;
  /** Under which name the form keeps what is typed, for a reload: another one for each journey. */
  readonly keepIn: string;
  /** What was sent on this page before. */
  readonly sent: PassengerAnswers | undefined;
  readonly rules: PassengerRules;
  readonly submitLabel: string;
  readonly onDone: (answers: PassengerAnswers) => void;
}

/** Renders the questions about one traveller. What was sent before and is wrong now is shown as wrong at once. */
export function PassengerForm({ index, keepIn, sent, rules, submitLabel, onDone }: PassengerFormProps): ReactNode {
  const { t } = useTranslation('travellers');
  const form = useForm({
    schema: createPassengerSchema(rules),
    defaultValues: sent ?? emptyAnswers,
    keepIn,
    onSubmit: async (answers) => onDone(answers),
  });
  const [isAskedAgain, setAskedAgain] = useState(false);
  useEffect(() => {
    const { birthDate, firstName, lastName } = form.values();
    // Nobody sends a page without a birth date: it was there before a reload.
    if (birthDate === '' && firstName + lastName !== '') setAskedAgain(true);
    else if (sent !== undefined && !isComplete(form.values(), rules)) void form.submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was there when the page came
  }, []);
  const first = rules.others[0];
  return (
    <div className={styles['form']}>
      <Form form={form}>
        {isAskedAgain ? <Banner title={t('askedAgain')}>{t('askedAgainWhy')}</Banner> : null}
        {index === 0 ? <OwnDetails form={form} /> : null}
        <FieldCard title={t('details')}>
          <NameFields form={form} own={index === 0} sharedLastName={first?.lastName} />
          <IdentityFields form={form} rules={rules} own={index === 0} />
        </FieldCard>
        {rules.asksDocument ? <DocumentFields form={form} lastArrival={rules.lastArrival} /> : null}
        <ExtraFields form={form} />
        {rules.asksContact ? <ContactFields form={form} /> : null}
        <FormSubmitButton form={form}>{submitLabel}</FormSubmitButton>
      </Form>
    </div>
  );
}
