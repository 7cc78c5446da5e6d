import { en } from './en.ts';
import { es } from './es.ts';

/** The page of the payment sandbox's PayPal, by language. */
export const payPalPage = { es, en } as const;
