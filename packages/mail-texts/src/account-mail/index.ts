import { en } from './en.ts';
import { es } from './es.ts';

/** The mails about accounts, by language: links that prove who reads them, and notices of what changed. */
export const accountMail = { es, en } as const;
