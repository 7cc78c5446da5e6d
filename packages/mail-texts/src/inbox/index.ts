import { en } from './en.ts';
import { es } from './es.ts';

/** The page that shows the mails of a development machine, by language. */
export const inbox = { es, en } as const;
