import { useContext, useEffect, useState, type ReactNode } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  DateRangePickerStateContext,
} from 'react-aria-components/DateRangePicker';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

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
import { useHasRoomForTwoMonths } from './room-for-months.ts';
import { useRoomBelow } from './use-room-below.ts';
import { SCROLLED_MONTHS, ScrolledMonths } from './ScrolledMonths.tsx';

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
 * Renders a departure and a return in one field: typed by their parts, or chosen from two months side by side (one where
 * there is less room), with a note such as the lowest price in each day. On a telephone the calendar takes the whole screen,
 * with twelve months to scroll through; the browser's way back closes it.
 *
 * A press on the field opens the calendar, where the first press chooses the departure and the second the return. Load it lazily: it brings React Aria's calendars.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { DateRangePicker, type DateRange } from '@airline/ui/date-picker';
 *
 * const texts = { open: 'Ver', previous: 'Mes anterior', next: 'Mes siguiente', close: 'Cerrar', done: 'Listo' };
 *
 * export function Example() {
 *   const [dates, setDates] = useState<DateRange | null>(null);
 *   return <DateRangePicker label="Ida y vuelta" texts={texts} value={dates} onChange={setDates} noteFor={() => ({ text: '$129' })} />;
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
  legend,
  notesLegend,
  summary,
  ...frame
}: DateRangePickerProps): ReactNode {
  const start = toCalendarDate(value?.start);
  const end = toCalendarDate(value?.end);
  const hasRoom = useHasRoomBesideField();
  const roomBelow = useRoomBelow();
  const month = { selects: 'range', noteFor, legend, notesLegend } as const;
  return (
    <I18nProvider locale={useLocale()}>
      <AriaDateRangePicker
        className={hasRoom ? `${fieldStyles['field']} ${frameStyles['root']}` : (fieldStyles['field'] ?? '')}
        {...(hasRoom ? roomBelow : {})}
        value={start === null || end === null ? null : { start, end }}
        onChange={(range) =>
          onChange(range === null ? null : { start: range.start.toString(), end: range.end.toString() })
        }
        {...(onBlur === undefined ? {} : { onBlur })}
        minValue={toCalendarDate(minimum)}
        maxValue={toCalendarDate(maximum)}
        isInvalid={frame.error !== undefined}
        validationBehavior="aria"
        shouldCloseOnSelect={hasRoom}
      >
        <DateFrame {...frame} slots={['start', 'end']}>
          {hasRoom ? (
            <RangePopover texts={frame.texts} month={month} value={value} summary={summary} />
          ) : (
            <RangeSheet title={frame.label} texts={frame.texts} month={month} value={value} summary={summary} />
          )}
        </DateFrame>
      </AriaDateRangePicker>
    </I18nProvider>
  );
}

interface RangeCalendarProps extends Pick<DateRangePickerProps, 'value' | 'summary'> {
  readonly texts: CalendarTexts;
  readonly month: MonthProps;
}

function RangePopover({ texts, month, value, summary }: RangeCalendarProps): ReactNode {
  const months = useHasRoomForTwoMonths() ? 2 : 1;
  return (
    <CalendarPopover>
      <RangeCalendar visibleDuration={{ months }}>
        <CalendarMonths
          texts={texts}
          months={months}
          summaryFor={(start) => summary?.(start === undefined ? (value ?? {}) : { start })}
          {...month}
        />
      </RangeCalendar>
    </CalendarPopover>
  );
}

interface RangeSheetProps extends RangeCalendarProps {
  readonly title: ReactNode;
}

function RangeSheet({ title, texts, month, value, summary }: RangeSheetProps): ReactNode {
  const state = useContext(DateRangePickerStateContext);
  const [start, setStart] = useState<string>();
  const chosen = start === undefined ? (value ?? {}) : { start };
  return (
    <CalendarSheet
      title={title}
      texts={texts}
      legend={month.legend}
      notes={month.notesLegend?.(start)}
      summary={summary?.(chosen)}
      isOpen={state?.isOpen ?? false}
      onClose={() => state?.setOpen(false)}
    >
      {/* A press beside the days takes a start that has no end yet back, and chooses nothing. */}
      <RangeCalendar visibleDuration={{ months: SCROLLED_MONTHS }} selectionAlignment="end" commitBehavior="reset">
        <StartWatch onChange={setStart} />
        <ScrolledMonths {...month} />
      </RangeCalendar>
    </CalendarSheet>
  );
}

/** Reports the start of a range whose end is being chosen. */
function StartWatch({ onChange }: { readonly onChange: (start: string | undefined) => void }): ReactNode {
  const start = useContext(RangeCalendarStateContext)?.anchorDate?.toString();
  useEffect(() => {
    onChange(start);
    return () => onChange(undefined);
  }, [onChange, start]);
  return null;
}
