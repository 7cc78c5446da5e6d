import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';

import styles from './CalendarMonths.module.css';
import type { CalendarTexts } from './field-texts.ts';

interface CalendarMonthsProps {
  readonly texts: CalendarTexts;
  /** How many months stand side by side. */
  readonly months: 1 | 2;
  /** Whether the days between two chosen ones are chosen too. */
  readonly selects: 'day' | 'range';
  readonly noteFor: ((date: string) => string | undefined) | undefined;
}

/** Renders the months of a calendar, with a note in each cell, inside React Aria's calendar of one day or of a range. */
export function CalendarMonths({ texts, months, selects, noteFor }: CalendarMonthsProps): ReactNode {
  return (
    <div className={styles['months']} data-single={selects === 'day' || undefined}>
      <Step slot="previous" label={texts.previous} path="m10 4-4 4 4 4" />
      <Step slot="next" label={texts.next} path="m6 4 4 4-4 4" />
      {Array.from({ length: months }, (_, index) => (
        <div key={index} className={styles['month']}>
          <CalendarHeading offset={{ months: index }} className={styles['title'] ?? ''} />
          <CalendarGrid offset={{ months: index }} className={styles['grid'] ?? ''}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <Day date={date} note={noteFor?.(date.toString())} />}</CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}

type CalendarDay = React.ComponentProps<typeof CalendarCell>['date'];

function Day({ date, note }: { readonly date: CalendarDay; readonly note: string | undefined }): ReactNode {
  return (
    <CalendarCell
      date={date}
      className={styles['day'] ?? ''}
      // The cell's name is the whole date: what is written under the number has to be said with it.
      render={(cell) => (
        <div {...cell} aria-label={[cell['aria-label'], note].filter((part) => part !== undefined).join(', ')} />
      )}
    >
      {({ formattedDate }) => (
        // The note is written by the stylesheet, which keeps it out of the text that the name would have to repeat word by word.
        <span className={styles['number']} data-note={note}>
          {formattedDate}
        </span>
      )}
    </CalendarCell>
  );
}

interface StepProps {
  readonly slot: 'previous' | 'next';
  readonly label: string;
  readonly path: string;
}

function Step({ slot, label, path }: StepProps): ReactNode {
  return (
    <Button slot={slot} aria-label={label} className={styles['step'] ?? ''} data-slot={slot}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </Button>
  );
}
