import { useFormField, useFormValue, type FormHandle, type IssueMessages } from '@airline/forms';
import type { ChosenDates } from '@airline/ui/date-picker';
import { useLocale } from '@airline/ui/locale';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dayPrice } from './low-fares.ts';
import type { SearchAnswers } from './search-form.ts';
import { datesText, useCalendarTexts, useDatesSummary } from './use-calendar.ts';
import { useLowFares } from './use-low-fares.ts';
import { useRoute } from './use-route.ts';
import { WithDatePickers } from './WithDatePickers.tsx';

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
  const inPoints = useFormValue(form, 'inPoints');
  const route = useRoute(form, index);
  const { noteFor, days } = useLowFares(route, inPoints);
  const locale = useLocale();
  const priceOf = useCallback(
    ({ start = '' }: ChosenDates) => dayPrice(days.get(start), locale, inPoints),
    [days, locale, inPoints],
  );
  const summary = useDatesSummary({ isReturn: false, inPoints, priceOf });
  const previous = useFormValue(form, `bounds.${Math.max(0, index - 1)}.date`);
  const texts = useCalendarTexts();
  const chosen = typeof value === 'string' && value !== '' ? value : null;
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
            minimum={index > 0 && previous > today ? previous : today}
            noteFor={noteFor}
            legend={route === undefined ? undefined : t('calendar.lowest')}
            summary={summary}
            error={error}
            errorPrefix={errorPrefix}
          />
        )}
      </WithDatePickers>
    </div>
  );
}
