import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { accountAccessOf } from '../middleware/authenticate.ts';
import type { Services } from '../services.ts';
import { listPoints } from '../use-cases/account/list-points.ts';
import { listTrips } from '../use-cases/account/list-trips.ts';

const noStore = { 'cache-control': 'no-store' };

/** Lists the trips and the points of whoever is logged in. */
export function memberTripRoutes({ database: { db }, now }: Pick<Services, 'database' | 'now'>): Hono {
  return new Hono()
    .get(endpoints.listTrips.path, async (context) => {
      const trips = await listTrips(db, accountAccessOf(context).accountId, now());
      return context.json({ trips }, endpoints.listTrips.success, noStore);
    })
    .get(endpoints.listPoints.path, async (context) =>
      context.json(await listPoints(db, accountAccessOf(context).accountId), endpoints.listPoints.success, noStore),
    );
}
