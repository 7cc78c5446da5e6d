import type { PointsRequest } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { account } from '../../accounts/identity/identity-schema.ts';
import { instant } from '../../database/instant.ts';
import { bookingOrder } from '../orders/order-schema.ts';

/** What members asked for of points that a trip did not bring them. */
export const pointsRequest = pgTable(
  'points_request',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** The traveller's position in the order. */
    position: smallint().notNull(),
    state: text().$type<PointsRequest['state']>().notNull(),
    /** Why people of the airline look at it. */
    reason: text().$type<'otherNumber' | 'otherBirthDate'>(),
    points: integer().notNull(),
    askedAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('points_request_once').on(table.accountId, table.orderId),
    uniqueIndex('points_request_traveller')
      .on(table.orderId, table.position)
      .where(sql`${table.state} <> 'declined'`),
    index('points_request_waiting')
      .on(table.askedAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);
