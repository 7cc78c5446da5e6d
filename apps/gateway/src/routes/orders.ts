import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { parseBody } from '../parse-body.ts';
import { parseIdempotencyKey } from '../parse-idempotency-key.ts';
import { refuse } from '../problems.ts';
import type { Services } from '../services.ts';
import type { KeptAnswer } from '../store/idempotency-keys.ts';
import { completeOrder } from '../use-cases/orders/complete-order.ts';
import { createOrder } from '../use-cases/orders/create-order.ts';

/** Books offers, and ends the orders that waited for a bank. */
export function orderRoutes({ orders }: Services): Hono {
  const { createOrder: create, completeOrder: complete } = endpoints;
  return new Hono()
    .post(create.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if (keyed === undefined) return refuse(context, 'idempotencyKeyMissing');
      const parsed = await parseBody(context, create.body);
      if ('refusal' in parsed) return parsed.refusal;
      const request = { ...keyed, order: parsed.value, reference: referenceOf(context) };
      return give(context, await createOrder(orders, request));
    })
    .post('/api/air-booking/v1/orders/:orderId/completion', async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if (keyed === undefined) return refuse(context, 'idempotencyKeyMissing');
      const parameters = complete.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, 'orderNotFound');
      const request = { ...keyed, reference: referenceOf(context) };
      return give(context, await completeOrder(orders, parameters.data.orderId, request));
    });
}

function referenceOf(context: Context): string {
  return String(context.get('requestId'));
}

function give(context: Context, { status, mediaType, body }: KeptAnswer): Response {
  return context.body(body, status as ContentfulStatusCode, { 'content-type': mediaType, 'cache-control': 'no-store' });
}
