import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { BookingServices } from '../orders/services.ts';
import { cancelTrip } from './cancel-trip.ts';
import { sendStored, requestReference } from '../../http/stored-responses.ts';
import { proveTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { quoteWantedCancellation, toQuoteAnswer } from './quote-wanted-cancellation.ts';

/** Cancels trips for their travellers, and says before what they get back. */
export function cancellationRoutes(services: BookingServices): Hono {
  const { now } = services;
  const { quoteCancellation: quote, cancelTrip: cancel } = endpoints;
  return new Hono()
    .post(quote.path, async (context) => {
      const parsed = await parseBody(context, quote.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { part, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const quoted = quoteWantedCancellation(await readProvedTrip(services, proved), part, now());
      if ('refused' in quoted) return refuse(context, quoted.refused);
      return context.json(
        { ...toQuoteAnswer(quoted), needsCode: proved.missing !== undefined },
        quote.success,
        noStore,
      );
    })
    .post(cancel.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, cancel.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      // Before the key is looked up: who does not know whose trip it is learns nothing of a key either.
      const { shown, part, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const { addressHash } = await readTrace(context, services);
      const request = { ...keyed, ...proved, shown, part, addressHash, reference: requestReference(context) };
      return sendStored(context, await cancelTrip(services, request));
    });
}
