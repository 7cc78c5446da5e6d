import { datesText, useCalendarTexts, WithDatePickers } from '@airline/flight-shopping/bound-fields';
import { isCalendarDate } from '@airline/flight-shopping/calendar-dates';
import { useFormField, type Draft, type FormHandle } from '@airline/forms';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ScheduleAnswers } from './schedule-form.ts';

export interface ScheduleDateFieldProps {
  readonly form: FormHandle<Draft<ScheduleAnswers>>;
  readonly today: string;
}

/** Renders the first date of a timetable. */
export function ScheduleDateField({ form, today }: ScheduleDateFieldProps): ReactNode {
  const { t } = useTranslation('schedules');
  const locale = useLocale();
  const label = t('form.date');
  const { id, value, onChange, error, errorPrefix } = useFormField(form, 'date', { label, kind: 'choice' });
  const texts = useCalendarTexts();
  const chosen = typeof value === 'string' && isCalendarDate(value) ? value : null;
  return (
    <div id={id} tabIndex={-1}>
      <WithDatePickers
        label={label}
        text={chosen === null ? '' : datesText({ start: chosen, end: chosen }, locale)}
        error={error}
        errorPrefix={errorPrefix}
      >
        {({ DatePicker }) => (
          <DatePicker
            label={label}
            texts={texts}
            value={chosen}
            onChange={(date) => onChange(date ?? '')}
            minimum={today}
            error={error}
            errorPrefix={errorPrefix}
          />
        )}
      </WithDatePickers>
    </div>
  );
}
