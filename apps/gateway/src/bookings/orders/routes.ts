import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { findAccess } from '../../http/access.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import type { OrderServices } from './services.ts';
import { completeOrder } from './complete-order.ts';
import { createOrder } from './create-order.ts';
import { refusePointsPayment } from './refuse-points-payment.ts';
import { sendStored, requestReference } from '../../http/stored-responses.ts';

/** Books offers, and ends the orders that waited for a bank. */
export function orderRoutes(services: OrderServices): Hono {
  const { createOrder: create, completeOrder: complete } = endpoints;
  return new Hono()
    .post(create.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, create.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const refused = refusePointsPayment(context, parsed.value.payments, services.now());
      if (refused !== undefined) return refused;
      const { address, addressHash } = await readTrace(context, services);
      const request = {
        ...keyed,
        order: parsed.value,
        accountId: findAccess(context)?.accountId,
        address,
        addressHash,
        reference: requestReference(context),
      };
      return sendStored(context, await createOrder(services, request));
    })
    .post('/api/air-booking/v1/orders/:orderId/completion', async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parameters = complete.parameters.safeParse(context.req.param());
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'orderNotFound' });
      const parsed = await parseBody(context, complete.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const completion = { ...parameters.data, ...parsed.value };
      return sendStored(context, await completeOrder(services, completion, requestReference(context)));
    });
}
