import { addDays } from '@airline/flight-shopping/calendar-dates';
import {
  Form,
  FormRadioGroup,
  FormSelect,
  FormSubmitButton,
  FormTextField,
  useForm,
  useFormValue,
} from '@airline/forms';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { carrierDesignator } from '@airline/reference-data/carrier';
import { useLocale } from '@airline/ui/locale';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LazyPlaceFields } from './LazyPlaceFields.tsx';
import { answersOf, questionOf, statusDays, statusSchema } from './status-form.ts';
import type { StatusQuestion } from './status-question.ts';
import styles from './StatusForm.module.css';

const faults = ['flightRequired', 'notAFlight', 'originRequired', 'destinationRequired', 'samePlace'] as const;
/** What a flight number looks like. */
const example = `${carrierDesignator} 1234`;

export interface StatusFormProps {
  readonly question: StatusQuestion | undefined;
  /** The date of the device's calendar. */
  readonly today: string;
  readonly onAsk: (question: StatusQuestion) => void;
}

/** Renders what a status is looked up by: a number, or two places; and a day. */
export function StatusForm({ question, today, onAsk }: StatusFormProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const locale = useLocale();
  const messages = useMemo(
    () => Object.fromEntries(faults.map((code) => [code, t(`form.fault.${code}`, { example })])),
    [t],
  );
  const form = useForm({
    schema: statusSchema,
    defaultValues: answersOf(question, today),
    messages,
    onSubmit: async (answers) => onAsk(questionOf(answers)),
  });
  const by = useFormValue(form, 'by');
  return (
    <Form form={form} aria-label={t('form.label')}>
      <div className={styles['fields']}>
        <FormRadioGroup
          form={form}
          name="by"
          label={t('form.by')}
          variant="inline"
          options={[
            { value: 'flight', label: t('form.byFlight') },
            { value: 'route', label: t('form.byRoute') },
          ]}
        />
        {by === 'flight' ? (
          <FormTextField
            form={form}
            name="flight"
            label={t('form.flight')}
            hint={t('form.flightHint', { example })}
            width="medium"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        ) : (
          <LazyPlaceFields form={form} today={today} />
        )}
        <FormSelect
          form={form}
          name="date"
          label={t('form.date')}
          width="medium"
          options={statusDays.map(({ name, shift }) => {
            const date = addDays(today, shift);
            return { value: date, label: t(`form.day.${name}`, { date: formatCalendarDate(date, locale, 'short') }) };
          })}
        />
        <FormSubmitButton form={form} pendingLabel={t('form.pending')}>
          {t('form.submit')}
        </FormSubmitButton>
      </div>
    </Form>
  );
}
