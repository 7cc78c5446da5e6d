import type { CompanyOverview, Whereabout } from '@airline/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Nobody is looked for on a trip whose last flight is longer ago. */
const longestStayMs = 31 * dayMs;

/** Who travels, with the order that they travel on. */
export type FoundWhereabout = Whereabout & { readonly orderId: string };

/**
 * Finds who of a company is where.
 *
 * 1. Who is on a flight by the schedule is on the way to where it lands.
 * 2. Who landed is there until the trip's next flight; after its last one for a day, unless it brought them back to where the trip began.
 * 3. Who departs within a day leaves from there.
 *
 * Each traveller of a trip stands in it once, by the first of these that holds.
 */
export async function findWhereabouts(
  db: Database,
  companyId: string,
  now: Date,
  most: number,
): Promise<readonly FoundWhereabout[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const soon = sql`${new Date(now.getTime() + dayMs).toISOString()}::timestamptz`;
  const since = sql`${new Date(now.getTime() - longestStayMs).toISOString()}::timestamptz`;
  const yesterday = sql`${new Date(now.getTime() - dayMs).toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with trip as (
      select distinct order_id, position from company_flight
      where company_id = ${companyId}::uuid and departs_at between ${since} and ${soon}
    ), placed as (
      select f.*, lead(f.departs_at) over w as next_departs_at, first_value(f.origin) over w as began
      from company_flight f join trip using (order_id, position)
      window w as (partition by f.order_id, f.position order by f.departs_at, f.leg_id)
    ), known as (
      select placed.*, case
        when departs_at <= ${at} and arrives_at > ${at} then 'onTheWay'
        when arrives_at <= ${at} and (next_departs_at > ${at} or
          (next_departs_at is null and destination <> began and arrives_at > ${yesterday})) then 'there'
        when departs_at > ${at} and departs_at <= ${soon} then 'leaving'
      end as state
      from placed
    ), one as (
      select distinct on (order_id, position) * from known where state is not null
      order by order_id, position, array_position(array['onTheWay', 'there', 'leaving'], state), departs_at
    )
    select one.order_id as "orderId", one.state, case one.state when 'leaving' then one.origin else one.destination end as station,
      p.first_name || ' ' || p.last_name as traveller, o.record_locator as "recordLocator", one.flight, one.origin as from,
      one.destination as to, one.departs_local as "departsAt", one.arrives_local as "arrivesAt"
    from one join order_passenger p using (order_id, position) join booking_order o on o.id = one.order_id
    order by one.departs_at, one.order_id, one.position limit ${most}`)) as {
    readonly rows: readonly FoundWhereabout[];
  };
  return rows;
}

/** Keeps those who are at a station, on the way there, or fly from or to it within a day. */
export function isAbout({ station: at, to }: Whereabout, station: string): boolean {
  return at === station || to === station;
}

/** Reads the flights from a day on to two weeks, the next first, and how many they are. */
export async function readUpcoming(
  db: Database,
  companyId: string,
  now: Date,
): Promise<Pick<CompanyOverview, 'upcoming' | 'upcomingCount'>> {
  const from = new Date(now.getTime() + dayMs).toISOString();
  const to = new Date(now.getTime() + 14 * dayMs).toISOString();
  const { rows } = (await db.execute(sql`
    select p.first_name || ' ' || p.last_name as traveller, o.record_locator as "recordLocator", f.flight, f.origin as from,
      f.destination as to, f.departs_local as "departsAt", f.arrives_local as "arrivesAt", f.total as "count"
    from (
      select *, count(*) over () as total from company_flight
      where company_id = ${companyId}::uuid and departs_at > ${from}::timestamptz and departs_at <= ${to}::timestamptz
      order by departs_at, order_id, position, leg_id limit 10
    ) f join order_passenger p using (order_id, position) join booking_order o on o.id = f.order_id
    order by f.departs_at, f.order_id, f.position, f.leg_id`)) as {
    readonly rows: readonly (CompanyOverview['upcoming'][number] & { readonly count: number | string })[];
  };
  return {
    upcoming: rows.map(({ count: _count, ...flight }) => flight),
    upcomingCount: Number(rows[0]?.count ?? 0),
  };
}
