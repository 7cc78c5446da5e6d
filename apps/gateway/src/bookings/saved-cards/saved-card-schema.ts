import type { SavedCard } from '@airline/contract';
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { account } from '../../accounts/identity/identity-schema.ts';
import { instant } from '../../database/instant.ts';

/** The cards that members keep: the payment processor has them, and here stands what their owners know them by. */
export const savedCard = pgTable(
  'saved_card',
  {
    /** Made by the client: sent twice, it is one card. */
    id: uuid().primaryKey(),
    /** Null once its owner removed it: the processor forgets it next. */
    accountId: uuid().references(() => account.id, { onDelete: 'set null' }),
    /** What the processor knows it by; no client learns it. */
    reference: uuid().notNull().unique(),
    /** When the processor said that it has the card; null until then. */
    keptAt: instant(),
    brand: text().$type<SavedCard['brand']>().notNull().default('unknown'),
    lastFour: text().notNull().default(''),
    expiryMonth: smallint().notNull().default(1),
    expiryYear: smallint().notNull().default(2000),
    holderName: text().notNull().default(''),
    /** What its owner calls it. */
    label: text(),
    isDefault: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.accountId)],
);
