import { en } from './en.ts';
import { es } from './es.ts';

/** The pages of the gateway where no app can answer, by language: nothing found, a form sent without the app, a failure. */
export const documents = { es, en } as const;
