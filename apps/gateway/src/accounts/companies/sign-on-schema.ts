import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { account, company } from '../identity/identity-schema.ts';

/** The providers by whose accounts people of companies log in (OpenID Connect); one a company. */
export const companySignOn = pgTable('company_sign_on', {
  companyId: uuid()
    .primaryKey()
    .references(() => company.id),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Encrypted (AES-256-GCM) by the key of `signing_key`, bound to the company. */
  clientSecret: text().notNull(),
  updatedAt: instant().notNull(),
});

/** The mail domains whose people are led to a company's provider: each is of one company at a time. */
export const companySignOnDomain = pgTable(
  'company_sign_on_domain',
  {
    /** In lower case. */
    domain: text().primaryKey(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
  },
  (table) => [index().on(table.companyId)],
);

/** Whom a company's provider means by a subject, which it gives to nobody else. Personal data: never logged. */
export const companySignOnLink = pgTable(
  'company_sign_on_link',
  {
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    issuer: text().notNull(),
    subject: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    linkedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.issuer, table.subject] }),
    // An address that the company gives to somebody else does not lead the newcomer into the former holder's account.
    uniqueIndex('company_sign_on_link_account').on(table.companyId, table.accountId),
    index().on(table.accountId),
  ],
);
