import { en } from './en.ts';
import { es } from './es.ts';

/** The mails of watches of fares, by language. */
export const flightAlertMail = { es, en } as const;
