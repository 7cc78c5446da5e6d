import type { Language } from '@airline/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { company } from '../identity/identity-schema.ts';

/** Companies that somebody signs up, until their link has opened them or is over. Personal data: never logged. */
export const companySignup = pgTable(
  'company_signup',
  {
    id: uuid().primaryKey(),
    /** What the client sent as its key. */
    key: text().notNull().unique('company_signup_key'),
    /** SHA-256 of what was asked for. */
    requestHash: text().notNull(),
    companyName: text().notNull(),
    registrationNumber: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    product: text().notNull(),
    language: text().$type<Language>().notNull(),
    askedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** What its link has opened: once. */
    companyId: uuid().references(() => company.id),
  },
  (table) => [index().on(table.expiresAt)],
);
