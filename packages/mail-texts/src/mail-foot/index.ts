import { en } from './en.ts';
import { es } from './es.ts';

/** The foot of every mail, by language. */
export const mailFoot = { es, en } as const;
