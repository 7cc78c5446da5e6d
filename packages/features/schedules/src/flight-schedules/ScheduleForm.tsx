import { usePlaces, useDestinationPlaces } from '@airline/flight-shopping/bound-fields';
import {
  Form,
  FormCheckbox,
  FormRadioGroup,
  FormSubmitButton,
  useForm,
  useFormValue,
  type Draft,
  type FormHandle,
} from '@airline/forms';
import { FormStationPicker } from '@airline/forms/station-picker';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { answersOf, createScheduleSchema, questionOf, scheduleFaults, type ScheduleAnswers } from './schedule-form.ts';
import type { ScheduleQuestion } from './schedule-question.ts';
import { ScheduleDateField } from './ScheduleDateField.tsx';
import styles from './ScheduleForm.module.css';

export interface ScheduleFormProps {
  readonly question: ScheduleQuestion | undefined;
  /** The date of the device's calendar. */
  readonly today: string;
  readonly onAsk: (question: ScheduleQuestion) => void;
}

/** Renders what a timetable is looked up by: two places, a date, how many days, and which flights. */
export function ScheduleForm({ question, today, onAsk }: ScheduleFormProps): ReactNode {
  const { t } = useTranslation('schedules');
  const schema = useMemo(() => createScheduleSchema(today), [today]);
  const messages = useMemo(
    () => Object.fromEntries(scheduleFaults.map((code) => [code, t(`form.fault.${code}`)])),
    [t],
  );
  const form = useForm({
    schema,
    defaultValues: answersOf(question, today),
    messages,
    onSubmit: async (answers) => onAsk(questionOf(answers)),
  });
  return (
    <Form form={form} aria-label={t('form.label')}>
      <div className={styles['fields']}>
        <PlaceFields form={form} today={today} />
        <ScheduleDateField form={form} today={today} />
        <FormRadioGroup
          form={form}
          name="view"
          label={t('form.view')}
          variant="inline"
          options={[
            { value: 'week', label: t('form.week') },
            { value: 'day', label: t('form.day') },
          ]}
        />
        <FormCheckbox form={form} name="nonstop" label={t('form.nonstop')} />
        <FormSubmitButton form={form} pendingLabel={t('form.pending')}>
          {t('form.submit')}
        </FormSubmitButton>
      </div>
    </Form>
  );
}

interface PlaceFieldsProps {
  readonly form: FormHandle<Draft<ScheduleAnswers>>;
  readonly today: string;
}

function PlaceFields({ form, today }: PlaceFieldsProps): ReactNode {
  const { t } = useTranslation('schedules');
  const places = usePlaces(today);
  const destinations = useDestinationPlaces(places, useFormValue(form, 'origin'), today);
  return (
    <div className={styles['places']}>
      <FormStationPicker {...places} form={form} name="origin" label={t('form.from')} />
      <FormStationPicker {...destinations} form={form} name="destination" label={t('form.to')} />
    </div>
  );
}
