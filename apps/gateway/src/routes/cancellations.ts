import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../parse-body.ts';
import { parseIdempotencyKey } from '../parse-idempotency-key.ts';
import { refuse } from '../problems.ts';
import type { Services } from '../services.ts';
import { cancelTrip, quoteTripCancellation } from '../use-cases/orders/cancel-trip.ts';
import { giveKept, referenceOf } from './kept-answers.ts';
import { countTripTry } from './trip-limits.ts';

const notFound = 404;

/** Cancels trips for their travellers, and says before what they get back. */
export function cancellationRoutes({ identity, orders }: Services): Hono {
  const { quoteCancellation: quote, cancelTrip: cancel } = endpoints;
  return new Hono()
    .post(quote.path, async (context) => {
      const parsed = await parseBody(context, quote.body);
      if ('refusal' in parsed) return parsed.refusal;
      const counted = await countTripTry(context, identity, parsed.value.recordLocator);
      if ('refusal' in counted) return counted.refusal;
      const quoted = await quoteTripCancellation(orders, parsed.value);
      if (!('refusal' in quoted) || quoted.refusal !== 'tripNotFound') await counted.proved();
      if ('refusal' in quoted) return refuse(context, quoted.refusal);
      return context.json(quoted, quote.success, { 'cache-control': 'no-store' });
    })
    .post(cancel.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if (keyed === undefined) return refuse(context, 'idempotencyKeyMissing');
      const parsed = await parseBody(context, cancel.body);
      if ('refusal' in parsed) return parsed.refusal;
      const counted = await countTripTry(context, identity, parsed.value.recordLocator);
      if ('refusal' in counted) return counted.refusal;
      const request = { ...keyed, cancellation: parsed.value, reference: referenceOf(context) };
      const answer = giveKept(context, await cancelTrip(orders, request));
      if (answer.status !== notFound) await counted.proved();
      return answer;
    });
}
