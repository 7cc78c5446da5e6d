import type { ReactNode } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import fieldStyles from '../field/Field.module.css';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { toCalendarDate } from './calendar-dates.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import { DateFrame } from './DateFrame.tsx';
import type { DateFieldTexts } from './field-texts.ts';

/** What {@link DatePicker} takes. */
export interface DatePickerProps extends DateFieldTexts {
  /** A calendar date, `2026-12-14`, without time or zone; `null` for none. What is no date counts as none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
}

/**
 * Renders a date that is typed by its parts, in the language's own order, or chosen from a calendar of one month.
 *
 * Days before `minimum` and after `maximum` cannot be chosen in the calendar; typed, they are given to `onChange` all the same,
 * and the form says what is wrong. A date of birth is better typed alone. Load it lazily: it brings React Aria's calendars.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { DatePicker } from '@airline/ui/date-picker';
 *
 * const texts = { open: 'Ver el calendario', previous: 'Mes anterior', next: 'Mes siguiente' };
 *
 * export function Example() {
 *   const [date, setDate] = useState<string | null>(null);
 *   return <DatePicker label="Fecha de salida" texts={texts} value={date} onChange={setDate} minimum="2026-12-01" />;
 * }
 * ```
 */
export function DatePicker({
  value,
  onChange,
  onBlur,
  minimum,
  maximum,
  noteFor,
  ...frame
}: DatePickerProps): ReactNode {
  return (
    <I18nProvider locale={useLocale()}>
      <AriaDatePicker
        className={fieldStyles['field'] ?? ''}
        value={toCalendarDate(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        {...(onBlur === undefined ? {} : { onBlur })}
        minValue={toCalendarDate(minimum)}
        maxValue={toCalendarDate(maximum)}
        isInvalid={frame.error !== undefined}
        validationBehavior="aria"
      >
        <DateFrame {...frame}>
          <Calendar>
            <CalendarMonths texts={frame.texts} months={1} selects="day" noteFor={noteFor} />
          </Calendar>
        </DateFrame>
      </AriaDatePicker>
    </I18nProvider>
  );
}
