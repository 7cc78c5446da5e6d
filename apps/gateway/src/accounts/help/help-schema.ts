import type { LinkPurpose } from '@airline/contract';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { account } from '../identity/identity-schema.ts';
import type { LinkContent } from './rules/link-content.ts';

/** The links of mails, by the hash of their secret. */
export const accountLink = pgTable(
  'account_link',
  {
    /** SHA-256 of the 32 random bytes. */
    tokenHash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text().$type<LinkPurpose>().notNull(),
    content: jsonb().$type<LinkContent>().notNull(),
    tries: smallint().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When all its checks were answered. */
    provedAt: instant(),
    usedAt: instant(),
    supersededAt: instant(),
  },
  (table) => [index().on(table.accountId, table.purpose), index().on(table.expiresAt)],
);

/** The two answers of an account, normalised and then hashed by argon2id. */
export const accountSecurityAnswer = pgTable(
  'account_security_answer',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    questionId: text().notNull(),
    answerHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.position] })],
);

/** What somebody agreed to, allowed or refused, and what they had been shown. Rows are added, never changed. */
export const accountConsent = pgTable(
  'account_consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    granted: boolean().notNull(),
    termsVersion: text().notNull(),
    language: text().$type<'es' | 'en'>().notNull(),
    recordedAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId)],
);
