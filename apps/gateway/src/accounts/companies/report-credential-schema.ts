import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { account, company } from '../identity/identity-schema.ts';
import { companyMember } from './company-schema.ts';

/** What services fetch reports of companies with: each logs in by an account of its own, which has the hash of the secret. */
export const reportCredential = pgTable(
  'report_credential',
  {
    id: uuid().primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    accountId: uuid()
      .notNull()
      .unique('report_credential_account')
      .references(() => account.id),
    /** What the company calls it. */
    name: text().notNull(),
    lastFour: text().notNull(),
    /** Null for one that the airline made. */
    madeBy: uuid().references(() => companyMember.id),
    madeAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** To the minute: not each page of a report writes it. */
    lastUsedAt: instant(),
    /** When its administrators were mailed that it expires soon. */
    warnedAt: instant(),
    /** When it was turned off, or its time was over. */
    endedAt: instant(),
  },
  (table) => [
    index().on(table.companyId),
    index('report_credential_expiry')
      .on(table.expiresAt)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('report_credential_name')
      .on(table.companyId, sql`lower(${table.name})`)
      .where(sql`${table.endedAt} is null`),
  ],
);
