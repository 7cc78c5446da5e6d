import type { ReactNode } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { useStrictPolicy } from '../content-security-policy/use-strict-policy.ts';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { toCalendarDate } from './calendar-dates.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import type { CalendarTexts, DateFieldTexts } from './field-texts.ts';

/** What {@link MonthCalendar} takes. */
export interface MonthCalendarProps extends Pick<DateFieldTexts, 'minimum' | 'maximum' | 'noteFor' | 'legend'> {
  /** What the days are of: 'Días de ida'. */
  readonly label: string;
  readonly texts: Pick<CalendarTexts, 'previous' | 'next'>;
  /** A calendar date, `2026-12-14`; `null` for none. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** A date of the month that is shown: the keyboard goes on from it. */
  readonly focused: string;
  readonly onFocus: (date: string) => void;
  /** Tells which days cannot be chosen though they lie between the first and the last. */
  readonly isUnavailable?: (date: string) => boolean;
}

/**
 * Renders one month of days to choose from, as part of a page: arrows go from day to day, Page Up and Page Down from month to month.
 *
 * Load it lazily: it brings React Aria's calendars.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { MonthCalendar } from '@airline/ui/date-picker';
 *
 * const texts = { previous: 'Mes anterior', next: 'Mes siguiente' };
 *
 * export function Example() {
 *   const [date, setDate] = useState<string | null>(null);
 *   const [focused, setFocused] = useState('2026-12-01');
 *   return (
 *     <MonthCalendar
 *       label="Días de ida" texts={texts} value={date} onChange={setDate} focused={focused} onFocus={setFocused}
 *     />
 *   );
 * }
 * ```
 */
export function MonthCalendar({
  label,
  texts,
  value,
  onChange,
  focused,
  onFocus,
  minimum,
  maximum,
  isUnavailable,
  noteFor,
  legend,
}: MonthCalendarProps): ReactNode {
  useStrictPolicy();
  return (
    <I18nProvider locale={useLocale()}>
      <Calendar
        aria-label={label}
        value={toCalendarDate(value)}
        onChange={(date) => onChange(date.toString())}
        focusedValue={toCalendarDate(focused)}
        onFocusChange={(date) => onFocus(date.toString())}
        minValue={toCalendarDate(minimum)}
        maxValue={toCalendarDate(maximum)}
        {...(isUnavailable === undefined ? {} : { isDateUnavailable: (date) => isUnavailable(date.toString()) })}
      >
        <CalendarMonths
          texts={texts}
          months={1}
          selects="day"
          noteFor={noteFor}
          legend={legend}
          summaryFor={() => undefined}
        />
      </Calendar>
    </I18nProvider>
  );
}
