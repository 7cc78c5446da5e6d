import { en } from './en.ts';
import { es } from './es.ts';

/** The mail about a promotion, by language, for members who consented to such mails. */
export const promotionMail = { es, en } as const;
