import { useContext, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

import { CalendarLegend, CalendarMonth, type MonthProps } from './CalendarMonth.tsx';
import styles from './CalendarMonths.module.css';
import type { CalendarTexts } from './field-texts.ts';

interface CalendarMonthsProps extends MonthProps {
  readonly texts: Pick<CalendarTexts, 'previous' | 'next'>;
  /** How many months stand side by side. */
  readonly months: 1 | 2;
  /** Says what is chosen, or what to choose; with the start of a range whose end is being chosen. */
  readonly summaryFor: (start: string | undefined) => string | undefined;
}

/** Renders the months of a calendar side by side, inside React Aria's calendar of one day or of a range. */
export function CalendarMonths({ texts, months, summaryFor, ...month }: CalendarMonthsProps): ReactNode {
  const start = useContext(RangeCalendarStateContext)?.anchorDate?.toString();
  return (
    <>
      <div className={styles['months']} data-single={month.selects === 'day' || undefined}>
        <Step slot="previous" label={texts.previous} path="m10 4-4 4 4 4" />
        <Step slot="next" label={texts.next} path="m6 4 4 4-4 4" />
        {Array.from({ length: months }, (_, index) => (
          <CalendarMonth key={index} offset={index} {...month} />
        ))}
      </div>
      <div className={styles['foot']}>
        <output className={styles['summary']}>{summaryFor(start)}</output>
        <CalendarLegend notes={month.notesLegend?.(start)}>{month.legend}</CalendarLegend>
      </div>
    </>
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
