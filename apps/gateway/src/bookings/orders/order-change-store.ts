import type { Money, TripChange } from '@airline/contract';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { orderChange } from './order-change-schema.ts';
import { orderPassenger } from './order-schema.ts';
import { orderVersion } from './order-version-schema.ts';

export type OrderChangeRow = typeof orderChange.$inferSelect;

export async function findChange(db: Database, id: string): Promise<OrderChangeRow | undefined> {
  const [found] = await db.select().from(orderChange).where(eq(orderChange.id, id));
  return found;
}

/** Reads the changes of orders that were made, the oldest first; gives what finds those of each. */
export async function readChangesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly TripChange[]> {
  if (orderIds.length === 0) return () => [];
  const rows = await db
    .select()
    .from(orderChange)
    .innerJoin(
      orderVersion,
      and(eq(orderVersion.orderId, orderChange.orderId), eq(orderVersion.number, orderChange.replaces)),
    )
    .leftJoin(travelCredit, eq(travelCredit.number, orderChange.creditNumber))
    .where(and(inArray(orderChange.orderId, [...orderIds]), eq(orderChange.status, 'confirmed')))
    .orderBy(asc(orderChange.replaces));
  const left = await db
    .select()
    .from(orderPassenger)
    .where(and(inArray(orderPassenger.orderId, [...orderIds]), isNotNull(orderPassenger.leftInVersion)))
    .orderBy(asc(orderPassenger.position));
  return (orderId) =>
    rows
      .filter(({ order_change: change }) => change.orderId === orderId)
      .map(
        ({
          order_change: { difference, cancelledPart },
          order_version: { offer, replacedAt },
          travel_credit: credit,
        }) => ({
          changedAt: replacedAt.toISOString(),
          before: offer.bounds,
          difference,
          ...(cancelledPart === null
            ? {}
            : {
                cancelledPart: {
                  bounds: offer.bounds.filter((_, place) => cancelledPart.bounds.includes(place)),
                  passengers: left
                    .filter((each) => each.orderId === orderId && cancelledPart.passengers.includes(each.position))
                    .map(({ kind, firstName, lastName }) => ({ kind, firstName, lastName })),
                },
              }),
          ...(credit === null ? {} : { travelCredit: toTravelCredit(credit) }),
        }),
      );
}

/** Shows the travel credit that a cancellation or a change gave. */
export function toTravelCredit(credit: typeof travelCredit.$inferSelect): NonNullable<TripChange['travelCredit']> {
  const amount: Money = { amountMinor: credit.amountMinor, currency: 'USD' };
  return {
    number: credit.number,
    lastFour: credit.number.slice(-4),
    holder: { firstName: credit.holderFirstName, lastName: credit.holderLastName },
    amount,
    expiresOn: credit.expiresOn,
  };
}
