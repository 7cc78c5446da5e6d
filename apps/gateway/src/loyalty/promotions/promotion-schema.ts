import type { MarketingRegion, PromotionAudience, PromotionDraft } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';

/** Accounts stand above loyalty: their table is named here by its key alone. */
const account = pgTable('account', { id: uuid().primaryKey() });

/** What the marketing managers of a region offer travellers for a while. */
export const promotion = pgTable(
  'promotion',
  {
    id: uuid().primaryKey(),
    region: text().$type<MarketingRegion>().notNull(),
    kind: text().$type<PromotionDraft['kind']>().notNull(),
    texts: jsonb().$type<PromotionDraft['texts']>().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    optInEndsAt: instant(),
    timeZone: text().notNull(),
    audience: jsonb().$type<PromotionAudience>().notNull(),
    /** Null together with the flights where there is nothing to register for. */
    rewardPoints: integer(),
    rewardFlights: smallint(),
    stage: text().$type<'draft' | 'published' | 'ended'>().notNull(),
    /** How often it was saved. */
    version: integer().notNull(),
    publishedAt: instant(),
    savedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.region, table.startsAt),
    index().on(table.stage, table.endsAt),
    check('promotion_reward_whole', sql`(${table.rewardPoints} is null) = (${table.rewardFlights} is null)`),
  ],
);

export type PromotionRow = typeof promotion.$inferSelect;

/** The members who registered for a promotion. */
export const promotionRegistration = pgTable(
  'promotion_registration',
  {
    promotionId: uuid()
      .notNull()
      .references(() => promotion.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    registeredAt: instant().notNull(),
    /** When the reward was added to the member's points. */
    rewardedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] }), index().on(table.accountId)],
);
