import type { FieldTexts } from '../field/Field.tsx';

/** The words of a calendar's buttons. */
export interface CalendarTexts {
  /** 'Ver el calendario'. */
  readonly open: string;
  /** 'Mes anterior'. */
  readonly previous: string;
  /** 'Mes siguiente'. */
  readonly next: string;
}

/** What date fields have in common. */
export interface DateFieldTexts extends FieldTexts {
  readonly texts: CalendarTexts;
  /** First day that can be chosen, `2026-12-01`; none when left out. */
  readonly minimum?: string;
  /** Last day that can be chosen. */
  readonly maximum?: string;
  /** What is written in a day's cell and said with it, such as the lowest price: `(date) => '$129'`. */
  readonly noteFor?: (date: string) => string | undefined;
}
