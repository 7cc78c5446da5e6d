import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../parse-body.ts';
import { parseIdempotencyKey } from '../parse-idempotency-key.ts';
import { refuse } from '../problems.ts';
import type { Services } from '../services.ts';
import { cancelTrip, quoteTripCancellation } from '../use-cases/orders/cancel-trip.ts';
import { giveKept, referenceOf } from './kept-answers.ts';

/** Cancels trips for their travellers, and says before what they get back. */
export function cancellationRoutes({ orders }: Services): Hono {
  const { quoteCancellation: quote, cancelTrip: cancel } = endpoints;
  return new Hono()
    .post(quote.path, async (context) => {
      const parsed = await parseBody(context, quote.body);
      if ('refusal' in parsed) return parsed.refusal;
      const quoted = await quoteTripCancellation(orders, parsed.value);
      if ('refusal' in quoted) return refuse(context, quoted.refusal);
      return context.json(quoted, quote.success, { 'cache-control': 'no-store' });
    })
    .post(cancel.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if (keyed === undefined) return refuse(context, 'idempotencyKeyMissing');
      const parsed = await parseBody(context, cancel.body);
      if ('refusal' in parsed) return parsed.refusal;
      const request = { ...keyed, cancellation: parsed.value, reference: referenceOf(context) };
      return giveKept(context, await cancelTrip(orders, request));
    });
}
