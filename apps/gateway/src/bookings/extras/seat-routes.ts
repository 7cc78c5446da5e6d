import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readExtendableTrip } from './read-extras.ts';
import type { ExtraServices } from './services.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { chooseSeats } from './choose-seats.ts';
import { toSeats } from './extras-view.ts';

/** Shows the seats of trips, and gives those for which nothing is due; the others are bought as extras. */
export function seatRoutes(services: ExtraServices): Hono {
  const { readSeats: read, chooseSeats: choose } = endpoints;
  return new Hono()
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const booked = await readExtendableTrip(services, proved);
      if ('refused' in booked) return refuse(context, booked.refused);
      const { recordLocator } = booked;
      return context.json({ recordLocator, ...(await toSeats(services, booked)) }, read.success, noStore);
    })
    .put(choose.path, async (context) => {
      const parsed = await parseBody(context, choose.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { seats, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const chosen = await chooseSeats(services, proved, seats);
      if ('refused' in chosen) return refuse(context, chosen.refused);
      return context.json(chosen, choose.success, noStore);
    });
}
