import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse, type Refused } from '../../http/refusal.ts';
import type { BookingServices } from '../orders/services.ts';
import { cancelTrip, quoteTripCancellation } from './cancel-trip.ts';
import { sendStored, requestReference } from '../../http/stored-responses.ts';
import { countTripTry } from './trip-limits.ts';

const notFound = 404;

/** Cancels trips for their travellers, and says before what they get back. */
export function cancellationRoutes(services: BookingServices): Hono {
  const { quoteCancellation: quote, cancelTrip: cancel } = endpoints;
  return new Hono()
    .post(quote.path, async (context) => {
      const parsed = await parseBody(context, quote.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const counted = await countTripTry(context, services, parsed.value.recordLocator);
      if ('refused' in counted) return refuse(context, counted.refused);
      const quoted = await quoteTripCancellation(services, parsed.value);
      if (!isTripUnknown(quoted)) await counted.proved();
      if ('refused' in quoted) return refuse(context, quoted.refused);
      return context.json(quoted, quote.success, noStore);
    })
    .post(cancel.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, cancel.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const counted = await countTripTry(context, services, parsed.value.recordLocator);
      if ('refused' in counted) return refuse(context, counted.refused);
      const request = { ...keyed, cancellation: parsed.value, reference: requestReference(context) };
      const answer = sendStored(context, await cancelTrip(services, request));
      if (answer.status !== notFound) await counted.proved();
      return answer;
    });
}

function isTripUnknown(quoted: object | Refused): boolean {
  return 'refused' in quoted && quoted.refused.kind === 'named' && quoted.refused.name === 'tripNotFound';
}
