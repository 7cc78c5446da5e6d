import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import type { BookingServices } from '../orders/services.ts';
import { listTrips } from './list-trips.ts';

/** Lists the trips of the person who is logged in. */
export function memberTripRoutes(services: Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'>): Hono {
  const { path, success } = endpoints.listTrips;
  return new Hono().get(path, async (context) => {
    const trips = await listTrips(services, requireAccountAccess(context).accountId);
    return context.json({ trips }, success, noStore);
  });
}
