import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { type Refused, refuse, refusedByName } from '../../http/refusal.ts';
import { deleteBoarding, putCall } from './boarding-store.ts';
import { openFlight } from './flight-boarding.ts';
import { scanPass } from './scan-pass.ts';
import type { BoardingServices } from './services.ts';

const one = '/api/boarding/v1/flights/:legId';

/** Lets people at a gate see who checked in for a flight, and take them on board. */
export function boardingRoutes(services: BoardingServices): Hono {
  const { readFlightBoarding: read, scanPass: scan, takeOffBoard: takeOff, callPlaces: call } = endpoints;
  return new Hono()
    .get(one, async (context) => {
      const legId = readLegId(context);
      if (typeof legId !== 'string') return refuse(context, legId.refused);
      const flight = await openFlight(services, legId);
      if ('refused' in flight) return refuse(context, flight.refused);
      return context.json(flight.shown, read.success, noStore);
    })
    .post(`${one}/scans`, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, scan.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const legId = readLegId(context);
      if (typeof legId !== 'string') return refuse(context, legId.refused);
      const { text, isAhead = false } = parsed.value;
      const result = await scanPass(services, { legId, text, isAhead, scanKey: keyed.key });
      if ('refused' in result) return refuse(context, result.refused);
      return context.json(result, scan.success, noStore);
    })
    .post(`${one}/offloads`, async (context) => {
      const parsed = await parseBody(context, takeOff.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { sequence } = parsed.value;
      return changeFlight(context, services, (legId) => deleteBoarding(services.db, legId, sequence));
    })
    .put(`${one}/call`, async (context) => {
      const parsed = await parseBody(context, call.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { upTo } = parsed.value;
      return changeFlight(context, services, (legId) => putCall(services.db, legId, upTo, services.now()));
    });
}

/** Changes a flight that the schedule has, and answers with it as it is then. */
async function changeFlight(
  context: Context,
  services: BoardingServices,
  change: (legId: string) => Promise<void>,
): Promise<Response> {
  const legId = readLegId(context);
  if (typeof legId !== 'string') return refuse(context, legId.refused);
  if ((await services.findLeg(legId)) === undefined) {
    return refuse(context, refusedByName('boardingFlightNotFound').refused);
  }
  await change(legId);
  const flight = await openFlight(services, legId);
  if ('refused' in flight) return refuse(context, flight.refused);
  return context.json(flight.shown, 200, noStore);
}

/** Reads which flight is meant; what names none is a flight that is not found. */
function readLegId(context: Context): string | Refused {
  const parsed = endpoints.readFlightBoarding.parameters.safeParse(context.req.param());
  return parsed.success ? parsed.data.legId : refusedByName('boardingFlightNotFound');
}
