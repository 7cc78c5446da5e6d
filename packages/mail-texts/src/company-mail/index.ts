import { en } from './en.ts';
import { es } from './es.ts';

/** The mails of companies to their people, by language. */
export const companyMail = { es, en } as const;
