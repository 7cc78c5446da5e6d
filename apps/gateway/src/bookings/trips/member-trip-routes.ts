import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { BookingServices } from '../orders/services.ts';
import { addTrip } from './add-trip.ts';
import { deleteAddedTrip } from './added-trip-store.ts';
import { listTrips } from './list-trips.ts';

/** Lists the trips of the person who is logged in, and lets them add and take out others that they can name. */
export function memberTripRoutes(services: BookingServices): Hono {
  const { listTrips: list, addTrip: add, removeTrip: remove } = endpoints;
  return new Hono()
    .get(list.path, async (context) =>
      context.json(await listTrips(services, requireAccountAccess(context).accountId), list.success, noStore),
    )
    .post(add.path, async (context) => {
      const parsed = await parseBody(context, add.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { address } = await readTrace(context, services);
      const refusal = await addTrip(services, requireAccountAccess(context).accountId, parsed.value, address);
      if (refusal !== undefined) return refuse(context, refusal.refused);
      return context.body(null, add.success, noStore);
    })
    .delete('/api/account/v1/trips/:recordLocator', async (context) => {
      const parameters = remove.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'plain', status: 404, title: 'There is no such trip.' });
      const { recordLocator } = parameters.data;
      await deleteAddedTrip(services.db, requireAccountAccess(context).accountId, recordLocator.toUpperCase());
      return context.body(null, remove.success, noStore);
    });
}
