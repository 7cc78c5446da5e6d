import { useFormField, useFormValue, type FormHandle } from '@airline/forms';
import { DateRangePicker } from '@airline/ui/date-picker';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useCalendarTexts } from './DateField.tsx';
import { useFaultMessages } from './fault-messages.ts';
import type { SearchAnswers } from './search-form.ts';
import { useLowFareNotes } from './use-low-fares.ts';
import { useRoute } from './use-route.ts';

export interface ReturnDatesFieldProps {
  readonly form: FormHandle<SearchAnswers>;
  readonly today: string;
}

/** Renders the dates of a journey there and back in one field; each has its own error. */
export function ReturnDatesField({ form, today }: ReturnDatesFieldProps): ReactNode {
  const { t } = useTranslation('search');
  const messages = useFaultMessages();
  const departure = useFormField(form, 'bounds.0.date', {
    label: t('departureDate'),
    kind: 'choice',
    messages,
  });
  const back = useFormField(form, 'returnDate', {
    label: t('returnDate'),
    kind: 'choice',
    messages,
  });
  const noteFor = useLowFareNotes(useRoute(form, 0), useFormValue(form, 'inPoints'));
  const [start, end] = [textOf(departure.value), textOf(back.value)];
  const errors = [departure.error, back.error].filter((error) => error !== undefined);
  return (
    <div id={departure.id} tabIndex={-1}>
      <div id={back.id} tabIndex={-1}>
        <DateRangePicker
          label={t('dates')}
          texts={useCalendarTexts()}
          value={start === '' || end === '' ? null : { start, end }}
          onChange={(range) => {
            departure.onChange(range?.start ?? '');
            back.onChange(range?.end ?? '');
          }}
          minimum={today}
          noteFor={noteFor}
          error={errors.length === 0 ? undefined : errors.join('. ')}
          errorPrefix={departure.errorPrefix}
        />
      </div>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
