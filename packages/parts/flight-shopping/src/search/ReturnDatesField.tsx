import { useFormField, useFormValue, type FormHandle } from '@airline/forms';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useLocale } from '@airline/ui/locale';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useFaultMessages } from './fault-messages.ts';
import { isReturnDay, journeyPrice, type FareRoute } from './low-fares.ts';
import type { SearchAnswers } from './search-form.ts';
import { datesText, useCalendarTexts, useDatesSummary } from './use-calendar.ts';
import { useLowFares } from './use-low-fares.ts';
import { useRoute } from './use-route.ts';
import { WithDatePickers } from './WithDatePickers.tsx';

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
  const [start, end] = [textOf(departure.value), textOf(back.value)];
  const inPoints = useFormValue(form, 'inPoints');
  const there = useRoute(form, 0);
  const outbound = useLowFares(there, inPoints);
  const inbound = useLowFares(
    useMemo(() => (there === undefined ? undefined : reversed(there)), [there]),
    inPoints,
  );
  // The days after the departure are days of the way back, while the return is being chosen and once it is.
  const noteFor = (date: string, departing = start) =>
    (isReturnDay(date, departing) ? inbound : outbound).noteFor(date);
  const locale = useLocale();
  const summary = useDatesSummary({
    isReturn: true,
    inPoints,
    priceOf: ({ start: first = '', end: last = '' }) => {
      inbound.noteFor(last);
      return journeyPrice([outbound.days.get(first), inbound.days.get(last)], locale, inPoints);
    },
  });
  const notesLegend = (departing = start) =>
    departing === ''
      ? t('calendar.outboundPrice')
      : t('calendar.bothPrices', { date: formatCalendarDate(departing, locale, 'dayAndMonth') });
  const texts = useCalendarTexts();
  const chosen = start === '' || end === '' ? null : { start, end };
  const errors = [departure.error, back.error].filter((fault) => fault !== undefined);
  const error = errors.length === 0 ? undefined : errors.join('. ');
  return (
    <div id={departure.id} tabIndex={-1}>
      <div id={back.id} tabIndex={-1}>
        <WithDatePickers
          label={t('dates')}
          text={chosen === null ? '' : datesText(chosen, locale)}
          error={error}
          errorPrefix={departure.errorPrefix}
        >
          {({ DateRangePicker }) => (
            <DateRangePicker
              label={t('dates')}
              texts={texts}
              value={chosen}
              onChange={(range) => {
                departure.onChange(range?.start ?? '');
                back.onChange(range?.end ?? '');
              }}
              minimum={today}
              noteFor={noteFor}
              legend={there === undefined ? undefined : t('calendar.lowest')}
              notesLegend={there === undefined ? undefined : notesLegend}
              summary={summary}
              error={error}
              errorPrefix={departure.errorPrefix}
            />
          )}
        </WithDatePickers>
      </div>
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function reversed(route: FareRoute): FareRoute {
  return { ...route, origin: route.destination, destination: route.origin };
}
