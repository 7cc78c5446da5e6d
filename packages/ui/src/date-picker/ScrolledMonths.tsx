import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

import { CalendarMonth, type MonthProps } from './CalendarMonth.tsx';
import styles from './CalendarSheet.module.css';

/** How many months the calendar of a telephone has; all of them are its visible ones, so that the arrows reach each. */
export const SCROLLED_MONTHS = 12;

/** How many months are drawn beyond the one that was reached. */
const AHEAD = 2;

/**
 * Renders the months of a calendar one below the other, inside React Aria's calendar of twelve months. Two more are
 * drawn once the last one comes into sight: their notes may have to be fetched.
 */
export function ScrolledMonths(month: MonthProps): ReactNode {
  const day = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const calendar = day ?? range;
  const last = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(0);
  const first = calendar?.visibleRange.start;
  const focused = calendar?.focusedDate;
  const focusedMonth =
    first === undefined || focused === undefined ? 0 : (focused.year - first.year) * 12 + focused.month - first.month;
  const count = Math.min(SCROLLED_MONTHS, Math.max(reached, focusedMonth) + AHEAD);
  useEffect(() => {
    if (last.current === null || count === SCROLLED_MONTHS) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setReached(count);
    });
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [count]);
  return (
    <div className={styles['months']}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} ref={index === count - 1 ? last : undefined}>
          <CalendarMonth offset={index} {...month} />
        </div>
      ))}
    </div>
  );
}
