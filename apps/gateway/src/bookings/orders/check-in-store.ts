import { type SQL, sql } from 'drizzle-orm';

import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { listLegs } from './rules/journey.ts';

/** Who checked in for a flight, by the traveller's position in the order. */
export interface StoredCheckIn {
  readonly passenger: number;
  readonly legId: string;
  readonly sequence: number;
  readonly position: number | null;
  /** The numbers of the tags of their bags, at the first flight of a direction. */
  readonly bagTags: readonly string[];
  /** Whether the gate took them on board. */
  readonly isOnBoard: boolean;
}

/** The part of a statement that reads who of each `booking_order` checked in for which flight. */
export const selectCheckIns = sql`(
        select jsonb_agg(jsonb_build_object('passenger', i.passenger, 'legId', i.leg_id, 'sequence', i.sequence,
          'position', i.position, 'bagTags', (select coalesce(jsonb_agg(t.number order by t.at, t.number), '[]') from bag_tag t
            where t.order_id = i.order_id and t.passenger = i.passenger and t.leg_id = i.leg_id),
          'isOnBoard', exists (select from boarding b
            where b.order_id = i.order_id and b.passenger = i.passenger and b.leg_id = i.leg_id)) order by i.leg_id, i.passenger)
        from check_in i where i.order_id = booking_order.id)`;

/** The part of a statement that undoes the check-in of all who were on the order of `orders`, and gives what it undid. */
export function clearCheckIns(orders: SQL): SQL {
  return sql`delete from check_in where order_id in (select id from ${orders}) returning order_id, passenger, leg_id`;
}

/**
 * The part of a statement that undoes the check-in for flights that an order no longer has, and of who no longer flies, and gives what it
 * undid.
 */
export function clearCheckInsOutside(orders: SQL, offer: OfferContent, leaving: readonly number[]): SQL {
  const kept = JSON.stringify(listLegs(offer.bounds).map(({ id }) => id));
  return sql`delete from check_in where order_id in (select id from ${orders})
      and (not ${kept}::jsonb ? leg_id or ${JSON.stringify(leaving)}::jsonb @> to_jsonb(passenger))
      returning order_id, passenger, leg_id`;
}

/**
 * The part of a statement that leaves a mail about passes that are void, where another part, `undone`, undid a check-in. `changeId` is the
 * change that did; without one the order was cancelled.
 */
export function insertCheckInUndoneMail(undone: SQL, changeId: string | null, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`insert into job (kind, key, payload, created_at, run_after)
      select 'checkInUndoneMail', coalesce(${changeId}::text, undone.order_id::text),
        jsonb_build_object('orderId', undone.order_id, 'changeId', ${changeId}::text,
          'undone', jsonb_agg(jsonb_build_object('passenger', undone.passenger, 'legId', undone.leg_id))), ${at}, ${at}
      from ${undone} as undone group by undone.order_id
      on conflict (kind, key) do nothing`;
}
