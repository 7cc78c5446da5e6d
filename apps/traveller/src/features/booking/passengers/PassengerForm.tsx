import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-store.ts';
import { ContactFields } from './ContactFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { ExtraFields } from './ExtraFields.tsx';
import { FieldCard } from './FieldCard.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { NameFields } from './NameFields.tsx';
import { OwnDetails } from './OwnDetails.tsx';
import { emptyAnswers, type PassengerAnswers } from './passenger-answers.ts';
import { createPassengerSchema, isComplete } from './passenger-schema.ts';
import type { PassengerRules } from './passenger-rules.ts';
import styles from './PassengerForm.module.css';

export interface PassengerFormProps {
  readonly index: number;
  readonly rules: PassengerRules;
  readonly submitLabel: string;
  readonly onDone: (answers: PassengerAnswers) => void;
}

/** Renders the questions about one traveller. What was sent before and is wrong now is shown as wrong at once. */
export function PassengerForm({ index, rules, submitLabel, onDone }: PassengerFormProps): ReactNode {
  const { t } = useTranslation('booking');
  const sent = useBooking(({ passengers }) => passengers[index]);
  const form = useForm({
    schema: createPassengerSchema(rules),
    defaultValues: sent ?? emptyAnswers,
    keepIn: `passenger-${index}`,
    onSubmit: async (answers) => onDone(answers),
  });
  useEffect(() => {
    if (sent !== undefined && !isComplete(form.values(), rules)) void form.submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was there when the page came
  }, []);
  const first = rules.others[0];
  return (
    <div className={styles['form']}>
      <Form form={form}>
        {index === 0 ? <OwnDetails form={form} /> : null}
        <FieldCard title={t('passenger.details')}>
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
