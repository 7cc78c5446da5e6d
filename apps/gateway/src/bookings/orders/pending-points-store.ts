import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { pointsOfBounds } from '../../loyalty/points/rules/earned-points.ts';

/**
 * Has the pending points of an order be what its flights earn for the numbers that its travellers have; what has counted stays. What
 * points pay earns none.
 */
export async function renewPendingPoints(tx: Database, orderId: string, offer: OfferContent, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`delete from points_movement where order_id = ${orderId} and counts_from > ${at}`);
  const earned = pointsOfBounds(offer);
  await tx.execute(sql`
    insert into points_movement (account_id, order_id, bound, kind, points, at, counts_from, departs_on)
    select account.id, o.id, b.bound, 'earned', sum(b.points), ${at}, b."countsFrom", b."departsOn"
    from booking_order o
    join order_passenger p on p.order_id = o.id and p.kind <> 'lapInfant' and p.left_in_version is null
    join account on account.account_number = p.frequent_flyer_number and account.kind = 'member',
      jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as b (bound smallint, points integer, "countsFrom" timestamptz, "departsOn" date)
    where o.id = ${orderId} and o.paid_with = 'card' and p.position <> ${offer.companion?.passenger ?? -1}::smallint and b.points > 0 and b."countsFrom" > ${at}
    group by account.id, o.id, b.bound, b."countsFrom", b."departsOn"`);
}
