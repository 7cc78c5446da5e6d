import { en } from './en.ts';
import { es } from './es.ts';

/** The mails of a trip and the calendar files that travellers take with them, by language. */
export const tripMail = { es, en } as const;
