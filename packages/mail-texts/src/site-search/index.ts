import { en } from './en.ts';
import { es } from './es.ts';

/** The results of the site's search as a page without script, and what is said of places that it finds, by language. */
export const siteSearch = { es, en } as const;
