import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';

/** The mails of the development inbox, as they came by SMTP. */
export const developmentMail = pgTable('development_mail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The `Message-ID`: a mail that is sent again is kept once. */
  messageId: text().notNull().unique(),
  receivedAt: instant().notNull(),
  /** The whole message as it is on the wire, in base64. */
  source: text().notNull(),
});
