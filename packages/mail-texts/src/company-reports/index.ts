import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of companies' reports and of messages to travellers, by language. */
export const companyReports = { es, en } as const;
