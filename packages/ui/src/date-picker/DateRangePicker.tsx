import type { ReactNode } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';

import fieldStyles from '../field/Field.module.css';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { toCalendarDate } from './calendar-dates.ts';
import { CalendarMonths } from './CalendarMonths.tsx';
import { DateFrame } from './DateFrame.tsx';
import type { DateFieldTexts } from './field-texts.ts';
import { useHasRoomForTwoMonths } from './room-for-months.ts';

/** Two calendar dates, the first not after the second. */
export interface DateRange {
  /** `2026-12-14`. */
  readonly start: string;
  readonly end: string;
}

/** What {@link DateRangePicker} takes. */
export interface DateRangePickerProps extends DateFieldTexts {
  readonly value: DateRange | null;
  /** Called with both dates once both are there, and with `null` when they are cleared. */
  readonly onChange: (value: DateRange | null) => void;
  readonly onBlur?: () => void;
}

/**
 * Renders a departure and a return in one field: typed by their parts, or chosen from two months side by side (one on a small
 * screen), with a note such as the lowest price in each day.
 *
 * In the calendar the first press chooses the departure and the second the return. Load it lazily: it brings React Aria's calendars.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { DateRangePicker, type DateRange } from '@airline/ui/date-picker';
 *
 * const texts = { open: 'Ver el calendario', previous: 'Mes anterior', next: 'Mes siguiente' };
 *
 * export function Example() {
 *   const [dates, setDates] = useState<DateRange | null>(null);
 *   return <DateRangePicker label="Ida y vuelta" texts={texts} value={dates} onChange={setDates} noteFor={() => '$129'} />;
 * }
 * ```
 */
export function DateRangePicker({
  value,
  onChange,
  onBlur,
  minimum,
  maximum,
  noteFor,
  ...frame
}: DateRangePickerProps): ReactNode {
  const start = toCalendarDate(value?.start);
  const end = toCalendarDate(value?.end);
  const months = useHasRoomForTwoMonths() ? 2 : 1;
  return (
    <I18nProvider locale={useLocale()}>
      <AriaDateRangePicker
        className={fieldStyles['field'] ?? ''}
        value={start === null || end === null ? null : { start, end }}
        onChange={(range) =>
          onChange(range === null ? null : { start: range.start.toString(), end: range.end.toString() })
        }
        {...(onBlur === undefined ? {} : { onBlur })}
        minValue={toCalendarDate(minimum)}
        maxValue={toCalendarDate(maximum)}
        isInvalid={frame.error !== undefined}
        validationBehavior="aria"
      >
        <DateFrame {...frame} slots={['start', 'end']}>
          <RangeCalendar visibleDuration={{ months }}>
            <CalendarMonths texts={frame.texts} months={months} selects="range" noteFor={noteFor} />
          </RangeCalendar>
        </DateFrame>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}
