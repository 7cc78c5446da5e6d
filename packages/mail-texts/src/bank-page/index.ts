import { en } from './en.ts';
import { es } from './es.ts';

/** The page of the payment sandbox's bank, by language. */
export const bankPage = { es, en } as const;
