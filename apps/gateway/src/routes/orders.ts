import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { isPermitted } from '../domain/identity/permissions.ts';
import { paidWithOf } from '../domain/orders/paid-with.ts';
import { optionalAccessOf, refuseAccess } from '../middleware/authenticate.ts';
import { parseBody } from '../parse-body.ts';
import { parseIdempotencyKey } from '../parse-idempotency-key.ts';
import { refuse } from '../problems.ts';
import type { Services } from '../services.ts';
import { completeOrder } from '../use-cases/orders/complete-order.ts';
import { createOrder } from '../use-cases/orders/create-order.ts';
import { giveKept, referenceOf } from './kept-answers.ts';

/** Books offers, and ends the orders that waited for a bank. */
export function orderRoutes({ orders }: Services): Hono {
  const { createOrder: create, completeOrder: complete } = endpoints;
  return new Hono()
    .post(create.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if (keyed === undefined) return refuse(context, 'idempotencyKeyMissing');
      const parsed = await parseBody(context, create.body);
      if ('refusal' in parsed) return parsed.refusal;
      const access = optionalAccessOf(context);
      if (paidWithOf(parsed.value) === 'points') {
        if (access?.accountId === undefined) return refuseAccess(context, 'tokenMissing');
        if (!isPermitted('listPoints', access.category)) return refuse(context, 'notPermitted');
      }
      const request = {
        ...keyed,
        order: parsed.value,
        accountId: access?.accountId,
        reference: referenceOf(context),
      };
      return giveKept(context, await createOrder(orders, request));
    })
    .post('/api/air-booking/v1/orders/:orderId/completion', async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if (keyed === undefined) return refuse(context, 'idempotencyKeyMissing');
      const parameters = complete.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, 'orderNotFound');
      const request = { ...keyed, reference: referenceOf(context) };
      return giveKept(context, await completeOrder(orders, parameters.data.orderId, request));
    });
}
