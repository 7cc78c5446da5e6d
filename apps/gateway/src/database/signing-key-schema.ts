import { pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** The secrets that all instances of the gateway share: made by the first one that needs it. */
export const signingKey = pgTable('signing_key', {
  /** What it signs, such as `offer`. */
  purpose: text().primaryKey(),
  /** 32 random bytes, base64url. */
  secret: text().notNull(),
  createdAt: instant().notNull(),
});
