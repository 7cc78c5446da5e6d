import { useFormField, useFormValue, type FormHandle, type IssueMessages } from '@airline/forms';
import { DatePicker } from '@airline/ui/date-picker';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SearchAnswers } from './search-form.ts';
import { useLowFareNotes } from './use-low-fares.ts';
import { useRoute } from './use-route.ts';

export interface DateFieldProps {
  readonly form: FormHandle<SearchAnswers>;
  readonly index: number;
  readonly today: string;
  readonly messages: IssueMessages;
}

/** Renders the date of one direction, with the lowest price of each day in its calendar. */
export function DateField({ form, index, today, messages }: DateFieldProps): ReactNode {
  const { t } = useTranslation('search');
  const label = t('date');
  const { id, value, onChange, error, errorPrefix } = useFormField(form, `bounds.${index}.date`, {
    label,
    kind: 'choice',
    messages,
  });
  const noteFor = useLowFareNotes(useRoute(form, index), useFormValue(form, 'inPoints'));
  const previous = useFormValue(form, `bounds.${Math.max(0, index - 1)}.date`);
  const texts = useCalendarTexts();
  return (
    <div id={id} tabIndex={-1}>
      <DatePicker
        label={label}
        texts={texts}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={(date) => onChange(date ?? '')}
        minimum={index > 0 && previous > today ? previous : today}
        noteFor={noteFor}
        error={error}
        errorPrefix={errorPrefix}
      />
    </div>
  );
}

/** Gives the words of a calendar. */
export function useCalendarTexts() {
  const { t } = useTranslation('search');
  return useMemo(() => ({ open: t('calendar.open'), previous: t('calendar.previous'), next: t('calendar.next') }), [t]);
}
