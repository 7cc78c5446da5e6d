import { en } from './en.ts';
import { es } from './es.ts';

/** What a page shows that asks for a script of an older build, by language. */
export const newVersion = { es, en } as const;
