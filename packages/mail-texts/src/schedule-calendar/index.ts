import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of the calendar file of what flies between two places, by language. */
export const scheduleCalendar = { es, en } as const;
