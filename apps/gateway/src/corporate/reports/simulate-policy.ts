import { setImmediate } from 'node:timers/promises';

import {
  applyPolicy,
  daysAheadOf,
  type FareFamily,
  mostSimulatedTrips,
  type PolicyBound,
  type PolicyExtra,
  type PolicyRule,
  type PolicySimulation,
} from '@airline/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** A trip as it was booked, as far as rules look at it. */
interface BookedTrip {
  readonly id: string;
  readonly recordLocator: string;
  readonly bookedAt: string;
  readonly traveller: string | null;
  readonly totalMinor: number;
  readonly lowestMinor: number | null;
  readonly firstDate: string;
  readonly bounds: readonly {
    readonly family: FareFamily;
    readonly fareMinor: number;
    readonly stops: number;
    readonly places: readonly string[];
  }[];
  /** What was bought for it, then and later. */
  readonly extras: readonly PolicyExtra[] | null;
}

/**
 * Says what rules would have said of the trips that a company booked in the last twelve months, cancelled ones too, as they were booked.
 *
 * Of a trip the lowest total is kept, not that of each direction: each is taken to be above its lowest fare by the same share.
 */
export async function simulatePolicy(
  db: Database,
  {
    companyId,
    rules,
    tripsAtOnce = 2_000,
  }: { readonly companyId: string; readonly rules: readonly PolicyRule[]; readonly tripsAtOnce?: number },
  now: Date,
): Promise<PolicySimulation> {
  const from = new Date(now.getTime() - yearMs);
  const counts = { inside: 0, reason: 0, approval: 0, blocked: 0 };
  const breaks = new Map(rules.map(({ id }) => [id, 0]));
  const stopped: PolicySimulation['stopped'] = [];
  let savedMinor = 0;
  let last: Pick<BookedTrip, 'id' | 'bookedAt'> | undefined;
  for (;;) {
    const trips = await readTrips(db, companyId, { from, last, tripsAtOnce });
    for (const trip of trips) {
      const daysAhead = daysAheadOf(trip.firstDate, new Date(trip.bookedAt));
      const verdict = applyPolicy(rules, {
        daysAhead,
        bounds: trip.bounds.map((bound) => toBound(bound, trip)),
        extras: trip.extras ?? [],
      });
      counts[verdict.outcome] += 1;
      for (const { id } of verdict.breaks) breaks.set(id, (breaks.get(id) ?? 0) + 1);
      if (verdict.outcome === 'blocked')
        savedMinor += Math.max(0, trip.totalMinor - (trip.lowestMinor ?? trip.totalMinor));
      if (verdict.outcome !== 'inside' && stopped.length < mostSimulatedTrips) {
        const { recordLocator, traveller, totalMinor, lowestMinor } = trip;
        stopped.push({
          recordLocator,
          bookedAt: new Date(trip.bookedAt).toISOString(),
          traveller: traveller ?? '',
          outcome: verdict.outcome,
          total: usd(totalMinor),
          ...(lowestMinor === null ? {} : { lowest: usd(lowestMinor) }),
        });
      }
    }
    last = trips.at(-1);
    if (trips.length < tripsAtOnce) break;
    // Others have their turn between two parts.
    await setImmediate();
  }
  const { inside, reason, approval, blocked } = counts;
  return {
    from: from.toISOString(),
    trips: inside + reason + approval + blocked,
    inside,
    reason,
    approval,
    blocked,
    saved: usd(savedMinor),
    breaks: [...breaks].map(([ruleId, trips]) => ({ ruleId, trips })),
    stopped,
  };
}

function toBound(bound: BookedTrip['bounds'][number], { totalMinor, lowestMinor }: BookedTrip): PolicyBound {
  const share = lowestMinor === null || totalMinor === 0 ? 1 : Math.min(1, lowestMinor / totalMinor);
  return { ...bound, lowestMinor: Math.round(bound.fareMinor * share) };
}

/** Reads the next trips, the newest first, by their keys. */
async function readTrips(
  db: Database,
  companyId: string,
  {
    from,
    last,
    tripsAtOnce,
  }: {
    readonly from: Date;
    readonly last: Pick<BookedTrip, 'id' | 'bookedAt'> | undefined;
    readonly tripsAtOnce: number;
  },
): Promise<readonly BookedTrip[]> {
  const before =
    last === undefined ? sql`` : sql`and (o.confirmed_at, o.id) < (${last.bookedAt}::timestamptz, ${last.id}::uuid)`;
  const { rows } = (await db.execute(sql`
    select o.id, o.record_locator as "recordLocator", o.confirmed_at::text as "bookedAt",
      (select p.first_name || ' ' || p.last_name from order_passenger p where p.order_id = o.id order by p.position limit 1)
        as traveller,
      (sold.offer -> 'price' -> 'total' ->> 'amountMinor')::integer as "totalMinor", o.lowest_minor as "lowestMinor",
      (select min(b ->> 'date') from jsonb_array_elements(sold.offer -> 'bounds') b) as "firstDate",
      (select jsonb_agg(jsonb_build_object('family', b -> 'family', 'fareMinor', b -> 'perPassenger' -> 'amountMinor',
          'stops', b -> 'itinerary' -> 'stops', 'places', jsonb_build_array(b -> 'origin', b -> 'destination',
            b -> 'itinerary' -> 'legs' -> 0 -> 'from', b -> 'itinerary' -> 'legs' -> -1 -> 'to')))
        from jsonb_array_elements(sold.offer -> 'bounds') b) as bounds,
      (select jsonb_agg(jsonb_build_object('kind', e.kind, 'amountMinor', e.amount_minor)) from order_extra e where e.order_id = o.id)
        as extras
    from booking_order o
      left join order_version v on v.order_id = o.id and v.number = 0
      cross join lateral (select coalesce(v.offer, o.offer) as offer) sold
    where o.company_id = ${companyId}::uuid and o.confirmed_at >= ${from.toISOString()}::timestamptz
      and o.status in ('confirmed', 'cancelled') ${before}
    order by o.confirmed_at desc, o.id desc
    limit ${tripsAtOnce}`)) as { readonly rows: readonly BookedTrip[] };
  return rows;
}

function usd(amountMinor: number): PolicySimulation['saved'] {
  return { amountMinor, currency: 'USD' };
}
