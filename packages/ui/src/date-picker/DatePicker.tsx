import { useContext, type ReactNode } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker, DatePickerStateContext } from 'react-aria-components/DatePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import fieldStyles from '../field/Field.module.css';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { useHasRoomBesideField } from '../media/use-media-query.ts';
import { toCalendarDate } from './calendar-dates.ts';
import type { MonthProps } from './CalendarMonth.tsx';
import { CalendarMonths } from './CalendarMonths.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { CalendarSheet } from './CalendarSheet.tsx';
import { DateFrame } from './DateFrame.tsx';
import frameStyles from './DateFrame.module.css';
import type { CalendarTexts, DateFieldTexts } from './field-texts.ts';
import { useRoomBelow } from './use-room-below.ts';
import { SCROLLED_MONTHS, ScrolledMonths } from './ScrolledMonths.tsx';

/** What {@link DatePicker} takes. */
export interface DatePickerProps extends DateFieldTexts {
  /** A calendar date, `2026-12-14`, without time or zone; `null` for none. What is no date counts as none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
}

/**
 * Renders a date that is typed by its parts, in the language's own order, or chosen from a calendar of one month;
 * on a telephone from one of twelve months that takes the whole screen.
 *
 * Days before `minimum` and after `maximum` cannot be chosen in the calendar; typed, they are given to `onChange` all the same,
 * and the form says what is wrong. A date of birth is better typed alone. Load it lazily: it brings React Aria's calendars.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { DatePicker } from '@airline/ui/date-picker';
 *
 * const texts = { open: 'Ver', previous: 'Mes anterior', next: 'Mes siguiente', close: 'Cerrar', done: 'Listo' };
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
  legend,
  summary,
  ...frame
}: DatePickerProps): ReactNode {
  const hasRoom = useHasRoomBesideField();
  const roomBelow = useRoomBelow();
  const shownSummary = summary?.(value === null ? {} : { start: value });
  const month = { selects: 'day', noteFor, legend } as const;
  return (
    <I18nProvider locale={useLocale()}>
      <AriaDatePicker
        className={hasRoom ? `${fieldStyles['field']} ${frameStyles['root']}` : (fieldStyles['field'] ?? '')}
        {...(hasRoom ? roomBelow : {})}
        value={toCalendarDate(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        {...(onBlur === undefined ? {} : { onBlur })}
        minValue={toCalendarDate(minimum)}
        maxValue={toCalendarDate(maximum)}
        isInvalid={frame.error !== undefined}
        validationBehavior="aria"
        shouldCloseOnSelect={hasRoom}
      >
        <DateFrame {...frame}>
          {hasRoom ? (
            <CalendarPopover>
              <Calendar>
                <CalendarMonths texts={frame.texts} months={1} summaryFor={() => shownSummary} {...month} />
              </Calendar>
            </CalendarPopover>
          ) : (
            <DaySheet title={frame.label} texts={frame.texts} month={month} summary={shownSummary} />
          )}
        </DateFrame>
      </AriaDatePicker>
    </I18nProvider>
  );
}

interface DaySheetProps {
  readonly title: ReactNode;
  readonly texts: CalendarTexts;
  readonly month: MonthProps;
  readonly summary: string | undefined;
}

function DaySheet({ title, texts, month, summary }: DaySheetProps): ReactNode {
  const state = useContext(DatePickerStateContext);
  return (
    <CalendarSheet
      title={title}
      texts={texts}
      legend={month.legend}
      summary={summary}
      isOpen={state?.isOpen ?? false}
      onClose={() => state?.setOpen(false)}
    >
      <Calendar visibleDuration={{ months: SCROLLED_MONTHS }} selectionAlignment="end">
        <ScrolledMonths {...month} />
      </Calendar>
    </CalendarSheet>
  );
}
