import { useContext, type ReactNode } from 'react';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

import styles from './CalendarMonths.module.css';
import type { DateFieldTexts, DayNote } from './field-texts.ts';

/** What the months of a calendar have in common. */
export interface MonthProps extends Pick<DateFieldTexts, 'noteFor' | 'legend' | 'notesLegend'> {
  /** Whether the days between two chosen ones are chosen too. */
  readonly selects: 'day' | 'range';
}

/** Renders a month of a calendar, so many after its first one, with a note in each cell. */
export function CalendarMonth({ offset, noteFor, legend }: MonthProps & { readonly offset: number }): ReactNode {
  const start = useContext(RangeCalendarStateContext)?.anchorDate?.toString();
  return (
    <div className={styles['month']} data-month={offset} data-notes={noteFor === undefined ? undefined : ''}>
      <CalendarHeading offset={{ months: offset }} className={styles['title'] ?? ''} />
      <CalendarGrid offset={{ months: offset }} className={styles['grid'] ?? ''}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <Day date={date} note={noteFor?.(date.toString(), start)} legend={legend} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

interface CalendarLegendProps {
  /** What sets days off from the others. */
  readonly children: ReactNode;
  /** What the notes of the days are. */
  readonly notes: string | undefined;
}

/** Shows what sets days off from the others and what their notes are, once it is known. */
export function CalendarLegend({ children, notes }: CalendarLegendProps): ReactNode {
  return (
    <>
      {children === undefined ? null : (
        <p className={styles['legend']} aria-hidden="true">
          {children}
        </p>
      )}
      {notes === undefined ? null : <p className={styles['notes']}>{notes}</p>}
    </>
  );
}

interface DayProps {
  readonly date: React.ComponentProps<typeof CalendarCell>['date'];
  readonly note: DayNote | undefined;
  readonly legend: string | undefined;
}

function Day({ date, note, legend }: DayProps): ReactNode {
  return (
    <CalendarCell
      date={date}
      className={styles['day'] ?? ''}
      // The cell's name is the whole date: what is written under the number has to be said with it.
      render={(cell) => (
        <div
          {...cell}
          data-stands-out={note?.standsOut || undefined}
          aria-label={[cell['aria-label'], note?.standsOut === true ? legend : undefined, note?.text]
            .filter((part) => part !== undefined)
            .join(', ')}
        />
      )}
    >
      {({ formattedDate }) => (
        // The note is written by the stylesheet, which keeps it out of the text that the name would have to repeat word by word.
        <span className={styles['number']} data-note={note?.text}>
          {formattedDate}
        </span>
      )}
    </CalendarCell>
  );
}
