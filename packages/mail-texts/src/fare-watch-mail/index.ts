import { en } from './en.ts';
import { es } from './es.ts';

/** The mails of watches of fares, by language. */
export const fareWatchMail = { es, en } as const;
