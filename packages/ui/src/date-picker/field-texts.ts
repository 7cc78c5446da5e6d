import type { FieldTexts } from '../field/Field.tsx';

/** The words of a calendar's buttons. */
export interface CalendarTexts {
  /** 'Ver el calendario'. */
  readonly open: string;
  /** 'Mes anterior'. */
  readonly previous: string;
  /** 'Mes siguiente'. */
  readonly next: string;
  /** Closes the sheet of a telephone: 'Cerrar'. */
  readonly close: string;
  /** Closes it with what was chosen: 'Listo'. */
  readonly done: string;
}

/** What is written in a day's cell and said with it, such as the lowest price: '$129'. */
export interface DayNote {
  readonly text: string;
  /** Whether the day is set off from the others, as the legend says: the cheapest of its month. */
  readonly standsOut?: boolean;
}

/** The dates chosen so far: none, the first alone, or both where two are asked for. */
export interface ChosenDates {
  readonly start?: string;
  readonly end?: string;
}

/** What date fields have in common. */
export interface DateFieldTexts extends FieldTexts {
  readonly texts: CalendarTexts;
  /** First day that can be chosen, `2026-12-01`; none when left out. */
  readonly minimum?: string;
  /** Last day that can be chosen. */
  readonly maximum?: string;
  /** Gives the note of a day; while the end of a range is being chosen, with its start. */
  readonly noteFor?: ((date: string, start?: string) => DayNote | undefined) | undefined;
  /** Says what sets days off from the others: 'El precio más bajo del mes'. Said with each of them. */
  readonly legend?: string | undefined;
  /** Says what the notes of the days are, with the start of a range whose end is being chosen: 'Precio de la ida'. */
  readonly notesLegend?: ((start?: string) => string) | undefined;
  /** Says in the sheet of a telephone what is chosen, or what to choose: '1 – 8 dic · desde $258'. */
  readonly summary?: ((dates: ChosenDates) => string) | undefined;
}
