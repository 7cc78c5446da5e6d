import type { Language, SupportTopic } from '@airline/contract';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { account, company } from '../identity/identity-schema.ts';

/** What managers of companies wrote to support. Personal data: never logged. */
export const supportRequest = pgTable(
  'support_request',
  {
    /** What it is known by to its writer and to the desk. */
    reference: text().primaryKey(),
    /** What the client sent as its key, with the account before it. */
    key: text().notNull().unique('support_request_key'),
    /** SHA-256 of what was asked for. */
    requestHash: text().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    topic: text().$type<SupportTopic>().notNull(),
    message: text().notNull(),
    language: text().$type<Language>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.accountId, table.at), index().on(table.at)],
);
