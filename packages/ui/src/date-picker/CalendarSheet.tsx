import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { Sheet } from '../sheet/Sheet.tsx';
import { CalendarLegend } from './CalendarMonth.tsx';
import styles from './CalendarSheet.module.css';
import type { CalendarTexts } from './field-texts.ts';

interface CalendarSheetProps {
  readonly title: ReactNode;
  readonly texts: CalendarTexts;
  readonly legend: string | undefined;
  /** What the notes of the days are. */
  readonly notes?: string | undefined;
  /** What is chosen, or what to choose. */
  readonly summary: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The calendar, of {@link ScrolledMonths}. */
  readonly children: ReactNode;
}

/** Renders a calendar over the whole screen of a telephone; what is chosen is said below it, beside the button that closes it. */
export function CalendarSheet({
  title,
  texts,
  legend,
  notes,
  summary,
  isOpen,
  onClose,
  children,
}: CalendarSheetProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const day = body.current?.querySelector<HTMLElement>("[role='gridcell'] [tabindex='0']");
    day?.closest('[data-month]')?.scrollIntoView({ block: 'start' });
    day?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={texts.close}
      {...(legend === undefined ? {} : { head: () => <CalendarLegend notes={notes}>{legend}</CalendarLegend> })}
      footer={(close) => (
        <div className={styles['foot']}>
          <output className={styles['summary']}>{summary}</output>
          <Button variant="primary" onClick={close}>
            {texts.done}
          </Button>
        </div>
      )}
    >
      {() => <div ref={body}>{children}</div>}
    </Sheet>
  );
}
