import type { Campaign } from '@airline/contract';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { bookingOrder } from './order-schema.ts';

/**
 * Where the visit came from that an order was made on, of people who let themselves be measured. Beside the order, for it is deleted
 * after 13 months and with the account, when orders must stay.
 */
export const orderCampaign = pgTable(
  'order_campaign',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    parameters: jsonb().$type<Campaign>().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.at)],
);
