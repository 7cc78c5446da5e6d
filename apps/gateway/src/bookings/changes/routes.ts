import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { findAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse, refusedByName } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import { requestReference, sendStored } from '../../http/stored-responses.ts';
import { refusePointsPayment } from '../orders/refuse-points-payment.ts';
import type { BookingServices } from '../orders/services.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { changeTrip } from './change-trip.ts';
import { completeChange } from './complete-change.ts';
import { quoteWantedChange } from './quote-wanted-change.ts';
import { listChangeOptions } from '../orders/rules/change-options.ts';

/** Changes flights of trips for their travellers, and says before what can be changed and what it costs. */
export function changeRoutes(services: BookingServices): Hono {
  const { now } = services;
  const { readChangeOptions: options, quoteChange: quote, changeTrip: change, completeChange: complete } = endpoints;
  return new Hono()
    .post(options.path, async (context) => {
      const parsed = await parseBody(context, options.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const booked = await readProvedTrip(services, proved);
      if (booked.cancellation !== undefined) return refuse(context, refusedByName('tripAlreadyCancelled').refused);
      const listed = listChangeOptions(booked, now());
      return context.json({ ...listed, needsCode: proved.missing !== undefined }, options.success, noStore);
    })
    .post(quote.path, async (context) => {
      const parsed = await parseBody(context, quote.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { offer, bounds, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const booked = await readProvedTrip(services, proved);
      const quoted = await quoteWantedChange(services, booked, { offer, bounds }, now());
      if ('refused' in quoted) return refuse(context, quoted.refused);
      return context.json({ ...quoted, needsCode: proved.missing !== undefined }, quote.success, noStore);
    })
    .post(change.path, (context) => postChange(context, services))
    .post('/api/air-booking/v1/trips/changes/:changeId/completion', async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parameters = complete.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'changeNotFound' });
      const parsed = await parseBody(context, complete.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const completion = { ...parameters.data, ...parsed.value };
      return sendStored(context, await completeChange(services, completion, requestReference(context)));
    });
}

async function postChange(context: Context, services: BookingServices): Promise<Response> {
  const keyed = await parseIdempotencyKey(context);
  if ('refused' in keyed) return refuse(context, keyed.refused);
  const parsed = await parseBody(context, endpoints.changeTrip.body);
  if ('refused' in parsed) return refuse(context, parsed.refused);
  // Before the key is looked up: who does not know whose trip it is learns nothing of a key either.
  const { recordLocator, firstName, lastName, code, ...change } = parsed.value;
  const proved = await proveTrip(context, services, { recordLocator, firstName, lastName, code });
  if ('refused' in proved) return refuse(context, proved.refused);
  const refused = refusePointsPayment(context, change.payments, services.now());
  if (refused !== undefined) return refused;
  const { address, addressHash } = await readTrace(context, services);
  const request = {
    ...keyed,
    ...proved,
    change,
    accountId: findAccess(context)?.accountId,
    address,
    addressHash,
    reference: requestReference(context),
  };
  return sendStored(context, await changeTrip(services, request));
}
