import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { listPoints } from './list-points.ts';
import type { LoyaltyServices } from './services.ts';

/** Lists the points of the member who is logged in. */
export function pointsRoutes(services: LoyaltyServices): Hono {
  const { path, success } = endpoints.listPoints;
  return new Hono().get(path, async (context) =>
    context.json(await listPoints(services, requireAccountAccess(context).accountId), success, noStore),
  );
}
