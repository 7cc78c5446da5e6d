import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import type { Services } from '../services.ts';

/** Tells browsers where cards go. */
export function paymentSetupRoutes({ orders }: Services): Hono {
  const { path, success } = endpoints.readPaymentSetup;
  return new Hono().get(path, (context) =>
    context.json(orders.payments.setup, success, { 'cache-control': 'no-store' }),
  );
}
