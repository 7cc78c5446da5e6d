import { funnelEvents, type FunnelStep, funnelSteps } from '@airline/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';

/** How far bookings came at one step. */
export interface StepCount {
  readonly step: FunnelStep;
  /** Bookings under way that reached it. */
  readonly bookings: number;
  /** How often it was done on the pages of a booking; of searches, those that found something. */
  readonly times: number;
}

/** Counts the steps of bookings that were received from one instant on and before another. */
export async function countSteps(db: Database, from: Date, to: Date): Promise<readonly StepCount[]> {
  const { rows } = (await db.execute(sql`
    select event, count(*) filter (where details @> '{"isFirst": true}')::integer as bookings, count(*)::integer as times
    from measurement
    where event in (${sql.join(
      Object.values(funnelEvents).map((event) => sql`${event}`),
      sql`, `,
    )})
      and route like '/air/booking/%'
      and (event <> 'flightsSearched' or (details ->> 'found')::integer > 0)
      and received_at >= ${from.toISOString()}::timestamptz and received_at < ${to.toISOString()}::timestamptz
    group by event`)) as {
    readonly rows: readonly { readonly event: string; readonly bookings: number; readonly times: number }[];
  };
  return funnelSteps.map((step) => {
    const found = rows.find(({ event }) => event === funnelEvents[step]);
    return { step, bookings: found?.bookings ?? 0, times: found?.times ?? 0 };
  });
}
