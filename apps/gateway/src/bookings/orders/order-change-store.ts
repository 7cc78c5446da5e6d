import type { ChangeDifference, Money, Passenger, TripChange } from '@airline/contract';
import { eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { type JsonRow, rowFromJson } from '../../database/row-from-json.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { orderChange } from './order-change-schema.ts';
import type { CancelledPart } from './rules/cancelled-part.ts';

export type OrderChangeRow = typeof orderChange.$inferSelect;

export async function findChange(db: Database, id: string): Promise<OrderChangeRow | undefined> {
  const [found] = await db.select().from(orderChange).where(eq(orderChange.id, id));
  return found;
}

/** A change that was made, as far as an order shows it. */
export interface ChangeJson {
  readonly difference: ChangeDifference;
  readonly cancelledPart: CancelledPart | null;
  /** What was booked before. */
  readonly before: OfferContent['bounds'];
  readonly replacedAt: string;
  readonly credit: JsonRow | null;
}

/** The part of a statement that reads the changes that were made of each `booking_order`, the oldest first. */
export const selectChanges = sql`(
        select jsonb_agg(jsonb_build_object('difference', c.difference, 'cancelledPart', c.cancelled_part,
          'before', v.offer -> 'bounds', 'replacedAt', v.replaced_at, 'credit', to_jsonb(f)) order by c.replaces)
        from order_change c join order_version v on v.order_id = c.order_id and v.number = c.replaces
          left join travel_credit f on f.number = c.credit_number
        where c.order_id = booking_order.id and c.status = 'confirmed')`;

/** Shows the changes that were made of an order. */
export function toChanges(
  changes: readonly ChangeJson[],
  everybody: readonly (Pick<Passenger, 'kind' | 'firstName' | 'lastName'> & { readonly position: number })[],
): readonly TripChange[] {
  return changes.map(({ difference, cancelledPart, before, replacedAt, credit }) => ({
    changedAt: new Date(replacedAt).toISOString(),
    before,
    difference,
    ...(cancelledPart === null
      ? {}
      : {
          cancelledPart: {
            bounds: before.filter((_, place) => cancelledPart.bounds.includes(place)),
            passengers: everybody
              .filter(({ position }) => cancelledPart.passengers.includes(position))
              .map(({ kind, firstName, lastName }) => ({ kind, firstName, lastName })),
          },
        }),
    ...(credit === null ? {} : { travelCredit: toTravelCredit(rowFromJson(travelCredit, credit)) }),
  }));
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
